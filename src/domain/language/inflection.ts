import { phraseList, phrasePattern } from './phrase-pattern.ts';
import { isNoun, isVerb, type WordKnowledge } from './word-knowledge.ts';

/** A verb in its two tenses. */
export interface VerbForms {
  base: string;
  past: string;
  /** It also names a thing: "visit", "schedule". */
  isNoun?: boolean;
}

/** Base, past, and where it's another form, the participle. */
const irregular = new Map(
  phraseList('inflection/irregular').map((entry) => {
    const [base = '', past = '', participle = past] = entry.split(':');
    return [base, { base, past, participle }] as const;
  }),
);
const byPast = new Map([...irregular.values()].map(({ base, past }) => [past, base]));
const byParticiple = new Map([...irregular.values()].map(({ past, participle }) => [participle, past]));

/** Verbs of more than one syllable that double their last letter. */
const doubling = phrasePattern.u`(?:^|re|un|out|over)(?:${'inflection/doubling'})$`;
const oneSyllable = /^(?:[^aeiou]|qu)*[aeiou][^aeiouwxy]$/u;

const doubled = (base: string) =>
  oneSyllable.test(base) || doubling.test(base) ? `${base}${base.at(-1)}` : base;

export function pastOf(base: string): string {
  const known = irregular.get(base)?.past;
  if (known !== undefined) return known;
  if (base.endsWith('e')) return `${base}d`;
  return /[^aeiou]y$/u.test(base) ? `${base.slice(0, -1)}ied` : `${doubled(base)}ed`;
}

export function gerundOf(base: string): string {
  if (base.endsWith('ie')) return `${base.slice(0, -2)}ying`;
  return base.endsWith('e') && !/(?:ee|oe|ye)$/u.test(base) && base !== 'be'
    ? `${base.slice(0, -1)}ing`
    : `${doubled(base)}ing`;
}

export function thirdOf(base: string): string {
  if (base === 'have' || base === 'be') return base === 'have' ? 'has' : 'is';
  if (/(?:s|sh|ch|x|z|o)$/u.test(base)) return `${base}es`;
  return /[^aeiou]y$/u.test(base) ? `${base.slice(0, -1)}ies` : `${base}s`;
}

/** "written", "done", "shown", "reviewed": what stands after "was" or "have". */
export const isParticiple = (word: string): boolean => pastOfParticiple(word) !== undefined;

/** "written" → "wrote". */
export const pastOfParticiple = (word: string): string | undefined =>
  byParticiple.get(word) ?? (/ed$/u.test(word) ? word : undefined);

/** The verb that a word is a form of, for any verb of the dictionary. */
export function inflectedVerb(word: string, words: WordKnowledge): VerbForms | undefined {
  const base = basesOf(word).find(
    (each) =>
      each.length > 1 &&
      [each, pastOf(each), gerundOf(each), thirdOf(each)].includes(word) &&
      isVerb(words.meaningOf(each)),
  );
  return base === undefined ? undefined : { base, past: pastOf(base), isNoun: isNoun(words.meaningOf(base)) };
}

function basesOf(word: string): string[] {
  const known = byPast.get(word);
  if (known !== undefined) return [known];
  const stems = ['ing', 'ed', 'es', 's', 'd'].flatMap((end) =>
    word.endsWith(end) ? [word.slice(0, -end.length)] : [],
  );
  return [
    ...stems.flatMap((stem) => [
      stem.replace(/([^aeiouls])\1$/u, '$1'),
      `${stem}e`,
      stem.replace(/i$/u, 'y'),
      stem,
    ]),
    word.replace(/ying$/u, 'ie'),
    word,
  ];
}
