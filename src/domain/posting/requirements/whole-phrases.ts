import { partsOfSpeech } from '../../language/parts-of-speech.ts';
import type { Span } from '../../language/span.ts';

/**
 * Parts of one ask that make sense alone. Where it isn't sure that the two sides of a cut do, it isn't made: a longer quote is
 * better than half a phrase.
 */
export function wholePhrases<Part extends Span & { isAsked: boolean }>(
  text: string,
  parts: readonly Part[],
): Part[] {
  const from = parts[0]?.start ?? 0;
  const words = taggedWords(text.slice(from, parts.at(-1)?.end), from);
  let reached = 0;
  const wordsOfNext = ({ start, end }: Span) => {
    while ((words[reached]?.start ?? end) < start) reached += 1;
    const first = reached;
    while ((words[reached]?.start ?? end) < end) reached += 1;
    return words.slice(first, reached);
  };
  const whole: Part[] = [];
  let left: TaggedWord[] = [];
  let isDeed = false;
  for (const part of parts) {
    const last = whole.at(-1);
    const right = wordsOfNext(part);
    if (!last) isDeed = beginsWithDeed(right);
    // What isn't asked is shown to nobody: it's only joined where it begins what is asked.
    if (last && part.isAsked && !isCutSure({ left, right, isDeed })) {
      Object.assign(last, { end: part.end, isAsked: true });
      left = [...left, ...right].slice(-farthest);
    } else {
      whole.push({ ...part });
      left = right;
    }
  }
  return whole;
}

/** Words further before a cut say nothing about it. */
const farthest = 60;

interface TaggedWord {
  start: number;
  text: string;
  part: string;
}

const taggedWords = (text: string, from: number): TaggedWord[] =>
  [...partsOfSpeech(text)]
    .filter(([, { part }]) => part !== 'PUNCT' && part !== 'SPACE')
    .map(([start, { part }]) => ({
      start: from + start,
      part,
      text: /^[\p{L}\p{N}'’+#-]+/u.exec(text.slice(start))?.[0]?.toLowerCase() ?? '',
    }));

interface Cut {
  left: readonly TaggedWord[];
  right: readonly TaggedWord[];
  /** What stands before begins with something done, so that what follows may be its object. */
  isDeed: boolean;
}

function isCutSure({ left, right, isDeed }: Cut): boolean {
  const [first, second, , fourth] = right;
  const last = left.at(-1);
  if (!first || !last || !left.some(isThing) || !right.some(isThing)) return false;
  if (first.text === 'you') return true;
  // "At least one year" stands alone, "at least one of them" doesn't.
  const isAmount = second?.text === 'least' && fourth?.part === 'NOUN';
  if (goesOn.test(first.text) || (leaning.test(first.part) && !isAmount) || open.test(last.part))
    return false;
  const isVerb = isVerbal(first);
  if (isVerb && left.some(({ text }) => subordinate.test(text))) return false;
  return isVerb || !isDeed;
}

const isThing = ({ part, text }: TaggedWord) => /^(?:NOUN|PROPN|NUM|SYM|X)$/.test(part) || /ing$/.test(text);
const isVerbal = ({ part }: TaggedWord) => /^(?:VERB|AUX)$/.test(part);

/** What begins so belongs to what stands before it. */
const leaning = /^(?:ADP|SCONJ|CCONJ|PART)$/;
const goesOn =
  /^(?:including|preferably|especially|particularly|as|so|such|which|who|that|with|of|it|they|this|both)$/;
/** What ends so goes on behind the cut. */
const open = /^(?:ADP|DET|ADJ|CCONJ|AUX)$/;
const subordinate = /^(?:who|that|which|when|because|where|while|how|what)$/;

/** Verbs that say what somebody is or has: what follows them is asked, one thing after the other. */
const having =
  /^(?:have|has|having|hold|holds|be|is|are|need|needs|needed|bring|possess|must|require|requires|required|seeking|looking|prefer|preferred|proven|demonstrated)$/;

const beginsWithDeed = ([first]: readonly TaggedWord[]) =>
  first?.part === 'VERB' && !having.test(first.text) && !/(?:ing|ed)$/.test(first.text);
