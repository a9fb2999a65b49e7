import { shortName } from './short-name.ts';

export function useNames(): string[] {
  return [shortName('Ada Lovelace')];
}
