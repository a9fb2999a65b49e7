import { openApp } from './app.ts';

export function breach(): void {
  openApp('x');
}
