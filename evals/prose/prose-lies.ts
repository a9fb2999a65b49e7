import type { Lexicon } from '#domain/language/lexicon.ts';
import type { FactKind } from '../facts/read-facts.ts';
import type { Lie } from '../lies/lie.ts';
import { makeLies } from '../lies/make-lies.ts';
import { readLies, readTruths } from '../lies/read-lies.ts';
import type { Split } from '../split.ts';
import { tellInFirstPerson } from './first-person.ts';

export interface Extent {
  split: Split | undefined;
  seed: number;
  /** Lies made of each class; there are 25. */
  perClass: number;
  /** How many resumes, and how many postings for each. */
  resumes: number;
  postings: number;
  /** Every so many texts of the corpus alone. */
  every: number;
}

export interface ProseTexts {
  planted: Lie[];
  generated: Lie[];
  truths: Lie[];
}

/** What is planted: the corpus's own texts of these kinds, and lies made of the resumes' lines. */
export function proseTexts(
  folder: string,
  texts: ReadonlyMap<string, string>,
  lexicon: Lexicon,
  kinds: readonly FactKind[],
  { split, seed, perClass, every }: Extent,
): ProseTexts {
  const ofKind = (lies: Lie[]) =>
    lies.filter(({ kind }) => kinds.includes(kind)).filter((_, at) => at % every === seed % every);
  const kind = kinds.includes('letter') ? 'letter' : 'linkedin';
  return {
    planted: ofKind(readLies(folder, split)),
    generated: makeLies(texts, lexicon, { seed, perClass, split })
      // A deed that is told of no job is true of the person.
      .filter(({ class: name, text, claims }) => name !== 'commingling' || !claims.includes(text))
      .map((lie) => tellInFirstPerson(lie, kind)),
    truths: ofKind(readTruths(folder, split)),
  };
}
