import type { PersonsWords } from '../claims/persons-words.ts';
import { isEnglish } from '../language/language.ts';
import { quantitiesOf } from '../language/quantities.ts';
import { stemOf, wordsOf } from '../language/words.ts';
import type { AskingPosting } from '../posting/posting.ts';
import type { ResumeQuestion } from '../resume/answer-changes.ts';
import { tellsDeed } from '../score/readability/bullet-checks.ts';
import { bareQuestion } from './bare-question.ts';

/** The rest can be told in the fields. */
const most = 4;
const latestJobs = 3;
/** A line too short to say what was done, or so long that an amount would be lost in it. */
const fewestWords = 3;
const mostWords = 30;

/** Lines of the latest jobs that don't say how much, how many or what came of it; those that the posting is about first. */
export function askResults(
  { requirements }: Pick<AskingPosting, 'requirements'>,
  { data, knowledge: { forms, lexicon } }: PersonsWords,
): ResumeQuestion[] {
  const { isSmall } = forms;
  const asked = new Set(requirements.flatMap(({ quote }) => wordsOf(quote).map(({ key }) => stemOf(key))));
  const lines = data.experience.slice(0, latestJobs).flatMap(({ responsibilities }, job) =>
    responsibilities.map((text, place) => ({
      text,
      path: `experience.${job}.responsibilities.${place}`,
      words: wordsOf(text).filter(({ key }) => !isSmall(key)),
    })),
  );
  return lines
    .filter(({ text, words }) => isPlain(text) && words.length >= fewestWords && words.length <= mostWords)
    .filter(({ text }) => !isEnglish(data.language) || tellsDeed({ text, words: wordsOf(text) }, lexicon))
    .map((line) => ({ ...line, shared: line.words.filter(({ key }) => asked.has(stemOf(key))).length }))
    .sort((a, b) => b.shared - a.shared)
    .slice(0, most)
    .map(({ text, path }) => ({ ...bareQuestion('result', 'result', text), path }));
}

/** With fewer lines a job is hardly told. */
const fewestLines = 3;

/** The latest jobs of which little is told: what somebody did there is the first thing that a reader looks for. */
export function askWork({ data }: PersonsWords): ResumeQuestion[] {
  return data.experience.slice(0, latestJobs).flatMap(({ title, company, responsibilities }, job) => {
    const isTold =
      responsibilities.filter((line) => wordsOf(line).length > fewestWords).length >= fewestLines;
    const name = title.trim() || company.trim();
    if (name === '' || isTold) return [];
    return [{ ...bareQuestion('work', `work-${job}`, name), path: `experience.${job}` }];
  });
}

const isPlain = (text: string) => !/\d|\n/.test(text) && quantitiesOf(text, 'en').length === 0;
