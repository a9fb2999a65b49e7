import type { Lexicon } from '../language/lexicon.ts';
import type { Point } from './choose-points.ts';
import { type Before, deedSentences, openingOf } from './deed-sentences.ts';
import type { Deed } from './deeds.ts';
import { countAll, type Draft } from './draft.ts';
import { joinedDeed } from './joined-deed.ts';
import type { LetterLength, LetterTone } from './letter-limits.ts';
import { wordCount } from './letter-text.ts';
import { calledPlace } from './names.ts';
import { type LetterSource, type PlannedLetter, turnOf } from './plan-letter.ts';
import { shareOut } from './share-out.ts';
import { currentJob } from './who-sentences.ts';

interface Wish {
  tone: LetterTone;
  length: LetterLength;
  /** Words at least, at most, and from where on nothing weak is told any more. */
  bounds: { least: number; most: number; enough: number };
  /** Words that the rest of the letter takes. */
  spare: number;
}

/** A paragraph for each thing that is asked and met, and one for what else is worth telling. */
export function sayPoints(
  draft: Draft,
  source: LetterSource,
  plan: PlannedLetter,
  wish: Wish,
  lead: Deed | undefined,
  lexicon: Lexicon,
): void {
  const { tone, length, bounds, spare } = wish;
  const askOf = ({ phrase }: Point, place: number) =>
    phrase ? lexicon.letterPhrases.say(`ask-${phrase.form}-${place}`, tone, { x: phrase.text }) : [];
  const points = plan.points
    .filter((point) => askOf(point, 0).length > 0)
    .slice(0, length === 'short' ? 2 : 3);
  const asks = countAll(points.flatMap((point, place) => askOf(point, place)[0] ?? []));
  const free = (deed: Deed) => deed !== lead;
  const shares = shareOut(
    points.map(({ deeds }) => deeds.filter(free)),
    plan.deeds.filter(free),
    (bounds.least + bounds.most) / 2 - draft.count() - spare - asks,
    (bounds.least + bounds.most) / 2 - bounds.enough,
  );
  const teller = createTeller(draft, source, { tone, most: bounds.most - spare }, lead, lexicon);
  let asked = 0;
  for (const [place, deeds] of shares.entries()) {
    draft.newParagraph();
    const point = points[place];
    const isAsked = point !== undefined && deeds.length > 0 && draft.frame(askOf(point, asked));
    if (isAsked) asked += 1;
    const before = draft.sentences.length;
    teller(deeds, isAsked ? 'ask' : 'paragraph');
    // What is asked and not answered would only show what's missing.
    if (isAsked && draft.sentences.length === before) {
      draft.sentences.pop();
      asked -= 1;
    }
  }
  // Where much didn't pass, what was left aside is better than nothing.
  if (draft.count() + spare >= bounds.enough) return;
  for (const deed of plan.deeds) if (draft.count() + spare < bounds.enough) teller([deed], undefined);
}

const isPlaceless = ({ job }: Deed, { data }: LetterSource): boolean =>
  calledPlace(data.experience[job]?.company ?? '') === '';

/** Tells deeds one after the other, each once, and names a place only where the last sentence didn't. */
function createTeller(
  draft: Draft,
  source: LetterSource,
  { tone, most }: { tone: LetterTone; most: number },
  lead: Deed | undefined,
  lexicon: Lexicon,
) {
  const told = new Set<Deed>(lead ? [lead] : []);
  const { experience } = source.data;
  const start = lead?.job ?? currentJob(source.data);
  const named = new Set(draft.hasNamed(experience[start]?.company ?? '') ? [start] : []);
  let job = named.has(start) ? start : undefined;
  return (deeds: readonly Deed[], after: Before['since']) => {
    let since = after;
    for (const [at, deed] of deeds.entries()) {
      if (told.has(deed) || draft.count() + wordCount(deed.text) > most) continue;
      const next = deeds.slice(at + 1).find((each) => !told.has(each));
      // What belongs to no place mustn't be read as done at the last one named.
      if (since === undefined && job !== undefined && job !== deed.job && isPlaceless(deed, source))
        draft.newParagraph();
      const openings = draft.sentences.map(({ text }) => openingOf(text));
      const before: Before = { job, since, named, openings, tone, turn: turnOf(source, deed.text) };
      const both = next && joinedDeed(deed, next, lexicon);
      const tell = (each: Deed) => draft.claim(deedSentences(each, source, before, lexicon));
      if (both && tell(both)) told.add(next);
      else if (!tell(deed)) continue;
      told.add(deed);
      named.add(deed.job);
      job = deed.job;
      since = undefined;
    }
  };
}
