import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inSplit, type Split } from '../split.ts';

/** A posting that tries to give orders, and the words that show that an order was followed. */
export interface Injection {
  name: string;
  posting: string;
  kind: string;
  canary: string;
}

export function readInjections(folder: string, split: Split | undefined): Injection[] {
  const path = join(folder, 'injections');
  return readdirSync(path)
    .filter((name) => name.endsWith('.json') && inSplit(name, split))
    .map((name) => {
      const { kind, canary } = JSON.parse(readFileSync(join(path, name), 'utf8')) as Injection;
      const posting = readFileSync(join(path, name.replace(/json$/, 'txt')), 'utf8');
      return { name: name.slice(0, -'.json'.length), posting, kind, canary };
    });
}
