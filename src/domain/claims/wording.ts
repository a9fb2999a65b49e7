import { phrasePattern } from '../language/phrase-pattern.ts';
import { type Comparator, type Comparison, type Finding, finding } from './comparison.ts';
import { isListed } from './known-spelling.ts';
import type { Token } from './tokens.ts';
import { sameThing } from './word-support.ts';

const strange = /https?:|www\.|[@<>{}\\^`|]|\[|\]|\*\*|__|\$\{|[\p{So}\p{Cc}]/giu;

/** No link and no markup that the person doesn't have, and no word that is neither ordinary nor in our lists. */
export const compareForm: Comparator = (comparison) => {
  const { text, ledger, kind } = comparison;
  const own = ledger.text.toLowerCase();
  const isOwn = (mark: string) =>
    own.includes(mark.toLowerCase()) || (mark === '|' && kind !== 'bullet' && kind !== 'summary');
  const marks = [...text.matchAll(strange)].filter(([mark]) => !isOwn(mark));
  return [
    ...marks.map(({ index, 0: mark }) => ({ start: index, end: index + mark.length })),
    ...unknownWords(comparison),
  ].map((span) => finding(comparison, span, 'form'));
};

/** A posting could speak through a word that nobody knows. */
function unknownWords({ tokens, alignment, ledger, knowledge, language, isForeign }: Comparison): Token[] {
  if (language !== 'en' || isForeign) return [];
  const { lexicon, forms } = knowledge;
  return tokens.filter(
    (token) =>
      token.isContent &&
      /^\p{Ll}{4,}$/u.test(token.text) &&
      (alignment.supports.get(token)?.best ?? 0) < 0.5 &&
      !ledger.keys.has(token.key) &&
      !forms.isCourtesy(token.key) &&
      !isListed(token.key, lexicon) &&
      !isListed(token.lemma, lexicon),
  );
}

/** Words that nothing in scope says; and those that only another job says. */
export const compareWording: Comparator = (comparison) => [
  ...compareWords(comparison),
  ...compareClauses(comparison),
];

/** One new word may be a way of saying it; several beside each other are a claim of their own. */
const ofOne = 0.4;
const enough = 0.7;

const compareWords: Comparator = (comparison) =>
  [...comparison.alignment.supports].flatMap(([token, { best, elsewhere }]): Finding[] => {
    if (best >= enough || isFree(token, comparison)) return [];
    const ofOther =
      elsewhere < 0.95 ? 0 : isTelling(token, comparison) ? 0.45 : token.part === 'VERB' ? 0.3 : 0;
    return [
      finding(comparison, token, 'other-job', { strength: ofOther * (1 - best) }),
      finding(comparison, token, 'wording', { strength: ofOne * ((enough - best) / enough) }),
    ];
  });

/** Runs of words of which most are at best a little like the person's: "…, using a self-written manual". */
function compareClauses(comparison: Comparison): Finding[] {
  const { tokens, text, alignment, language } = comparison;
  // In other languages likeness is known of few words.
  if (language !== 'en') return [];
  const phrases: Token[][] = [];
  for (const token of tokens) {
    const last = phrases.at(-1)?.at(-1);
    const isOpening =
      last?.clause !== token.clause ||
      opening.test(token.key) ||
      /[,;]/u.test(text.slice(last.end, token.start));
    if (isOpening) phrases.push([token]);
    else phrases.at(-1)?.push(token);
  }
  return phrases.flatMap((phrase) => {
    const content = phrase.filter((token) => token.isContent && !isFree(token, comparison));
    const unsaid = content.filter((token) => (alignment.supports.get(token)?.best ?? 0) < sameThing).length;
    const [first, last] = [phrase[0], phrase.at(-1)];
    return first && last && unsaid >= 2 && unsaid >= content.length * mostly
      ? [finding(comparison, { start: first.start, end: last.end }, 'wording', { strength: 0.5 })]
      : [];
  });
}

const opening = phrasePattern.u`^(?:${'wording/opening'})$`;
const mostly = 0.6;

/** Numbers are the amounts' business; praise and courtesy claim nothing, nor does a verb that only says that it was done. */
function isFree({ key, kinds, start, end }: Token, { knowledge: { forms }, amounts }: Comparison): boolean {
  return (
    /\d/u.test(key) ||
    amounts.some((amount) => start >= amount.start && end <= amount.end) ||
    forms.isSoft(key) ||
    forms.isFrame(key) ||
    forms.isCourtesy(key) ||
    kinds.has('light')
  );
}

/** Common words stand in every job. */
const common = 2_000;
const isTelling = ({ lemma }: Token, { knowledge: { words } }: Comparison) => words.rankOf(lemma) > common;
