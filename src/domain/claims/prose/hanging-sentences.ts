import { paragraphOf, type ReviewedSentence, textOf } from './reviewed-sentence.ts';

/** Points at an employer that was named before: "There", "in the same role". "There are" points at nothing. */
const there =
  /\bthere\b(?!\s+(?:is|are|was|were|has|have|had)\b|['’])|\b(?:in|at|during|from) (?:that|the same) (?:role|job|position|post|place|company|team|school|store|time)\b/iu;
/** Points at what was said just before. What follows "this role" is the job that somebody applies for. */
const before =
  /^(?:(?:this|that|these|those)\b(?! (?:role|position|job|posting|opportunity|opening|vacancy|post|is why)\b)|(?:it|they|he|she|both|one|here|earlier|later|then|next|afterwards|before that|after that|since then|as a result|in doing so|the (?:former|latter|same))\b)|\bI (?:did|do|found|made|achieved|built) (?:it|this|that|so)\b/iu;
/** Goes on from something that was said of the person. */
const more = /\b(?:also|too|as well(?! as)|in addition|additionally|furthermore|moreover|besides)\b/iu;

/** Means something only beside the sentence before it. */
export const pointsBack = (text: string): boolean => there.test(text) || before.test(text) || more.test(text);

/** A sentence before another one, and whether it's still said. */
interface Said {
  text: string;
  paragraph: number;
  isSaid: boolean;
  isAboutPerson: boolean;
}

/**
 * Sentences that stand by themselves: what points back at one that was left out ("There", "also", "Earlier"), or would now
 * seem to tell of another employer, is left out, too. `employers` are those that the person's jobs name.
 */
export function withoutHanging(
  outcomes: readonly ReviewedSentence[],
  employers: readonly string[],
): ReviewedSentence[] {
  const named = namesOf(employers);
  const said: Said[] = [];
  const left = outcomes.map((one) => {
    const isHanging = one.outcome !== 'dropped' && hangs(one, said, named);
    const is = isHanging ? droppedOf(one) : one;
    said.push({
      text: textOf(one),
      paragraph: paragraphOf(one),
      isSaid: is.outcome === 'passed',
      isAboutPerson: is.outcome === 'passed' && is.sentence.kind === 'you',
    });
    return is;
  });
  return left.map((one, at) => (isUnanswered(left, at) ? droppedOf(one) : one));
}

/** What the posting asks for, with nothing left of what answered it, up to the next ask or paragraph. */
function isUnanswered(all: readonly ReviewedSentence[], at: number): boolean {
  const one = all[at];
  if (!one || !isOfJob(one)) return false;
  const first = all.findIndex((each, place) => place > at && !isOfJob(each));
  if (first < 0) return false;
  const end = all.findIndex(
    (each, place) => place >= first && (isOfJob(each) || paragraphOf(each) !== paragraphOf(one)),
  );
  const own = all.slice(first, end < 0 ? undefined : end);
  return own.length > 0 && own.every(({ outcome }) => outcome !== 'passed');
}

const isOfJob = (one: ReviewedSentence) => one.outcome === 'passed' && one.sentence.kind === 'job';

export const droppedOf = (one: ReviewedSentence): ReviewedSentence => ({
  outcome: 'dropped',
  lines: one.lines,
  text: textOf(one),
  paragraph: paragraphOf(one),
});

const firstWords =
  /^(?:the )?([^\s,]+(?: (?:of|and|for|the|&|de|du) [^\s,]+| (?!(?:inc|llc|ltd|limited|corp|co|plc|gmbh)\b)[^\s,]+)?)/u;

type Naming = (text: string) => boolean;

/** "Harbor Goods, Inc." is named where "Harbor Goods" is. */
function namesOf(employers: readonly string[]): Naming {
  const names = employers
    .map((name) => firstWords.exec(name.toLowerCase().trim())?.[1] ?? '')
    .filter((name) => name.length > 1);
  return (text) => names.some((name) => text.toLowerCase().includes(name));
}

function hangs(one: ReviewedSentence, said: readonly Said[], isNaming: Naming): boolean {
  const text = firstSentence(textOf(one));
  // It ends its paragraph after a yes, wherever it stood.
  if (one.outcome === 'offer') return there.test(text) || before.test(text);
  if (one.outcome === 'dropped' || one.sentence.kind === 'courtesy') return false;
  const last = said.at(-1);
  if (before.test(text) && !last?.isSaid) return true;
  if (one.sentence.kind === 'job') return false;
  if (more.test(text) && !last?.isSaid && !said.some(goesBefore(one.sentence.paragraph))) return true;
  if (isNaming(text)) return false;
  const place = said.findLast((each) => isNaming(each.text));
  if (there.test(text)) return place ? !place.isSaid : !last?.isSaid;
  return place !== undefined && !place.isSaid && isOfAnother(one.sentence.paragraph, said, isNaming);
}

/** What the next ones point at may be in the same item. */
const firstSentence = (text: string) => text.split(/(?<=[.!?])\s+(?=\p{Lu})/u, 1)[0] ?? '';

const goesBefore = (paragraph: number) => (each: Said) => each.isAboutPerson && each.paragraph === paragraph;

/** Behind another employer's sentence, in the same paragraph, one without a name is taken for that employer's. */
const isOfAnother = (paragraph: number, said: readonly Said[], isNaming: Naming): boolean =>
  said.some((each) => each.paragraph === paragraph && each.isSaid && isNaming(each.text)) &&
  said.findLast((each) => isNaming(each.text))?.paragraph === paragraph;
