import type { ProseSentence, SentenceSource } from '../claims/prose/prose.ts';
import type { ToldLine } from '../claims/prose/told-lines.ts';
import { withA } from '../claims/sure-names.ts';
import { stemOf, wordsOf } from '../language/words.ts';
import { isPresent } from '../resume/job-years.ts';
import type { ResumeData } from '../resume/resume.ts';
import { listed } from '../rewrite/write/compose-summary.ts';
import { capital } from '../rewrite/write/rewritten-line.ts';
import { longestAbout } from './linkedin-limits.ts';
import { aboutOf, fittingParts, lineMark } from './profile-text.ts';
import type { Passed } from './write-headline.ts';

export interface AboutParts {
  /** The ways to say something, the fullest first. */
  say(use: string, slots: Slots): string[];
  data: ResumeData;
  /** The name of an employer as a sentence has it; '' where it's none for sure. */
  employer(company: string): string;
  title: string;
  /** "over 7 years" */
  years: string | undefined;
  /** What the person did, best first. */
  deeds: readonly ToldLine[];
  /** As they read within a sentence. */
  strengths: readonly string[];
  tools: readonly string[];
  credentials: readonly string[];
  degrees: readonly string[];
  /** "a Project Coordinator" or a field of work; '' for no wish. */
  target: { role: string; isTitle: boolean; source: SentenceSource };
  /** What the person says at the head of their resume, sentence by sentence. */
  summary: readonly string[];
  /** The person's own sentences: where nothing can be built, they stand as they are. */
  own: readonly string[];
}

const mostOfLast = 4;
const mostOfEarlier = 3;
const mostOfSummary = 3;
const mostLines = 6;
/** So many deeds tell enough. */
const enoughDeeds = 5;
const mostListed = 5;

/**
 * Short paragraphs: who, in the person's own words where they have some; what was done; what only their lines say, as
 * lines; with which tools and papers; what next. Only what passes is in it.
 */
export function writeAbout(parts: AboutParts, passed: Passed): ProseSentence[] {
  const first: First = (paragraph, use, slots) =>
    firstPassed(parts.say(use, slots), (text) => passed('linkedin', text, paragraph));
  const list = (items: readonly string[]) => ({ list: listed(items.slice(0, mostListed)) });
  const told = deedSentences(parts, first);
  const summary = parts.summary
    .slice(0, mostOfSummary)
    .flatMap((text) => passed('linkedin', ended(text), 0) ?? []);
  const built = [
    ...(saysWho(summary[0], parts) ? [] : first(0, 'profile-who', whoSlots(parts))),
    ...summary,
    ...(parts.strengths.length > 1 && summary.length === 0
      ? first(0, 'profile-strengths', list(parts.strengths))
      : []),
    ...told,
    ...(told.length < enoughDeeds ? linesOf(parts, told, passed) : []),
    ...(parts.tools.length > 1 ? first(4, 'profile-tools', list(parts.tools)) : []),
    ...first(4, 'profile-credentials', list(parts.credentials)),
    ...first(4, 'profile-degree', { degree: parts.degrees[0] }),
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

/** "Veterinary technician with about seven years of …" tells what the person is. */
const saysWho = (sentence: ProseSentence | undefined, { title }: AboutParts): boolean =>
  sentence !== undefined &&
  (/\byears?\b/iu.test(sentence.text) ||
    (title !== '' && sentence.text.toLowerCase().includes(title.toLowerCase())));

/** What the lines of the newest jobs say beside the deeds, as they are: a list of things can't be told with "I". */
function linesOf({ data }: AboutParts, told: readonly ProseSentence[], passed: Passed): ProseSentence[] {
  const titles = new Set(data.experience.map(({ title }) => title));
  const lines = data.experience
    .slice(0, 3)
    .flatMap(({ responsibilities }) => responsibilities.flatMap((text) => text.split('\n')))
    .filter((text) => text.length <= longestToldLine && text.split(/\s+/u).length >= 4 && !titles.has(text))
    .filter((text) => !told.some((sentence) => isAlike(sentence, { text })));
  const kept = lines
    .filter((text, place) => !lines.slice(0, place).some((before) => isAlike({ text: before }, { text })))
    .slice(0, mostLines)
    .flatMap((text) => passed('linkedin', capital(text.replace(/\.$/u, '')), 3) ?? []);
  return kept.length < 2 ? [] : kept.map((line) => ({ ...line, text: `${lineMark}${line.text}` }));
}
const longestToldLine = 180;

function whoSlots({ title, years, data, employer }: AboutParts): Slots {
  const [job] = data.experience;
  const isNow = isPresent(job?.endDate ?? '');
  return {
    'a title': title === '' ? '' : withA(title),
    years,
    company: isNow ? employer(job?.company ?? '') : '',
  };
}

/** The last job's deeds in one paragraph, those of earlier ones in the next. */
function deedSentences(parts: AboutParts, first: First): ProseSentence[] {
  const chosen = chosenDeeds(parts, first);
  const [last] = chosen;
  const jobs = [...new Set(chosen.map(({ job }) => job))];
  const placeOf = (job: number) => parts.employer(parts.data.experience[job]?.company ?? '');
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
function chosenDeeds({ deeds }: AboutParts, first: First): ToldLine[] {
  const last = Math.min(...deeds.map(({ job }) => job));
  const kept: ToldLine[] = [];
  for (const deed of deeds) {
    const alike = kept.filter(({ job }) => (job === last) === (deed.job === last));
    const isFull = alike.length >= (deed.job === last ? mostOfLast : mostOfEarlier);
    if (isFull || kept.some((one) => isAlike(one, deed))) continue;
    if (first(1, 'profile-deed-more', { deed: deed.text }).length > 0) kept.push(deed);
  }
  return kept.sort((one, other) => one.job - other.job);
}

/** More than half of the words of the shorter one. */
function isAlike(one: { text: string }, other: { text: string }): boolean {
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
  return text === undefined ? [] : [{ text, kind: 'you', paragraph: 5, sources: [source] }];
}
