import type { TitleWord } from '../language/lexicon-entries.ts';
import type { Mention } from '../language/phrase-index.ts';
import { phraseList, phrasePattern } from '../language/phrase-pattern.ts';
import { type Comparator, type Comparison, type Finding, finding, spanOf } from './comparison.ts';
import type { Token } from './tokens.ts';
import { wordSupport } from './word-support.ts';

/** A title that a text gives the person is one they held: its head word, and every word that raises it. */
export const compareTitles: Comparator = (comparison) => [
  ...compareClaimed(comparison),
  ...comparePromotion(comparison),
];

const compareClaimed: Comparator = (comparison) => {
  const { knowledge, tokens } = comparison;
  const held = heldTitles(comparison);
  return knowledge.lexicon.titleWords
    .find(tokens)
    .filter(
      (mention) =>
        (mention.value.role === 'head' || isHeadOf(mention, comparison)) && isClaimed(mention, comparison),
    )
    .flatMap((mention) => {
      const words = titleTokens(mention, comparison).filter(
        ({ key }) => !knowledge.forms.isSoft(key) && !describing.test(key),
      );
      const [first, last] = [words[0], words.at(-1)];
      if (!first || !last) return [];
      const missing = held.map((title) =>
        words.filter((word) => !title.some((token) => isSameTitleWord(word, token))),
      );
      if (isOnlyAnothers(words, comparison))
        return [finding(comparison, { start: first.start, end: last.end }, 'title')];
      if (isInOneLine(words, comparison) || isWrittenSo(words, comparison)) return [];
      const [fewest = words] = missing.sort((a, b) => a.length - b.length);
      if (fewest.length === 0 || (comparison.kind === 'bullet' && isToldOtherwise(words, comparison)))
        return [];
      const isHead = fewest.some((word) => word.start >= mention.start && !isOfFamily(word, held));
      const isRank = fewest.some((word) => isRanked(word, comparison));
      const isLoose = comparison.kind === 'bullet' && /^\s+of\b/u.test(comparison.text.slice(mention.end));
      return [
        finding(comparison, { start: first.start, end: last.end }, 'title', {
          strength: isRank || isHead ? (isLoose ? 0.4 : 1) : 0.3,
        }),
      ];
    });
};

/** What a person is besides: no part of a title. */
const describing = phrasePattern.u`^(?:${'titles/describing'})$`;

/** "Entwicklerin" in "Softwareentwicklerin", "gestora" and "gestor". */
const foreignTitle = (a: string, b: string) =>
  a === b ||
  (Math.min(a.length, b.length) >= 5 &&
    (a.endsWith(b) ||
      b.endsWith(a) ||
      a.slice(0, -1) === b.slice(0, -1) ||
      a.startsWith(b) ||
      b.startsWith(a)));

/** All of its words, or what they stand for, in one line that says what the person is. */
function isInOneLine(words: readonly Token[], { alignment, ledger, kind: text }: Comparison): boolean {
  const isSelf = text === 'summary' || text === 'headline' || text === 'linkedin';
  return ledger.lines.some(
    (line, place) =>
      (line.kind === 'header' ||
        line.kind === 'credential' ||
        (line.tokens.length < 12 && !(line.kind === 'job' && isSelf))) &&
      line.wishFrom > line.tokens.length &&
      words.every((word) => {
        const support = alignment.supports.get(word);
        return support !== undefined && support.best >= 0.95 && support.lines.includes(place);
      }),
  );
}

/** "Backup operator on …", "three as first author": a line begins with the title, or says "as". */
const isWrittenSo = (words: readonly Token[], { ledger, scope }: Comparison) =>
  ledger.lines.some(({ tokens, wishFrom }, place) =>
    tokens.some(
      (token, at) =>
        scope[place] &&
        at < wishFrom &&
        token.key === words[0]?.key &&
        (at === 0 || /\bas\b|\b(?:an?|am)$/u.test(`${tokens[at - 2]?.key} ${tokens[at - 1]?.key}`)) &&
        !token.kinds.has('unfinished') &&
        words.every((word, step) => tokens[at + step]?.key === word.key),
    ),
  );

/** "Trainer of five analysts" for "trained five analysts". */
const isToldOtherwise = (words: readonly Token[], { alignment }: Comparison) =>
  words.every((token) => (alignment.supports.get(token)?.best ?? 0) >= 0.85);

/** "Linguist" of "linguistics". */
const isOfFamily = (word: Token, held: readonly (readonly Token[])[]) =>
  word.part !== '' && held.some((title) => title.some((token) => wordSupport(word, token) >= 0.9));

const isSameTitleWord = (word: Token, held: Token) =>
  word.part === ''
    ? foreignTitle(word.key, held.key)
    : word.stem === held.stem || longForm(word.key) === longForm(held.key);

/** "Head of Mathematics", "Director of Sales". */
const isHeadOf = ({ start, end }: Mention<TitleWord>, { text }: Comparison) =>
  /^(?:head|director|chief|vice president|vp|dean|chair)(?:\s+of)?$/iu.test(text.slice(start, end)) &&
  /\bof\b/iu.test(text.slice(start, end + 4));

/** The titles the person gives themselves: of their jobs, and runs of words of a headline or summary, but no wish. */
function heldTitles({ ledger, scope, jobs, kind: text }: Comparison): Token[][] {
  const isSelf = text === 'summary' || text === 'headline' || text === 'linkedin';
  return ledger.lines
    .filter(({ kind, job }, place) => (jobs === undefined || job === -1 ? kind !== 'skill' : scope[place]))
    .filter(({ kind, heading }) => !(isSelf && (kind === 'job' || (kind === 'other' && heading !== ''))))
    .flatMap(({ tokens, wishFrom, kind }) => {
      const own = tokens
        .slice(0, wishFrom)
        .filter((_, place) => kind !== 'job' || !isAnothers(tokens, place));
      return kind === 'header' || own.length <= window
        ? [own]
        : own.map((_, from) => own.slice(from, from + window));
    });
}

