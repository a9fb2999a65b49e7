import type { ProseSentence } from '../claims/prose/prose.ts';
import type { ToldLine } from '../claims/prose/told-lines.ts';
import { sentencesIn } from './form-statements.ts';
import type { Introduction } from './introduce.ts';
import { longestAbout } from './linkedin-limits.ts';
import type { Planned } from './plan-profile.ts';
import { aboutOf, bulletMark, fittingParts } from './profile-text.ts';
import { stemsOf } from './review-profile.ts';
import type { Passed, Wish } from './write-headline.ts';

/** Of every sentence the ways to say it, the fullest first. */
interface AboutParts {
  introduced: readonly Introduction[];
  /** What the person did, best first. */
  deeds: readonly ToldLine[];
  /** What the deeds of a job stand under, where it has a sure name. */
  headOf(job: number): ProseSentence | undefined;
  /** Credentials and a degree: skills have a section of their own. */
  facts: readonly (readonly string[])[];
  wish: Wish;
}

type First = (paragraph: number, ways: readonly string[]) => ProseSentence[];

const mostOfLast = 4;
const mostOfEarlier = 2;

/** Who, what was done at the last job and before in the person's own words, what with, what next. Only what passes is in it. */
export function writeAbout(parts: AboutParts, passed: Passed) {
  const { introduced, deeds, headOf, facts, wish } = parts;
  const first: First = (paragraph, ways) => {
    for (const text of ways) {
      const sentence = passed('linkedin', text, paragraph);
      if (sentence) return [sentence];
    }
    return [];
  };
  const [who] = introduced.map((ways) => first(0, ways)).filter((sentences) => sentences.length > 0);
  const told = tellable(deeds, passed);
  const jobs = [...new Set(told.map(({ deed }) => deed.job))];
  const sentences = [
    ...(who ?? []),
    ...jobs.flatMap((job, at) =>
      [headOf(job), ...told.filter(({ deed }) => deed.job === job).map(({ bullet }) => bullet)].flatMap(
        (sentence) => (sentence ? [{ ...sentence, paragraph: at + 1 }] : []),
      ),
    ),
    ...facts.flatMap((ways) => first(jobs.length + 1, ways)),
    ...(wish ? [{ ...wish, paragraph: jobs.length + 2 }] : []),
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

interface Bullet {
  deed: ToldLine;
  bullet: ProseSentence;
}

/** The best that can be told, in the order of the jobs; none is told twice in other words. */
function tellable(deeds: readonly ToldLine[], passed: Passed): Bullet[] {
  const last = lastJob(deeds);
  const kept: Bullet[] = [];
  for (const deed of deeds) {
    const alike = kept.filter((one) => (one.deed.job === last) === (deed.job === last));
    const isFull = alike.length >= (deed.job === last ? mostOfLast : mostOfEarlier);
    if (isFull || kept.some((one) => isAlike(one.deed, deed))) continue;
    const bullet = bulletOf(deed, passed);
    if (bullet) kept.push({ deed, bullet });
  }
  return kept.sort((one, other) => one.deed.job - other.deed.job);
}

/** Their own words, not ours: a line made into a sentence can go wrong, and a line can't. */
function bulletOf(deed: ToldLine, passed: Passed): ProseSentence | undefined {
  const sentence = passed('linkedin', inCapital(deed.sentence).replace(/(?<=\p{L}{2})\.$/u, ''), 1);
  return sentence && { ...sentence, text: `${bulletMark}${sentence.text}` };
}

const inCapital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const lastJob = (deeds: readonly ToldLine[]) =>
  Math.min(...deeds.flatMap(({ job }) => (job < 0 ? [] : [job])));

/** More than half of the words of the shorter one. */
function isAlike(one: ToldLine, other: ToldLine): boolean {
  const [a, b] = [stemsOf(one.text), stemsOf(other.text)];
  const shared = [...a].filter((stem) => b.has(stem)).length;
  return shared > Math.min(a.size, b.size) / 2;
}
