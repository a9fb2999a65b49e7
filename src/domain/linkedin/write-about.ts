import type { Deed } from '../letter/deeds.ts';
import { calledPlace, withA } from '../letter/names.ts';
import type { ProseSentence, SentenceSource } from '../prose/prose.ts';
import type { ResumeData } from '../resume.ts';
import { listed } from '../rewrite/write/compose-summary.ts';
import { capital } from '../rewrite/write/rewritten-line.ts';
import { isPresent } from '../score/job-years.ts';
import { stemOf, wordsOf } from '../text/words.ts';
import { longestAbout } from './linkedin-limits.ts';
import { aboutOf, fittingParts } from './profile-text.ts';
import type { Passed } from './write-headline.ts';

export interface AboutParts {
  /** The ways to say something, the fullest first. */
  say(use: string, slots: Slots): string[];
  data: ResumeData;
  title: string;
  /** "over 7 years" */
  years: string | undefined;
  /** What the person did, best first. */
  deeds: readonly Deed[];
  /** As they read within a sentence. */
  strengths: readonly string[];
  tools: readonly string[];
  credentials: readonly string[];
  degrees: readonly string[];
  /** "a Project Coordinator" or a field of work; '' for no wish. */
  target: { role: string; isTitle: boolean; source: SentenceSource };
  /** The person's own sentences: where nothing can be built, they stand as they are. */
  own: readonly string[];
}

const mostOfLast = 3;
const mostOfEarlier = 2;
const mostListed = 5;

/** First person, short paragraphs: who, what was done, with which tools and papers, what next. Only what passes is in it. */
export function writeAbout(parts: AboutParts, passed: Passed): ProseSentence[] {
  const first: First = (paragraph, use, slots) =>
    firstPassed(parts.say(use, slots), (text) => passed('linkedin', text, paragraph));
  const list = (items: readonly string[]) => ({ list: listed(items.slice(0, mostListed)) });
  const told = deedSentences(parts, first);
  const built = [
    ...first(0, 'profile-who', whoSlots(parts)),
    ...(parts.strengths.length > 1 ? first(0, 'profile-strengths', list(parts.strengths)) : []),
    ...told,
    ...(parts.tools.length > 1 ? first(3, 'profile-tools', list(parts.tools)) : []),
    ...first(3, 'profile-credentials', list(parts.credentials)),
    ...first(3, 'profile-degree', { degree: parts.degrees[0] }),
  ];
  // Nothing of the person's deeds could be told with "I": then they tell it themselves.
  const own = told.length > 0 ? [] : parts.own.slice(0, mostOfLast + 1);
  const words = own.flatMap((text) => passed('linkedin', ended(text), 1) ?? []);
  return fittingParts([...built, ...words, ...wishOf(parts)], longestAbout, aboutOf);
}

/** A line of theirs between sentences begins and ends as one. */
const ended = (text: string) => capital(text) + (/[\p{Script=Latin}\p{N})%]$/u.test(text) ? '.' : '');

type Slots = Readonly<Record<string, string | undefined>>;
type First = (paragraph: number, use: string, slots: Slots) => ProseSentence[];

function firstPassed(
  ways: readonly string[],
  passed: (text: string) => ProseSentence | undefined,
): ProseSentence[] {
  for (const text of ways) {
    const sentence = passed(text);
    if (sentence) return [sentence];
  }
  return [];
}

function whoSlots({ title, years, data }: AboutParts): Slots {
  const [job] = data.experience;
  const isNow = isPresent(job?.endDate ?? '');
  return {
    'a title': title === '' ? '' : withA(title),
    years,
    company: isNow ? calledPlace(job?.company ?? '') : '',
  };
}

/** The last job's deeds in one paragraph, those of earlier ones in the next. */
function deedSentences(parts: AboutParts, first: First): ProseSentence[] {
  const chosen = chosenDeeds(parts, first);
  const [last] = chosen;
  const jobs = [...new Set(chosen.map(({ job }) => job))];
  const placeOf = (job: number) => calledPlace(parts.data.experience[job]?.company ?? '');
  return chosen.flatMap((deed, place) => {
    const company = placeOf(deed.job);
    const said = chosen.slice(0, place).filter(({ job }) => job === deed.job).length;
    const uses = ['first', 'earlier', 'earliest'] as const;
    const isSame = chosen.slice(0, place).some(({ job }) => job !== deed.job && placeOf(job) === company);
    const start = isSame && company !== '' ? 'same' : uses[Math.min(2, jobs.indexOf(deed.job))];
    const use = said > 0 ? (said === 1 ? 'second' : 'more') : start;
    const paragraph = deed.job === last?.job || company === '' ? 1 : 2;
    return first(paragraph, `profile-deed-${use}`, { company, deed: deed.text });
  });
}

/** The best that pass, in the order of the jobs; none is told twice in other words. */
function chosenDeeds({ deeds }: AboutParts, first: First): Deed[] {
  const last = Math.min(...deeds.map(({ job }) => job));
  const kept: Deed[] = [];
  for (const deed of deeds) {
    const alike = kept.filter(({ job }) => (job === last) === (deed.job === last));
    const isFull = alike.length >= (deed.job === last ? mostOfLast : mostOfEarlier);
    if (isFull || kept.some((one) => isAlike(one, deed))) continue;
    if (first(1, 'profile-deed-more', { deed: deed.text }).length > 0) kept.push(deed);
  }
  return kept.sort((one, other) => one.job - other.job);
}

/** More than half of the words of the shorter one. */
function isAlike(one: Deed, other: Deed): boolean {
  const [a, b] = [stemsOf(one.text), stemsOf(other.text)];
  const shared = [...a].filter((stem) => b.has(stem)).length;
  return shared > Math.min(a.size, b.size) / 2;
}

const stemsOf = (text: string) =>
  new Set(
    wordsOf(text)
      .filter(({ key }) => key.length > 3)
      .map(({ key }) => stemOf(key)),
  );

/** A wish claims nothing, and rests on what the person asked for. */
function wishOf({ target: { role, isTitle, source }, say }: AboutParts): ProseSentence[] {
  if (role === '') return [];
  const [text] = say('profile-wish', isTitle ? { 'a role': withA(role) } : { field: role });
  return text === undefined ? [] : [{ text, kind: 'you', paragraph: 4, sources: [source] }];
}
