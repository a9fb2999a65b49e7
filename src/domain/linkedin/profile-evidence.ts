import type { Confirmed, PastedResume } from '../claims/resume-evidence.ts';
import type { Lexicon } from '../language/lexicon.ts';
import { readableText } from '../language/readable-text.ts';
import type { ResumeData } from '../resume/resume.ts';
import { type Contradiction, findContradictions } from './find-contradictions.ts';
import { type FormStatements, formSentences, formStatements, hasJobs, jobLines } from './form-statements.ts';
import type { ProfileAnswers, ProfileForm } from './profile-form.ts';

/** What is known of the person for a profile. */
export interface ProfileTask {
  form: ProfileForm;
  answers: ProfileAnswers;
  /** The resume that was picked: as pasted, with what was said of it later, and as it reads now. */
  resume: (PastedResume & { confirmed: readonly Confirmed[]; data: ResumeData }) | null;
}

/** Form, resume and answers as one text with what was said later: what every sentence of the profile is held against. */
export interface ProfileEvidence extends PastedResume {
  confirmed: Confirmed[];
  /** The words of the form that count. */
  statements: FormStatements;
  contradictions: Contradiction[];
}

export function profileEvidence(task: ProfileTask, lexicon: Lexicon, now: Date): ProfileEvidence {
  const { form, answers, resume } = task;
  const statements = formStatements(form, lexicon);
  const said = [...answers.skills, ...answers.lines].map((text) => ({ text, job: '' }));
  if (!resume)
    return {
      content: formText(form),
      confirmed: [{ text: form.jobTitle, job: '' }, ...said],
      statements,
      contradictions: [],
    };
  const { content, reading, data } = resume;
  const contradictions = findContradictions({ form, statements, data, content, now, lexicon });
  const own = countsIn(content);
  const isOut = (text: string) =>
    countsOtherwise(text, own) ||
    contradictions.some(({ id, form: quote }) => answers.choices[id] !== 'form' && text.includes(quote));
  const counting = { ...statements, sentences: statements.sentences.filter((text) => !isOut(text)) };
  return {
    ...{ content, reading },
    confirmed: [
      ...resume.confirmed,
      ...[...counting.sentences, ...linesOfJobs(statements, isOut)].map((text) => ({
        text,
        job: jobNamed(text, data),
      })),
      ...statements.skills.map((text) => ({ text, job: '' })),
      ...said,
    ],
    statements: counting,
    contradictions,
  };
}

/** "A team of 20" beside the resume's "team of 18": one of them is wrong, and the resume counts. */
function countsOtherwise(text: string, own: readonly Counted[]): boolean {
  return countsIn(text).some(({ noun, count }) => {
    const same = own.filter((one) => one.noun === noun);
    return same.length > 0 && !same.some((one) => one.count === count);
  });
}

interface Counted {
  noun: string;
  count: string;
}

const countsIn = (text: string): Counted[] =>
  [...text.matchAll(/(?<!\p{L})(\p{L}{4,}) of (\d+)/giu)].map(([, noun = '', count = '']) => ({
    noun: noun.toLowerCase(),
    count,
  }));

/** The employer that a sentence names, if it's one of the resume's; what names none is about no job in particular. */
function jobNamed(text: string, { experience }: ResumeData): string {
  const named = experience.filter(({ company }) => company !== '' && text.includes(company));
  return new Set(named.map(({ company }) => company)).size === 1 ? (named[0]?.company ?? '') : '';
}

const linesOfJobs = ({ jobs }: FormStatements, isOut: (text: string) => boolean): string[] =>
  jobs
    .filter(({ title, company, startDate }) => ![title, company, startDate].some(isOut))
    .flatMap(({ responsibilities }) => responsibilities);

/** The form as a resume would be pasted. Prose isn't told job by job, so it stands where prose does. */
function formText({ currentAbout = '', currentHeadline = '', experience, skills }: ProfileForm): string {
  const about = formSentences(currentAbout).join('\n');
  const parts = hasJobs(experience)
    ? [currentHeadline, `Summary\n${about}`, `Experience\n${jobLines(experience)}`, `Skills\n${skills}`]
    : [currentHeadline, `Summary\n${[experience, about].filter(Boolean).join('\n')}`, `Skills\n${skills}`];
  return readableText(parts.filter((part) => /\n.|^[^\n]+$/u.test(part)).join('\n\n'));
}
