import type { Lexicon } from '../lexicon.ts';
import type { ProseSentence } from '../prose/prose.ts';
import type { ProposedSentence, ReviewedSentence } from '../prose/review-sentence.ts';
import { wordsOf } from '../text/words.ts';
import type { Point } from './choose-points.ts';
import { deedSentences, openingOf } from './deed-sentences.ts';
import type { Deed } from './deeds.ts';
import { factSentences } from './fact-sentences.ts';
import { joinedDeed } from './joined-deed.ts';
import type { LetterLength, LetterTone } from './letter-limits.ts';
import { turned } from './letter-phrases.ts';
import { wordCount } from './letter-text.ts';
import { calledPlace, withThe } from './names.ts';
import { type LetterSource, type PlannedLetter, planLetter, turnOf, type Way } from './plan-letter.ts';
import { shareOut } from './share-out.ts';
import { whoSentences } from './who-sentences.ts';

export type Review = (proposed: ProposedSentence) => ReviewedSentence;

/** How many words a letter of each length has at least and at most, date and closing included. */
const bounds: Readonly<Record<LetterLength, { least: number; most: number }>> = {
  short: { least: 205, most: 235 },
  standard: { least: 240, most: 290 },
  long: { least: 300, most: 345 },
};
const shortest = 200;
/** Beyond this nothing is said only to make it longer. */
const enough = 208;
/** Words about the person that a letter of full length is made of at least. */
const leastSaid = 38;
/** Date, greeting and closing. */
const around = 12;

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
  sayOpening(draft, source, plan, tone, lexicon);
  const end = countAll(closing.flatMap(([first]) => first ?? []));
  const spare = end + countAll(facts.fitting.flatMap(([first]) => first?.text ?? []));
  sayPoints(draft, source, plan, { ...wish, spare }, lexicon);
  draft.newParagraph();
  for (const fact of facts.fitting) draft.claim(fact);
  for (const fact of facts.others) if (draft.count() + end < enough) draft.claim(fact);
  draft.newParagraph();
  const more = say('more', tone);
  // Who gave too little for a letter isn't helped by a page of courtesy.
  const said = countAll(draft.sentences.flatMap(({ kind, text }) => (kind === 'you' ? text : [])));
  const room = said >= leastSaid ? more : more.slice(0, 2);
  for (const text of room) if (draft.count() + end < enough) draft.frame([text]);
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
  const { employer } = slotsOf(source);
  const ways = lexicon.letterPhrases.say('closing', tone, slotsOf(source));
  const named = employer ? ways.filter((text) => text.includes(employer)) : ways;
  return [...turned(named, turnOf(source)), ...ways];
}

const slotsOf = ({ job: { title, employer } }: LetterSource) => ({
  title,
  employer: employer && withThe(employer),
});

const isMet = ({ keywords }: LetterSource, { points }: PlannedLetter) =>
  points.length > 0 || keywords.some(({ state }) => state === 'met');

const countAll = (texts: readonly string[]) => texts.reduce((sum, text) => sum + wordCount(text), 0);

/** The letter as it grows. Of several ways to say something the first that passes is said. */
function createDraft(review: Review) {
  const sentences: ProseSentence[] = [];
  let paragraph = 0;
  const say = (ways: readonly Way[], isClaim: boolean): boolean => {
    for (const way of ways) {
      const reviewed = review({ ...way, paragraph });
      if (reviewed.outcome !== 'passed' || (isClaim && reviewed.sentence.sources.length === 0)) continue;
      sentences.push(reviewed.sentence);
      return true;
    }
    return false;
  };
  return {
    sentences,
    newParagraph: () => {
      if (sentences.at(-1)?.paragraph === paragraph) paragraph += 1;
    },
    hasNamed: (company: string) => {
      const name = calledPlace(company);
      return name !== '' && sentences.some(({ text }) => text.includes(name));
    },
    count: () => around + countAll(sentences.map(({ text }) => text)),
    /** What is said of the person has a source, or isn't said. */
    claim: (ways: readonly Way[]) => say(ways, true),
    frame: (texts: readonly string[]) =>
      say(
        texts.map((text) => ({ text, lines: [] })),
        false,
      ),
  };
}
type Draft = ReturnType<typeof createDraft>;

function sayOpening(
  draft: Draft,
  source: LetterSource,
  { lines, points }: PlannedLetter,
  tone: LetterTone,
  lexicon: Lexicon,
): void {
  const { say } = lexicon.letterPhrases;
  draft.frame(say('opening', tone, slotsOf(source)));
  draft.claim(whoSentences(source, lines, tone, lexicon));
  draft.frame(
    turned(
      say(points.length > 0 || !isOtherWork(source, lexicon) ? 'bridge' : 'stranger', tone),
      turnOf(source),
    ),
  );
}

/** What the person was and what is offered belong to different trades, as far as our lists know both. */
function isOtherWork({ data, job }: LetterSource, { titles }: Lexicon): boolean {
  const familiesOf = (title: string) => new Set(titles.find(wordsOf(title)).map(({ value }) => value.family));
  const offered = familiesOf(job.title ?? '');
  const held = data.experience.flatMap(({ title }) => [...familiesOf(title)]);
  return offered.size > 0 && held.length > 0 && !held.some((family) => offered.has(family));
}

/** A paragraph for each thing that is asked and met, and one for what else is worth telling. */
function sayPoints(
  draft: Draft,
  source: LetterSource,
  plan: PlannedLetter,
  { tone, length, spare }: { tone: LetterTone; length: LetterLength; spare: number },
  lexicon: Lexicon,
): void {
  const { least, most } = bounds[length];
  const points = plan.points.slice(0, length === 'short' ? 2 : 3);
  const askOf = ({ phrase }: Point, place: number) =>
    phrase ? lexicon.letterPhrases.say(`ask-${phrase.form}-${place}`, tone, { x: phrase.text }) : [];
  const asks = countAll(points.flatMap((point, place) => askOf(point, place)[0] ?? []));
  const room = (least + most) / 2 - draft.count() - spare - asks;
  const wanted = points.map(({ deeds }) => deeds);
  const told = new Set<Deed>();
  let asked = 0;
  const named = new Set<number>(draft.hasNamed(source.data.experience[0]?.company ?? '') ? [0] : []);
  for (const [place, deeds] of shareOut(wanted, plan.deeds, room).entries()) {
    draft.newParagraph();
    const point = points[place];
    const isAsked = point !== undefined && draft.frame(askOf(point, asked));
    if (isAsked) asked += 1;
    let job: number | 'start' | undefined = !isAsked && place === 0 && named.has(0) ? 'start' : undefined;
    for (const [at, deed] of deeds.entries()) {
      const next = deeds[at + 1];
      if (told.has(deed) || draft.count() + spare + wordCount(deed.text) > most) continue;
      const openings = draft.sentences.map(({ text }) => openingOf(text));
      const before = { job, named, openings, tone, turn: turnOf(source, deed.text) };
      const both = next && joinedDeed(deed, next, before.turn, lexicon);
      const tell = (each: Deed) => draft.claim(deedSentences(each, source, before, lexicon));
      if (both && tell(both)) told.add(next);
      else if (!tell(deed)) continue;
      told.add(deed);
      named.add(deed.job);
      job = deed.job;
    }
  }
}
