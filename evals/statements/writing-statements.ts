import type { LetterNotice } from '#contract/cover-letters.ts';
import type { LinkedinNotice } from '#contract/linkedin.ts';
import type { SourceKind } from '#domain/claims/prose/prose.ts';
import type {
  AnswerMark,
  AnswerNotes,
  Criterion,
  QuestionOrigin,
  TitleFit,
} from '#domain/interview/interview.ts';
import type { Relevance } from '#domain/interview/rubric.ts';
import type { ContradictionField } from '#domain/linkedin/linkedin-limits.ts';
import { letterNotices } from '#web/features/cover-letters/letter-notices.ts';
import { failureNotes, ungradedNotes } from '#web/features/interviews/model-feedback.tsx';
import { asked, family, plainly, unsaid } from './statement.ts';

/** Of who wrote, and of a run that broke off or was stopped: nothing about the person. */
type OfTheRun = 'built-in-instead' | 'model-declined' | 'model-broke-off' | 'stopped-early';

const hasSource =
  'Right if the sentence says nothing of the person that the quoted source doesn’t say, the source is really theirs, and it’s good English.';
const mismatch = 'Your form and your resume don’t match';
const profileSource = {
  resume: plainly('Resume'),
  edited: plainly('Resume, edited by you'),
  confirmed: plainly('Confirmed by you'),
  form: plainly('Form'),
  posting: plainly('Posting'),
};

/** What the letter, the LinkedIn profile and the coach say. */
export const writingFamilies = {
  letter: family<SourceKind>('Letter, Sources', hasSource, {
    resume: plainly('From your resume'),
    edited: plainly('From your resume, edited by you'),
    confirmed: plainly('You confirmed this'),
    form: plainly('From what you entered'),
    posting: plainly('From the job posting'),
  }),
  'letter-question': family<'too-little' | 'ask'>(
    'Letter, Tell us a bit more first',
    'Right if it’s so, as a report of ours on ourselves; of “Tell us about: …”: it’s a job of theirs or fits anybody, and more of it would help a letter.',
    {
      'too-little': plainly(
        'Our built-in engine only writes sentences it’s sure of, and found too few. So we haven’t written a letter, and this didn’t count as a use.',
      ),
      ask: asked('Tell us about: {ask}'),
    },
  ),
  'letter-notice': family<Exclude<LetterNotice, OfTheRun>>('Letter', 'Right if it’s so.', {
    'resume-cut': plainly(letterNotices['resume-cut'].text),
    'hidden-text': plainly(letterNotices['hidden-text'].text),
    'not-english': plainly(letterNotices['not-english'].text),
    'posting-cut': plainly(letterNotices['posting-cut'].text),
    'nothing-in-common': plainly(letterNotices['nothing-in-common'].text),
    'few-lines': plainly(letterNotices['few-lines'].text),
  }),
  headline: family<SourceKind>('LinkedIn, headline', hasSource, profileSource),
  about: family<SourceKind>('LinkedIn, about', hasSource, profileSource),
  profile: family<'skill'>('LinkedIn, skills', 'Right if the form or the resume has this skill.', {
    skill: plainly('1 skill from your form and resume', '{count} skills from your form and resume'),
  }),
  contradiction: family<ContradictionField>('LinkedIn', 'Right if both can’t be true.', {
    title: plainly(mismatch, 'Job title'),
    employer: plainly(mismatch, 'Employer'),
    years: plainly(mismatch, 'Years of experience'),
    dates: plainly(mismatch, 'Dates'),
  }),
  'profile-notice': family<Exclude<LinkedinNotice, OfTheRun>>('LinkedIn', 'Right if it’s so.', {
    'resume-cut': plainly('Your resume is long. We read its first {count} characters.'),
    'hidden-text': plainly(letterNotices['hidden-text'].text),
    'not-english': plainly(
      'Your resume is not in English. We keep to your own lines, because we can’t check other words.',
    ),
    'posting-cut': plainly(letterNotices['posting-cut'].text),
    'no-resume': plainly('No resume was used, so this rests on the form alone.'),
    'title-unsure': plainly(
      'We couldn’t tell your job title. Enter it the way you’d say it, such as “Cashier” or “Staff Nurse,” and optimize again.',
    ),
    'little-told': plainly(
      'We found too little to say for sure. Under Experience, add two or three things you did, each as a sentence that starts with “I,” and optimize again.',
    ),
  }),
  'coach-mark': family<AnswerMark['mark']>(
    'Coach, your answer',
    'Right if the marked words are that: a figure with what it counts; something the person says they did.',
    { number: plainly('A number'), deed: plainly('Something you say you did') },
  ),
  coach: family<keyof Omit<AnswerNotes, 'marks'>>(
    'Coach, your answer',
    'Right if it’s so; words and minutes within one in twenty.',
    {
      words: plainly('1 word', '{count} words'),
      seconds: plainly('about {time}, at 130 words a minute'),
      own: plainly('You say'),
      team: plainly('You say'),
      fillers: plainly('Fillers'),
    },
  ),
  'coach-notice': family<keyof typeof failureNotes>('Coach, with a model', 'Right if it’s so.', {
    'model-failed': plainly(failureNotes['model-failed']),
    'model-declined': plainly(failureNotes['model-declined']),
  }),
  'coach-verdict': family<Exclude<Relevance, 'answers'>>(
    'Coach, with a model',
    'Right if the answer is that: to another question, none at all, or one that an interviewer could take so.',
    {
      'answers-another': plainly(ungradedNotes['answers-another']),
      'no-answer': plainly(ungradedNotes['no-answer']),
      harmful: plainly(ungradedNotes.harmful),
    },
  ),
  'coach-grade': family<Criterion | 'next-step' | 'follow-up'>(
    'Coach, with a model',
    'Right if a careful interviewer’s grade is at most one away and the why is so; of the next step: the answer lacks it and would be better with it; of the follow-up: the answer leaves it open.',
    {
      relevance: plainly('Relevance'),
      structure: plainly('Structure'),
      specificity: plainly('Specificity'),
      outcome: plainly('Outcome'),
      overall: plainly('Overall'),
      'next-step': plainly('Next step'),
      'follow-up': asked('An interviewer might ask next'),
    },
  ),
  'coach-question': family<QuestionOrigin>(
    'Coach, why this question',
    'Right if it’s so: the posting says that; or the resume doesn’t show what the question is about, and it’s a fair question.',
    {
      posting: plainly('From the posting: “{quote}”'),
      resume: unsaid,
      'follow-up': plainly('A follow-up to your last answer.'),
      occupation: unsaid,
      family: unsaid,
      general: unsaid,
      retry: unsaid,
    },
  ),
  'coach-title': family<TitleFit>('Coach', 'Right if it’s so.', {
    none: plainly('We don’t have questions for this job title, so these are general ones.'),
    occupation: unsaid,
    family: unsaid,
  }),
};
