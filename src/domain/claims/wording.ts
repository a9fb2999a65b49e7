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

const compareWords: Comparator = (comparison) =>
  [...comparison.alignment.supports].flatMap(([token, { best, elsewhere }]): Finding[] => {
    if (isFree(token, comparison)) return [];
    const found: Finding[] = [];
    if (elsewhere >= 0.95 && best < 0.6 && token.part === 'VERB' && !token.kinds.has('light'))
      found.push(finding(comparison, token, 'other-job', { strength: 0.3 * (1 - best) }));
    if (elsewhere >= 0.95 && best < 0.7 && isTelling(token, comparison))
      found.push(
        finding(comparison, token, 'other-job', {
          strength: (isPlainForeign(token) ? 0.2 : 0.5) * (1 - best),
        }),
      );
    if (best < enough)
      found.push(
        finding(comparison, token, 'wording', {
          strength: ofOne * ((enough - best) / enough) * weightOf(token, comparison),
        }),
      );
    return found;
  });

/** Without a grammar small words look like any other. */
const isPlainForeign = ({ part, text }: Token) => part === '' && !/\p{Lu}/u.test(text);

const enough = 0.7;

/** Runs of words of which most have no support: "…, using a self-written manual". */
function compareClauses(comparison: Comparison): Finding[] {
  const { tokens, text } = comparison;
  const phrases: Token[][] = [];
  for (const token of tokens) {
    const last = phrases.at(-1)?.at(-1);
    const isOpening =
      !last ||
      last.clause !== token.clause ||
      opening.test(token.key) ||
      /[,;]/u.test(text.slice(last.end, token.start));
    if (isOpening) phrases.push([token]);
    else phrases.at(-1)?.push(token);
  }
  return phrases.flatMap((phrase) => {
    const content = phrase.filter((token) => token.isContent && !isFree(token, comparison));
    const missing = missingOf(content, comparison);
    const [first, last] = [phrase[0], phrase.at(-1)];
    const isNew = missing >= content.length * least;
    if (!first || !last || content.length < 2 || !(isNew || isMostlyUnsaid(content, comparison))) return [];
    return [
      finding(comparison, { start: first.start, end: last.end }, 'wording', {
        strength: isNew ? Math.min(2, missing) : least,
      }),
    ];
  });
}

/** Words that are only a little like the person's, most of a run of them: likeness is no support. */
function isMostlyUnsaid(content: readonly Token[], { alignment, language }: Comparison): boolean {
  if (language !== 'en') return false;
  const unsaid = content.filter((token) => (alignment.supports.get(token)?.best ?? 0) < sameThing).length;
  return unsaid >= 2 && unsaid >= content.length * 0.6;
}

/** How many of the words nothing says; half as many for those that only other lines say than the one that says most. */
function missingOf(content: readonly Token[], { alignment, scope }: Comparison): number {
  const lack = (token: Token, best: number) =>
    Math.max(0, Math.min(1, (sameThing - best) / span)) * (token.part === '' ? 0.6 : 1);
  const anywhere = content.reduce(
    (sum, token) => sum + lack(token, alignment.supports.get(token)?.best ?? 0),
    0,
  );
  const inOne = scope.reduce((least, isIn, line) => {
    if (!isIn) return least;
    const sum = content.reduce(
      (all, token) => all + lack(token, alignment.scores.get(token)?.[line] ?? 0),
      0,
    );
    return Math.min(least, sum);
  }, content.length);
  return (anywhere + Math.max(anywhere, inOne)) / 2;
}

const opening = phrasePattern.u`^(?:${'wording/opening'})$`;
/** From the same thing down to nothing like it. */
const span = 0.45;
/** So much of a run is new. */
const least = 0.5;

/** Verbs are the acts' business; numbers the amounts'; praise and courtesy claim nothing. */
function isFree(
  { key, part, kinds, start, end }: Token,
  { knowledge: { forms }, amounts }: Comparison,
): boolean {
  if (
    /\d/u.test(key) ||
    part === 'NUM' ||
    amounts.some((amount) => start >= amount.start && end <= amount.end)
  )
    return true;
  if (forms.isSoft(key) || forms.isFrame(key) || forms.isSoft(forms.stem(key)) || forms.isCourtesy(key))
    return true;
  return part === 'VERB' && kinds.has('light');
}

/** Common words stand in every job. */
const common = 2_000;
const isTelling = ({ lemma, part }: Token, { knowledge: { words } }: Comparison) =>
  part !== 'VERB' && part !== 'ADV' && words.rankOf(lemma) > common;

const weightOf = ({ part, lemma }: Token, { knowledge: { words } }: Comparison) =>
  (part === 'ADV' ? 0.6 : part === 'VERB' ? 0.7 : 1) *
  (part === '' ? 0.5 : words.rankOf(lemma) < common ? 0.6 : 1);
