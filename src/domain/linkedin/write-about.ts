import type { ProseSentence } from '../claims/prose/prose.ts';
import type { Way } from '../claims/prose/tell-line.ts';
import type { ToldLine } from '../claims/prose/told-lines.ts';
import { sentencesIn } from './form-statements.ts';
import type { Introduction } from './introduce.ts';
import { longestAbout } from './linkedin-limits.ts';
import type { Planned } from './plan-profile.ts';
import { aboutOf, fittingParts } from './profile-text.ts';
import { stemsOf } from './review-profile.ts';
import type { Passed, Wish } from './write-headline.ts';

/** Of every sentence the ways to say it, the fullest first. */
interface AboutParts {
  introduced: readonly Introduction[];
  /** What the person did, best first. */
  deeds: readonly ToldLine[];
  /** How a deed is told after others, where the text opens with this job. */
  tellFrom(presented: number | undefined): Tell;
  /** Credentials and a degree: skills have a section of their own. */
  facts: readonly (readonly string[])[];
  wish: Wish;
}

type Tell = (deed: ToldLine, told: readonly ToldLine[]) => readonly Way[];
type First = (paragraph: number, ways: readonly string[]) => ProseSentence[];

const mostOfLast = 3;
const mostOfEarlier = 2;

/** Short paragraphs: who, what was done at the last job and before, what with, what next. Only what passes is in it. */
export function writeAbout(parts: AboutParts, passed: Passed) {
  const { introduced, deeds, tellFrom, facts, wish } = parts;
  const first: First = (paragraph, ways) => {
    for (const text of ways) {
      const sentence = passed('linkedin', text, paragraph);
      if (sentence) return [sentence];
    }
    return [];
  };
  const [who] = introduced
    .map(({ ways, presented }) => ({ sentences: first(0, ways), presented }))
    .filter((one) => one.sentences.length > 0);
  const told = deedSentences(deeds, tellFrom(who?.presented), first);
  const sentences = [
    ...(who?.sentences ?? []),
    ...told,
    ...facts.flatMap((ways) => first(3, ways)),
    ...(wish ? [{ ...wish, paragraph: 4 }] : []),
  ];
  return { sentences: fittingParts(sentences, longestAbout, aboutOf), deeds: told.length };
}

const fewestWords = 5;
const mostInOwnWords = 5;

/** We can't word other languages: there the person's sentences stand as they are. */
export function writeInOwnWords({ task, evidence }: Planned, passed: Passed): ProseSentence[] {
  const own = [...evidence.told.sentences, ...sentencesIn(task.resume?.data.summary ?? '')]
    .filter((text) => text.split(/\s+/u).length > fewestWords || /[。！？]/u.test(text))
    .slice(0, mostInOwnWords);
  return fittingParts(
    own.flatMap((text) => passed('linkedin', text, 0) ?? []),
    longestAbout,
    aboutOf,
  );
}

/** The last job's deeds in one paragraph, those of earlier ones in the next. */
function deedSentences(deeds: readonly ToldLine[], tell: Tell, first: First): ProseSentence[] {
  const waysOf = (deed: ToldLine, told: readonly ToldLine[]) => tell(deed, told).map(({ text }) => text);
  const last = lastJob(deeds);
  const told: ToldLine[] = [];
  return chosenDeeds(deeds, (deed) => first(1, waysOf(deed, [])).length > 0).flatMap((deed) => {
    const sentences = first(deed.job <= last ? 1 : 2, waysOf(deed, told));
    if (sentences.length > 0) told.push(deed);
    return sentences;
  });
}

const lastJob = (deeds: readonly ToldLine[]) =>
  Math.min(...deeds.flatMap(({ job }) => (job < 0 ? [] : [job])));

/** The best that can be told, in the order of the jobs; none is told twice in other words. */
function chosenDeeds(deeds: readonly ToldLine[], isTellable: (deed: ToldLine) => boolean): ToldLine[] {
  const last = lastJob(deeds);
  const kept: ToldLine[] = [];
  for (const deed of deeds) {
    const alike = kept.filter(({ job }) => (job === last) === (deed.job === last));
    const isFull = alike.length >= (deed.job === last ? mostOfLast : mostOfEarlier);
    if (!isFull && !kept.some((one) => isAlike(one, deed)) && isTellable(deed)) kept.push(deed);
  }
  return kept.sort((one, other) => one.job - other.job);
}

/** More than half of the words of the shorter one. */
function isAlike(one: ToldLine, other: ToldLine): boolean {
  const [a, b] = [stemsOf(one.text), stemsOf(other.text)];
  const shared = [...a].filter((stem) => b.has(stem)).length;
  return shared > Math.min(a.size, b.size) / 2;
}
