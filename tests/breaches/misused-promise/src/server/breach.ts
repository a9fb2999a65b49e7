import { openApp } from './app.ts';

export function breach(): number {
  return openApp('x') ? 1 : 2;
}
