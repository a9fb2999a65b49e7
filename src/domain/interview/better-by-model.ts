import type { ReviewedSentence } from '../claims/prose/review-sentence.ts';
import { beginsSmall, sentencesOf } from '../language/sentences.ts';
import { type BetterPart, type StoryPart, storyParts } from './interview.ts';
import { isOnlyReworded } from './only-reworded.ts';

/** A sentence of the person's own better version, by the number that a writer names it with. */
export interface OwnLine {
  number: number;
  part: StoryPart;
  text: string;
}

/** A sentence that somebody proposes for a part, and the lines that they say it rests on. */
export interface ProposedPart {
  part: StoryPart;
  text: string;
  lines: readonly number[];
}

/** What a better version may be built on: the person's sentences, without those that would harm them. */
export function ownLines(better: readonly BetterPart[]): OwnLine[] {
  return better
    .filter(({ isMissing }) => !isMissing)
    .flatMap(({ part, text }) =>
      sentencesOf(text, 0, text.length, beginsSmall(text)).map(({ start, end }) => ({
        part,
        text: text.slice(start, end),
      })),
    )
    .map((line, place) => ({ ...line, number: place + 1 }));
}

/**
 * The better version with those of a model's sentences that have passed. Where one hasn't, the person's own stand; what
 * no sentence tells of them stays too, and so does every place for what only they can add. Null where none has passed.
 */
export function withModelsSentences(
  better: readonly BetterPart[],
  proposed: readonly ProposedPart[],
  reviewed: readonly ReviewedSentence[],
): BetterPart[] | null {
  const own = ownLines(better);
  const passed = proposed.flatMap((one, place) => passedSentence(one, reviewed[place], own) ?? []);
  if (passed.length === 0) return null;
  const told = new Set(passed.flatMap(({ lines }) => lines));
  return storyParts.flatMap((part): BetterPart[] => {
    const texts = [
      ...passed.filter((one) => one.part === part).map(({ text }) => text),
      ...own.filter((line) => line.part === part && !told.has(line.number)).map(({ text }) => text),
    ];
    const missing = better.filter((one) => one.part === part && one.isMissing);
    return [...(texts.length > 0 ? [{ part, text: texts.join(' '), isMissing: false }] : []), ...missing];
  });
}

interface PassedSentence {
  part: StoryPart;
  text: string;
  /** The lines that it tells, by what it was found to rest on. */
  lines: number[];
}

/** A better version of this answer: what rests on the resume alone is another story. */
function passedSentence(
  { part, lines: named }: ProposedPart,
  reviewed: ReviewedSentence | undefined,
  own: readonly OwnLine[],
): PassedSentence | undefined {
  if (reviewed?.outcome !== 'passed' || reviewed.sentence.kind !== 'you') return undefined;
  const { text, sources } = reviewed.sentence;
  const found = own.filter((line) => sources.some(({ quote }) => quote === line.text));
  const said = own.map((line) => line.text);
  if (found.length === 0 || !keepsMood(text, found) || !isOnlyReworded(text, said)) return undefined;
  const told = own.filter((line) => found.includes(line) || named.includes(line.number));
  return { part, text, lines: told.map(({ number }) => number) };
}

const supposed = /\b(?:would|could|should|might|may|will|shall)\b|['’](?:d|ll)\b/iu;

/** What somebody would do isn't told as done. */
const keepsMood = (text: string, lines: readonly OwnLine[]) =>
  supposed.test(text) || lines.some((line) => !supposed.test(line.text));
