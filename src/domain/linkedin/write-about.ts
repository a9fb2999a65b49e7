import type { ProseSentence } from '../claims/prose/prose.ts';
import type { StatedLine } from '../claims/prose/stated-lines.ts';
import { capital } from '../rewrite/write/rewritten-line.ts';
import { formSentences } from './form-statements.ts';
import type { Introduction } from './introduce.ts';
import { maxAboutLength } from './linkedin-limits.ts';
import type { Planned } from './plan-profile.ts';
import { aboutOf, bulletMark, fittingParts } from './profile-text.ts';
import { stemsOf } from './review-profile.ts';
import type { Passed, Preference } from './write-headline.ts';

/** Of every sentence the ways to say it, the fullest first. */
interface AboutParts {
  introduced: readonly Introduction[];
  /** What the person did, best first. */
  achievements: readonly StatedLine[];
  /** What the achievements of a job stand under, where it has a sure name. */
  headOf(job: number): ProseSentence | undefined;
  /** Credentials and a degree: skills have a section of their own. */
  facts: readonly (readonly string[])[];
  preference: Preference;
}

type First = (paragraph: number, ways: readonly string[]) => ProseSentence[];

const maxOfLastJob = 4;
const maxOfEarlierJobs = 2;

/** Who, what was done at the last job and before in the person's own words, what with, what next. Only what passes is in it. */
export function writeAbout(parts: AboutParts, passed: Passed) {
  const { introduced, achievements, headOf, facts, preference } = parts;
  const first: First = (paragraph, ways) => {
    for (const text of ways) {
      const sentence = passed('linkedin', text, paragraph);
      if (sentence) return [sentence];
    }
    return [];
  };
  const [who] = introduced.map((ways) => first(0, ways)).filter((sentences) => sentences.length > 0);
  const bullets = tellable(achievements, passed);
  const jobs = [...new Set(bullets.map(({ achievement }) => achievement.job))];
  const sentences = [
    ...(who ?? []),
    ...jobs.flatMap((job, at) =>
      [
        headOf(job),
        ...bullets.filter(({ achievement }) => achievement.job === job).map(({ bullet }) => bullet),
      ].flatMap((sentence) => (sentence ? [{ ...sentence, paragraph: at + 1 }] : [])),
    ),
    ...facts.flatMap((ways) => first(jobs.length + 1, ways)),
    ...(preference ? [{ ...preference, paragraph: jobs.length + 2 }] : []),
  ];
  return { sentences: fittingParts(sentences, maxAboutLength, aboutOf), achievements: bullets.length };
}

const fewestWords = 5;
const maxInOwnWords = 5;

/** We can't word other languages: there the person's sentences stand as they are. */
export function writeInOwnWords({ task, evidence }: Planned, passed: Passed): ProseSentence[] {
  const own = [...evidence.statements.sentences, ...formSentences(task.resume?.data.summary ?? '')]
    .filter((text) => text.split(/\s+/u).length > fewestWords || /[。！？]/u.test(text))
    .slice(0, maxInOwnWords);
  return fittingParts(
    own.flatMap((text) => passed('linkedin', text, 0) ?? []),
    maxAboutLength,
    aboutOf,
  );
}

interface Bullet {
  achievement: StatedLine;
  bullet: ProseSentence;
}

/** The best that can be told, in the order of the jobs; none is told twice in other words. */
function tellable(achievements: readonly StatedLine[], passed: Passed): Bullet[] {
  const last = lastJob(achievements);
  const kept: Bullet[] = [];
  for (const achievement of achievements) {
    const alike = kept.filter((one) => (one.achievement.job === last) === (achievement.job === last));
    const isFull = alike.length >= (achievement.job === last ? maxOfLastJob : maxOfEarlierJobs);
    if (isFull || kept.some((one) => isAlike(one.achievement, achievement))) continue;
    const bullet = bulletOf(achievement, passed);
    if (bullet) kept.push({ achievement, bullet });
  }
  return kept.sort((one, other) => one.achievement.job - other.achievement.job);
}

/** Their own words, not ours: a line made into a sentence can go wrong, and a line can't. */
function bulletOf(achievement: StatedLine, passed: Passed): ProseSentence | undefined {
  const sentence = passed('linkedin', capital(achievement.sentence).replace(/(?<=\p{L}{2})\.$/u, ''), 1);
  return sentence && { ...sentence, text: `${bulletMark}${sentence.text}` };
}

const lastJob = (achievements: readonly StatedLine[]) =>
  Math.min(...achievements.flatMap(({ job }) => (job < 0 ? [] : [job])));

/** More than half of the words of the shorter one. */
function isAlike(one: StatedLine, other: StatedLine): boolean {
  const [a, b] = [stemsOf(one.text), stemsOf(other.text)];
  const shared = [...a].filter((stem) => b.has(stem)).length;
  return shared > Math.min(a.size, b.size) / 2;
}
