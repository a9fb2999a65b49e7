import type { TitleWord } from '../language/lexicon-entries.ts';
import type { Mention } from '../language/phrase-index.ts';
import { phrasePattern } from '../language/phrase-pattern.ts';
import { type Comparator, type Comparison, type Finding, finding, spanOf } from './comparison.ts';
import type { LedgerLine } from './ledger.ts';
import type { Token } from './tokens.ts';
import { wordSupport } from './word-support.ts';

/** A title that a text gives the person is one they held: its head word, and every word that raises it. */
export const compareTitles: Comparator = (comparison) => [
  ...comparison.knowledge.lexicon.titleWords
    .find(comparison.tokens)
    .filter((mention) => isHead(mention, comparison) && isClaimed(mention, comparison))
    .flatMap((mention) => compareTitle(mention, comparison)),
  ...comparePromotion(comparison),
];

/** "Head of Mathematics", "Director of Sales". */
const heads = /^(?:head|director|chief|vice president|vp|dean|chair)\b/iu;
const isHead = ({ value, start, end }: Mention<TitleWord>, { text }: Comparison) =>
  value.role === 'head' || heads.test(text.slice(start, end));

function compareTitle(mention: Mention<TitleWord>, comparison: Comparison): Finding[] {
  const { kind, text, knowledge, alignment, ledger } = comparison;
  const held = heldTitles(comparison);
  const words = titleTokens(mention, comparison).filter(({ key }) => !knowledge.forms.isSoft(key));
  const [first, last] = [words[0], words.at(-1)];
  if (!first || !last) return [];
  const span = { start: first.start, end: last.end };
  if (isOnlyAnothers(words, comparison)) return [finding(comparison, span, 'title')];
  if (isWrittenSo(words, comparison)) return [];
  const isSaid = (word: Token, line: LedgerLine) => {
    const { best = 0, lines = [] } = alignment.supports.get(word) ?? {};
    return best >= 0.95 && lines.some((place) => ledger.lines[place] === line);
  };
  const [fewest = words] = held
    .map(({ line, own }) =>
      words.filter((word) => !isSaid(word, line) && !own.some((token) => isSameTitleWord(word, token))),
    )
    .sort((a, b) => a.length - b.length);
  // "Trainer of five analysts" for "trained five analysts".
  const isStatedOtherwise =
    kind === 'bullet' && words.every((token) => (alignment.supports.get(token)?.best ?? 0) >= 0.85);
  if (fewest.length === 0 || isStatedOtherwise) return [];
  const isRaised = fewest.some(
    (word) =>
      (knowledge.lexicon.titleWords.whole(word.text)?.rank ?? 0) >= 3 ||
      (word.start >= mention.start && !isOfFamily(word, held)),
  );
  const isLoose = kind === 'bullet' && /^\s+of\b/u.test(text.slice(mention.end));
  const strength = isRaised ? (isLoose ? 0.4 : 1) : 0.3;
  return [finding(comparison, span, 'title', { strength })];
}

/** "Second to the executive chef": wherever the person writes it, it's somebody else's. */
function isOnlyAnothers(words: readonly Token[], { ledger }: Comparison): boolean {
  const isAnothers = ({ kind, tokens }: LedgerLine, at: number) =>
    kind === 'job' &&
    /^(?:to|under|for|with|by)$/u.test(tokens[at - 2]?.key ?? '') &&
    tokens[at - 1]?.key === 'the';
  const written = ledger.lines.flatMap((line) =>
    line.tokens.flatMap((_, at) =>
      words.every((word, step) => line.tokens[at + step]?.key === word.key) ? [isAnothers(line, at)] : [],
    ),
  );
  return words.length > 1 && written.length > 0 && written.every(Boolean);
}

/** "Backup operator on …", "three as first author": a line begins with the title, or says "as". */
const isWrittenSo = (words: readonly Token[], { ledger }: Comparison) =>
  ledger.lines.some(({ tokens, wishFrom }) =>
    tokens.some(
      (_, at) =>
        at < wishFrom &&
        (at === 0 || /\bas\b|\b(?:an?|am)$/u.test(`${tokens[at - 2]?.key} ${tokens[at - 1]?.key}`)) &&
        words.every((word, step) => tokens[at + step]?.key === word.key),
    ),
  );

/** "Linguist" of "linguistics". */
const isOfFamily = (word: Token, held: readonly HeldTitle[]) =>
  word.part !== '' && held.some(({ own }) => own.some((token) => wordSupport(word, token) >= 0.9));

/** In other languages "Entwicklerin" is in "Softwareentwicklerin", and "gestora" is "gestor". */
const isSameTitleWord = (word: Token, held: Token) =>
  word.stem === held.stem ||
  (word.part === '' && (wordSupport(word, held) >= 0.9 || held.key.endsWith(word.key)));

interface HeldTitle {
  line: LedgerLine;
  own: Token[];
}

/** Where the person gives themselves titles: their jobs, and what they say of themselves, but no wish. */
function heldTitles({ ledger, scope, jobs, kind: text }: Comparison): HeldTitle[] {
  const isSelf = text === 'summary' || text === 'headline' || text === 'linkedin';
  return ledger.lines
    .filter(({ kind, job }, place) => (jobs === undefined || job === -1 ? kind !== 'skill' : scope[place]))
    .filter(({ kind }) => !(isSelf && kind === 'job'))
    .map((line) => ({ line, own: line.tokens.slice(0, line.wishFrom) }));
}

const introducing = phrasePattern.iu`\b(?:${'titles/is-claimed-2'})\s+(?:an?\s+|the\s+|een\s+)?(?:[\p{L}-]+\s+){0,3}$`;

/** Said of the person: a headline, the opening of a summary, "as a …", "promoted to …". */
function isClaimed({ start, end }: Mention<TitleWord>, { kind, text, isFirst }: Comparison): boolean {
  const before = text.slice(0, start);
  if (kind === 'headline' || introducing.test(before)) return true;
  const isOpening = before.trim().split(/\s+/u).filter(Boolean).length <= 4 && !/[,.;:]/u.test(before);
  if (!isOpening) return false;
  return kind === 'bullet'
    ? /^\s+(?:of|at|in|for|responsible)\b|^\s*,/u.test(text.slice(end))
    : kind !== 'letter' && isFirst;
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
      (token.part === 'VERB' && !/^lead$/iu.test(token.key))
    )
      break;
    words.unshift(token);
    from = token.start;
  }
  return words;
}

const promotion = phrasePattern.iu`\b(?:${'titles/promotion'})\b|晋升|昇進`;

/** "Two have since been promoted": whoever that was, it isn't the person. */
const othersPromoted = phrasePattern.iu`^(?!.*\bI(?:'ve|’ve| have| was| got)\b).*\b(?:${'titles/others-promoted'})\b[^.;]{0,20}\bpromot`;

/** A promotion is told of, or two posts at one employer show it. */
function comparePromotion(comparison: Comparison): Finding[] {
  const { ledger, text } = comparison;
  const found = promotion.exec(text);
  const isTold = (line: string) => promotion.test(line) && !othersPromoted.test(line);
  if (!found || ledger.text.split('\n').some(isTold)) return [];
  const employers = ledger.jobs.map(({ company }) => company).filter(Boolean);
  const isStepped = new Set(employers).size < employers.length;
  return [finding(comparison, spanOf(found), 'title', { strength: isStepped ? 0.2 : 1 })];
}
