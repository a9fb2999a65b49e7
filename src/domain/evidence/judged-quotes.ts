import { foldMarks } from '../language/fold.ts';
import { isFunctionWord } from '../language/function-words.ts';
import { stemOf, wordsOf } from '../language/words.ts';
import type { ReadResume } from '../resume/read-resume.ts';
import { type ResumeLine, resumeLines } from './resume-lines.ts';
import { type Unit, unitsOf } from './units.ts';
import type { Judged, JudgedAsk, Place } from './verdicts.ts';

/** What of a model's answer stands in a resume as it reads now. */
export interface QuoteReader {
  /** The fields that an answer rests on; undefined where it has no quote, or one that the resume doesn't have. */
  unitsBehind(ask: JudgedAsk): readonly Unit[] | undefined;
  /** Whether a field says something that wasn't there when the resume was judged. */
  isNew(place: Place): boolean;
}

export function quoteReader(view: ReadResume, { seen, rewritten }: Omit<Judged, 'asks'>): QuoteReader {
  const lines = resumeLines(view.data).map((line) => ({ ...line, folded: foldMarks(line.text) }));
  const units = unitsOf(view).all;
  const knownWords = stemsOf([seen, ...rewritten.map(({ after }) => after)].join('\n'));
  const lineOf = (words: string) => lines.find(({ folded }) => words !== '' && folded.includes(words));
  const unitsOfQuote = (quote: string): Unit[] => {
    const words = foldMarks(quote);
    const line = lineOf(words);
    if (line) return unitsIn(words, line, units);
    // In our wording now, as long as that still says most of what was quoted.
    return rewritten
      .filter(({ before, after }) => foldMarks(before).includes(words) && keepsWords(words, after))
      .flatMap(({ after }) => after.split('\n'))
      .flatMap((after) => {
        const folded = foldMarks(after);
        const now = lineOf(folded);
        return now ? unitsIn(folded, now, units) : [];
      });
  };
  return {
    unitsBehind: ({ quotes }) => {
      const each = quotes.map(unitsOfQuote);
      if (each.length === 0 || each.some((some) => some.length === 0)) return undefined;
      return [...new Set(each.flat())];
    },
    isNew: ({ text }) => [...stemsOf(text)].some((stem) => !knownWords.has(stem)),
  };
}

/** A quote of a heading line or of a list is of one of its fields, or of several. */
function unitsIn(words: string, { paths }: ResumeLine, units: readonly Unit[]): Unit[] {
  // A degree's field is told with its school under one of the two names.
  const own = units.filter(({ path }) => paths.includes(path));
  const holding = own.filter(({ text }) => foldMarks(text).includes(words));
  if (holding.length > 0) return holding.slice(0, 1);
  const held = own.filter(({ text }) => words.includes(foldMarks(text)));
  return held.length > 0 ? held : own.slice(0, 1);
}

const stemsOf = (text: string): Set<string> =>
  new Set(wordsOf(text).flatMap(({ key }) => (isFunctionWord(key) ? [] : [stemOf(key)])));

const most = 0.5;

function keepsWords(quote: string, after: string): boolean {
  const quoted = [...stemsOf(quote)];
  const kept = stemsOf(after);
  return quoted.filter((stem) => kept.has(stem)).length >= most * quoted.length;
}