/** "Second to the executive chef": somebody else's title. */
const isAnothers = (tokens: readonly Token[], place: number) =>
  tokens.slice(Math.max(0, place - 3), place).some(({ key }) => key === 'the');

/** Wherever the person writes it, it's somebody else's. */
function isOnlyAnothers(words: readonly Token[], { ledger }: Comparison): boolean {
  const places = ledger.lines.flatMap(({ tokens, kind }) =>
    tokens.flatMap((_, at) =>
      words.every((word, step) => tokens[at + step]?.key === word.key)
        ? [
            kind === 'job' &&
              /^(?:to|under|for|with|by)$/u.test(tokens[at - 2]?.key ?? '') &&
              isAnothers(tokens, at),
          ]
        : [],
    ),
  );
  return words.length > 1 && places.length > 0 && places.every(Boolean);
}

const window = 7;

const isClaimedWords4 = phrasePattern.u`^(?:\s+(?:${'titles/is-claimed-4'})\b|[,.;:|–(-]|\s*$|\s+\p{L})`;

const isClaimedWords3 = phrasePattern.iu`\b(?:${'titles/is-claimed-3'})\s+(?:\p{L}+\s+){0,2}$`;

const isClaimedWords2 = phrasePattern.iu`\b(?:${'titles/is-claimed-2'})\s+(?:an?\s+|the\s+|een\s+)?(?:[\p{L}-]+\s+){0,3}$`;

const isClaimedWords = phrasePattern.iu`^(?:${'titles/is-claimed'})$`;

/** Said of the person: a headline, the opening of a summary, "as a …", "promoted to …". */
function isClaimed(
  { start, end }: Mention<TitleWord>,
  { kind, text, isFirst, language, tokens }: Comparison,
): boolean {
  const before = text.slice(0, start);
  const after = text.slice(end);
  if (/s$/u.test(text.slice(start, end)) && language === 'en' && !/ss$/.test(text.slice(start, end)))
    return false;
  if (isClaimedWords.test(text.slice(start, end)) && !/^\s+of\b/u.test(after)) return false;
  if (kind === 'headline') return true;
  if (isClaimedWords2.test(before)) return true;
  if (isClaimedWords3.test(before)) return false;
  const isSecond =
    /^(?:[\p{L}/-]+\s+){1,6}(?:and|&)\s+(?:an?\s+)?(?:[\p{L}-]+\s+){0,3}$/u.test(before) &&
    !/\b(?:with|who|in|for|at|of)\b/u.test(before);
  if (isSecond && (kind === 'summary' || kind === 'linkedin') && isFirst) return true;
  if (kind === 'bullet' && tokens.some((token) => token.end <= start && token.part === 'VERB')) return false;
  const isOpening = before.trim().split(/\s+/u).filter(Boolean).length <= 4 && !/[,.;:]/u.test(before);
  if (!isOpening) return false;
  if (kind === 'summary' || kind === 'linkedin') return isFirst && isClaimedWords4.test(after);
  return kind === 'bullet' && /^\s+(?:of|at|in|for|responsible)\b|^\s*,/u.test(after);
}

/** The words of the title: those right before its head that belong to it. */
function titleTokens(mention: Mention<TitleWord>, { tokens, text }: Comparison): Token[] {
  const own = tokens.filter(({ start, end }) => start >= mention.start && end <= mention.end);
  const before = tokens
    .filter(({ end }) => end <= mention.start)
    .slice(-3)
    .reverse();
  const words = [...own];
  let from = mention.start;
  for (const token of before) {
    if (
      !/^[\s-]*$/u.test(text.slice(token.end, from)) ||
      !token.isContent ||
      (token.part === 'VERB' && !/^lead$/iu.test(token.key)) ||
      token.part === 'ADV'
    )
      break;
    words.unshift(token);
    from = token.start;
  }
  return words;
}

const isRanked = (word: Token, { knowledge: { lexicon } }: Comparison) =>
  (lexicon.titleWords.whole(word.text)?.rank ?? 0) >= 3;

const longForms = new Map(phraseList('titles/long-forms').map((pair) => pair.split(':') as [string, string]));

/** "Sr." and "Senior", "Mgr" and "Manager" are one word. */
const longForm = (word: string) => longForms.get(word) ?? word;

const promotion = phrasePattern.iu`\b(?:${'titles/promotion'})\b|晋升|昇進`;

const risen = phrasePattern.iu`\b(?:(?:${'titles/risen'}) (?:(?:my|his|her|their) way )?up|started (?:as|on|in|out)|began as)\b`;

/** "Two have since been promoted": whoever that was, it isn't the person. */
const othersPromoted = phrasePattern.iu`^(?!.*\bI(?:'ve|’ve| have| was| got)\b).*\b(?:${'titles/others-promoted'})\b[^.;]{0,20}\bpromot`;

/** A promotion is told of, or two posts at one employer show it. */
function comparePromotion(comparison: Comparison): Finding[] {
  const { ledger, text } = comparison;
  const found = promotion.exec(text);
  if (
    !found ||
    ledger.text.split('\n').some((line) => promotion.test(line) && !othersPromoted.test(line)) ||
    (/^rose|^advanced/iu.test(found[0]) && risen.test(ledger.text))
  )
    return [];
  const employers = ledger.jobs.map(({ company }) => company).filter(Boolean);
  const isStepped = new Set(employers).size < employers.length;
  return [
    finding(comparison, spanOf(found), 'title', {
      strength: isStepped ? 0.2 : 1,
    }),
  ];
}
