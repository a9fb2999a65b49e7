import { openSet } from '../set-files.ts';
import { inSplit, type Split } from '../split.ts';

/** A posting that tries to give orders, and the words that show that an order was followed. */
export interface Injection {
  name: string;
  posting: string;
  kind: string;
  canary: string;
}

export function readInjections(folder: string, split: Split | undefined): Injection[] {
  const set = openSet(folder);
  return set
    .list('injections')
    .filter((name) => name.endsWith('.json') && inSplit(name, split))
    .map((name) => {
      const { kind, canary } = JSON.parse(set.read(`injections/${name}`)) as Injection;
      const posting = set.read(`injections/${name.replace(/json$/, 'txt')}`);
      return { name: name.slice(0, -'.json'.length), posting, kind, canary };
    });
}
