import { isWish } from '../claims/sure-names.ts';
import { findDateRanges } from '../language/date-ranges.ts';
import type { Lexicon } from '../language/lexicon.ts';
import { readableText } from '../language/readable-text.ts';
import { sentencesIn } from '../language/sentences.ts';
import { parseResume } from '../resume/parse/parse-resume.ts';
import type { ResumeData } from '../resume/resume.ts';
import type { ProfileForm } from './profile-form.ts';

/** What the form says of the person, sentence by sentence. */
export interface FormStatements {
  sentences: string[];
  skills: string[];
  /** Jobs that are told with their dates, as in an archive; none where the experience is told as prose. */
  jobs: ResumeData['experience'];
}

export function formStatements(form: ProfileForm, lexicon: Lexicon): FormStatements {
  const { currentAbout = '', currentHeadline = '', experience, jobTitle } = form;
  const sentences = hasJobs(experience) ? [] : formSentences(experience);
  return {
    sentences: [
      jobTitle,
      ...currentHeadline.split(/\s*[|•·]\s*/u),
      ...sentences,
      ...formSentences(currentAbout),
    ]
      .map((text) => readableText(text).trim())
      .filter((text) => text !== '' && !isWish(text)),
    skills: listedSkills(form.skills),
    jobs: hasJobs(experience)
      ? parseResume(`Experience\n${jobLines(experience)}`, lexicon).data.experience.filter(
          ({ company }) => company !== '',
        )
      : [],
  };
}

/** "Team Lead, Target, 2019 – Present: Lead 18 people": the head of a job and what was done there, each on its line. */
export const jobLines = (experience: string): string =>
  experience.replace(/^(.{0,160}?(?:\d{4}|present|now|current))[ \t]*:[ \t]*(?=\S)/gimu, '$1\n- ');

/** Whether the experience is a list of jobs with dates, and no prose. */
export const hasJobs = (experience: string): boolean =>
  experience
    .split('\n')
    .some((line) => findDateRanges(line.slice(0, headLength)).some(({ single }) => !single));
const headLength = 160;

export const formSentences = (text: string): string[] =>
  text
    .split('\n')
    .flatMap((line) => sentencesIn(line))
    .map((sentence) => sentence.replace(/^[-•*·–]\s*/u, '').trim())
    .filter((sentence) => sentence !== '');

const maxSkillLength = 60;
const maxSkillWords = 6;

/** One by one, as the person calls them. "No Excel" is none. */
function listedSkills(text: string): string[] {
  return readableText(text)
    .split(/[,;\n•·|](?![^(]*\))|\s\/\s/u)
    .map((item) =>
      item
        .replace(/^\s*(?:[-*–]\s*|and\s+)|[.\s]+$/giu, '')
        .replace(/\s+/gu, ' ')
        .trim(),
    )
    .filter(
      (item) =>
        item !== '' &&
        item.length <= maxSkillLength &&
        item.split(' ').length <= maxSkillWords &&
        !/^(?:no|not|without|learning|want)\b/iu.test(item),
    );
}
