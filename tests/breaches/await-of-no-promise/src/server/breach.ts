import { identify } from './auth/identify.ts';

export async function breach(): Promise<string> {
  return await identify('x');
}
