import type { TitleWord } from '../lexicon.ts';
import type { Word } from '../text/words.ts';
import type { Evidence } from './evidence.ts';

/** A plain occupation has no rank of its own in the list: it counts as 2. */
export const rankOf = ({ rank, role }: TitleWord): number | undefined =>
  rank ?? (role === 'head' ? 2 : undefined);

const longForms: Readonly<Record<string, string>> = {
  sr: 'senior',
  'sr.': 'senior',
  jr: 'junior',
  'jr.': 'junior',
  mgr: 'manager',
  dir: 'director',
  vp: 'vice president',
  asst: 'assistant',
  tech: 'technician',
  rep: 'representative',
  supv: 'supervisor',
  coord: 'coordinator',
  dev: 'developer',
  eng: 'engineer',
  admin: 'administrator',
  exec: 'executive',
  prof: 'prof',
  svp: 'senior vice president',
  evp: 'executive vice president',
};

/** "Sr." and "Senior", "Mgr" and "Manager" are one word. */
export const longForm = (word: string) => longForms[word.toLowerCase()] ?? word.toLowerCase();

export interface Held {
  word: string;
  rank: number;
  line: number;
  stems: Set<string>;
}

const cache = new WeakMap<Evidence, Held[]>();

/** Title words of the source, but not those of other people ("second to the executive chef"). */
export function heldTitles(evidence: Evidence): Held[] {
  const known = cache.get(evidence);
  if (known) return known;
  const held = evidence.lines.flatMap((line, place) =>
    evidence.lexicon.titleWords
      .find(line.words)
      .filter(({ start }) => start - line.start < line.wishFrom)
      .filter(
        ({ start }) =>
          !/(?:second|report\p{L}*|deputy|assistant|assist\p{L}*|support\p{L}*)\s+(?:to\s+(?:the\s+|our\s+|an?\s+)?|the\s+|our\s+)(?:\p{L}+\s+){0,2}$|(?:assisted|assisting|supported|supporting)\s+(?:\p{L}+\s+){0,2}$|\b(?:under|PI|with the|by the)\s+(?:\p{L}+\s+)?$/iu.test(
            evidence.text.slice(Math.max(line.start, start - 42), start),
          ),
      )
      .map(
        ({ value, start, end }): Held => ({
          word: longForm(value.word),
          rank: rankOf(value) ?? 0,
          line: place,
          stems: stemsNear(line.words, start, end, evidence),
        }),
      ),
  );
  cache.set(evidence, held);
  return held;
}

/** The three words on either side. */
function stemsNear(words: readonly Word[], start: number, end: number, evidence: Evidence): Set<string> {
  const before = words.filter((word) => word.end <= start).slice(-3);
  const after = words.filter((word) => word.start >= end).slice(0, 4);
  return new Set([...before, ...after].map(({ key }) => evidence.forms.stem(key)));
}
