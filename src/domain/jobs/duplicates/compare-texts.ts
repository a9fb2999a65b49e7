import { countShared } from './same-words.ts';
import type { TellingSentence, TellingText } from './telling-text.ts';

export interface WordComparison {
  /** How many telling words the shorter text has. */
  size: number;
  /** How much of one text is in the other, wherever it stands there: of the one of which that's more. */
  cover: number;
  /** How many telling words are missing in the other text: of the side with fewer, and with more. */
  left: number;
  mostLeft: number;
}

/** `known` are words of employers and places: a copy may call them as it likes. */
export function compareWords(a: TellingText, b: TellingText, known: ReadonlySet<string>): WordComparison {
  const [fromA, fromB] = [countLeft(a, b, known), countLeft(b, a, known)];
  return {
    size: Math.min(a.telling.size, b.telling.size),
    cover: Math.max(coverOf(a, fromA), coverOf(b, fromB)),
    left: Math.min(fromA, fromB),
    mostLeft: Math.max(fromA, fromB),
  };
}

const coverOf = ({ telling }: TellingText, left: number) =>
  telling.size === 0 ? 0 : 1 - left / telling.size;

function countLeft(text: TellingText, other: TellingText, known: ReadonlySet<string>): number {
  let left = 0;
  for (const word of text.telling) if (!other.words.has(word) && !known.has(word)) left += 1;
  return left;
}

export interface SentenceComparison {
  /** How many words stand in whole sentences that the other text lacks: of the side with fewer. */
  own: number;
  /** Sentences that both have, but with another figure or another name. */
  changed: number;
}

export function compareSentences(
  a: TellingText,
  b: TellingText,
  known: ReadonlySet<string>,
): SentenceComparison {
  const fromA = lookInto(a, b, known);
  const fromB = lookInto(b, a, known);
  return { own: Math.min(fromA.own, fromB.own), changed: Math.min(fromA.changed, fromB.changed) };
}

function lookInto(text: TellingText, other: TellingText, known: ReadonlySet<string>): SentenceComparison {
  let own = 0;
  let changed = 0;
  for (const sentence of text.sentences) {
    const partner = partnerOf(sentence, other.sentences);
    if (partner && saysOther(sentence, partner, { text, other, known })) changed += 1;
    if (!partner && !sentence.isFrame && countNew(sentence, other) > sentence.words.size * maxNewShare)
      own += sentence.words.size;
  }
  return { own, changed };
}

const countNew = ({ words }: TellingSentence, other: TellingText) =>
  words.size - countShared(words, other.words);

/** So much of a sentence's words in one of the other text make the two one. */
const enough = 0.5;
/** A sentence that was parted or joined has its words here and there: at most so much of it is new. */
const maxNewShare = 0.25;

/** The sentence of the other text that says most of what this one says. */
function partnerOf(sentence: TellingSentence, others: readonly TellingSentence[]) {
  let best: TellingSentence | undefined;
  let most = 0;
  for (const other of others) {
    const common = countShared(sentence.words, other.words);
    if (common > most && common >= sentence.words.size * enough) {
      best = other;
      most = common;
    }
  }
  return best;
}

interface Both {
  text: TellingText;
  other: TellingText;
  known: ReadonlySet<string>;
}

/** Each of the two has a figure, or a name, that the other text lacks. */
function saysOther(one: TellingSentence, partner: TellingSentence, { text, other, known }: Both): boolean {
  const hasOwnFigure = ({ figures }: TellingSentence, from: TellingText) =>
    [...figures].some((figure) => !from.figures.has(figure));
  const isFrame = one.isFrame && partner.isFrame;
  if (!isFrame && hasOwnFigure(one, other) && hasOwnFigure(partner, text)) return true;
  const hasOwnName = ({ names }: TellingSentence, from: TellingText) =>
    [...names].some((name) => !from.words.has(name) && !known.has(name));
  return hasOwnName(one, other) && hasOwnName(partner, text);
}
