import { normalName } from './normal-name.ts';

export async function findName(name: string): Promise<string> {
  return normalName(name);
}
