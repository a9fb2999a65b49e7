import type { ProseSentence } from '../claims/prose/prose.ts';
import type { Lexicon } from '../language/lexicon.ts';
import { countAll, createDraft, type Review } from './draft.ts';
import { factSentences } from './fact-sentences.ts';
import type { LetterLength, LetterTone } from './letter-limits.ts';
import { turned } from './letter-phrases.ts';
import { type LetterSource, namedSlots, type PlannedLetter, planLetter, turnOf } from './plan-letter.ts';
import { sayOpening } from './say-opening.ts';
import { sayPoints } from './say-points.ts';

const shortest = 200;
/** Beyond this nothing is said only to make it longer. */
const enough = 208;

/** How many words a letter of each length has at least and at most, date and closing included. */
const bounds: Readonly<Record<LetterLength, { least: number; most: number; enough: number }>> = {
  short: { least: 205, most: 235, enough },
  standard: { least: 210, most: 255, enough },
  long: { least: 300, most: 345, enough: 260 },
};

export interface BuiltLetter {
  sentences: ProseSentence[];
  notices: ('few-lines' | 'nothing-in-common')[];
}

/**
 * The built-in letter. Each sentence about the person is tried in the wording that reads best and kept only if it
 * passes: what can't be said safely is left out.
 */
export function writeLetter(
  source: LetterSource,
  wish: { tone: LetterTone; length: LetterLength },
  review: Review,
  lexicon: Lexicon,
): BuiltLetter {
  const plan = planLetter(source, lexicon);
  const draft = createDraft(review);
  const { say } = lexicon.letterPhrases;
  const { tone } = wish;
  const closing = [closingOf(source, tone, lexicon), turned(say('thanks', tone), turnOf(source))];
  const facts = factSentences(source, plan.lines, tone, lexicon);
  const lead = sayOpening(draft, source, plan, tone, lexicon);
  const end = countAll(closing.flatMap(([first]) => first ?? []));
  const spare = end + countAll(facts.fitting.flatMap(([first]) => first?.text ?? []));
  sayPoints(draft, source, plan, { ...wish, bounds: bounds[wish.length], spare }, lead, lexicon);
  draft.newParagraph();
  for (const fact of facts.fitting) draft.claim(fact);
  for (const fact of facts.others) if (draft.count() + end < enough) draft.claim(fact);
  draft.newParagraph();
  for (const ways of closing) draft.frame(ways);
  return {
    sentences: draft.sentences,
    notices: [
      ...(isMet(source, plan) ? [] : (['nothing-in-common'] as const)),
      ...(draft.count() < shortest ? (['few-lines'] as const) : []),
    ],
  };
}

/** With the employer's name where it's sure, each time in other words. */
function closingOf(source: LetterSource, tone: LetterTone, lexicon: Lexicon): string[] {
  const { employer } = namedSlots(source);
  const ways = lexicon.letterPhrases.say('closing', tone, namedSlots(source));
  const named = employer ? ways.filter((text) => text.includes(employer)) : ways;
  return [...turned(named, turnOf(source)), ...ways];
}

const isMet = ({ keywords }: LetterSource, { points }: PlannedLetter) =>
  points.length > 0 || keywords.some(({ verdict }) => verdict === 'shown');
