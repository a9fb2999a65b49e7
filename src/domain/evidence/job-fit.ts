import type { AskingPosting } from '../posting/posting.ts';
import type { Passage, ReadResume } from '../resume/read-resume.ts';
import { isEither } from './asked.ts';
import { titleSimilarity } from './title-similarity.ts';

/** How many of the asked achievements make a job one of the asked kind, whatever it was called. */
const enoughAchievements = 0.35;

/** Less than the same family of work is other work. */
const leastFit = 0.3;

/** Years at work that is only somewhat like it count for less than half. */
const sharpness = 1.5;

/** How much of each job's time counts for the posting, 0 to 1: by its title, and by what was done there. */
export function jobFits(view: ReadResume, posting: AskingPosting): number[] {
  return view.data.experience.map(({ title }, job) => {
    const byTitle = titleSimilarity(title, posting.title, view.reader);
    const byAchievements = achievementsFit(job, view, posting);
    // Where no title could be read, what was done speaks alone.
    const byBoth = isUntitled(title, view) ? byAchievements : 0.5 * byTitle + 0.5 * byAchievements;
    const fit = Math.max(byTitle, byBoth);
    return fit < leastFit ? 0 : fit ** sharpness;
  });
}

/** No word of it is work. */
const isUntitled = (title: string, { reader }: ReadResume) =>
  reader.title(title).families.size === 0 && reader.lexicon.titleWords.find(reader.words(title)).length === 0;

function achievementsFit(job: number, view: ReadResume, posting: AskingPosting): number {
  const requirements = posting.requirements.filter(({ kind }) => kind === 'skill' || kind === 'experience');
  const lines = view.bullets.filter((passage) => passage.job === job && view.passages.includes(passage));
  const done = requirements.filter((ask) => lines.some((line) => shows(line, ask, view)));
  return requirements.length === 0 ? 0 : Math.min(1, done.length / requirements.length / enoughAchievements);
}

function shows(
  { skills, stems }: Passage,
  { skills: named = [], quote }: AskingPosting['requirements'][number],
  { reader }: ReadResume,
): boolean {
  if (named.length > 0)
    return isEither(quote, reader)
      ? named.some((skill) => skills.has(skill))
      : named.every((skill) => skills.has(skill));
  const keyStems = reader.keyStems(quote);
  return keyStems.length > 0 && keyStems.filter((stem) => stems.has(stem)).length >= keyStems.length * 0.5;
}
