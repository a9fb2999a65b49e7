import type { ResumeNotice } from '#contract/resume.ts';
import { faultCodes } from '#domain/claims/judgment.ts';
import type { QuestionKind } from '#domain/resume/answer-changes.ts';
import { changeReasons } from '#domain/rewrite/edit-reasons.ts';
import { reasonTexts } from '#web/features/resumes/changes/edit-reasons.ts';
import { resumeNotices } from '#web/features/resumes/preview/resume-notices.ts';
import { faultReasons } from '#web/writing/result/fault-reasons.ts';
import { asked, family, plainly, rowsOf, unsaid } from './statement.ts';

/** Of who wrote, and of a run that was stopped: nothing about the person. */
type OfTheRun =
  | 'built-in-instead'
  | 'model-declined'
  | 'model-skipped-lines'
  | 'model-broke-off'
  | 'stopped-early';

/** What was read with doubt, by the field it's in. */
export type UnsureField = 'name' | 'company' | 'title' | 'degree' | 'institution' | 'line' | 'other';

/** Missing words of an offered line, as they're named where nothing else is known of them. */
const offerTexts = Object.fromEntries(
  faultCodes.map((code) => [code, faultReasons([{ code, claimed: '', source: '' }], 'ask')[0]?.message]),
);

const notSure = "We weren't sure we read this right.";

/** What the builder says of a resume beside its score. */
export const resumeFamilies = {
  question: family<QuestionKind>(
    'Resume, Questions',
    'Right if it makes sense to ask this person: the resume doesn’t answer it already, what it says of the resume or the posting is true, and it’s good English.',
    {
      tool: asked('Have you used {name}?'),
      practice: unsaid,
      credential: asked('Do you have {name}?', 'Are you {name}?', 'Do you hold {name}?'),
      experience: unsaid,
      ask: unsaid,
      listed: asked(
        'Where did you use {name}?',
        'The posting asks for it. It’s in your skills, but no line shows it.',
      ),
      result: asked('How many, how much or how often? What came of it?', 'You wrote: “{line}”'),
      // A model's own words: none of ours.
      detail: unsaid,
      work: asked(
        'What more can you say about this job: {name}?',
        'What more can you say about this?',
        'Say what you did, how many or how often, and what came of it.',
      ),
      amounts: asked('What do you do most at work, and how many or how much of it in a usual week?'),
      outcome: asked('What went better at work because of you?'),
      tools: asked('Which tools, machines or programs have you used at work?'),
      scope: asked('How big is a place you worked: how many people, customers, rooms or vehicles?'),
      trusted: asked('Did you train anyone, handle money or keys, or stand in for your boss?'),
      certificates: asked('Do you have any licenses or certificates?'),
    },
  ),
  change: family(
    'Resume, Changes',
    'Right if the reason is true of this change, and the new text says nothing that the resume doesn’t say, is good English and reads no worse.',
    rowsOf(changeReasons, reasonTexts),
  ),
  offer: family(
    'Resume, Changes, Is this true?',
    'Right if the reason is true (the resume doesn’t prove the marked words) and it makes sense to ask this person.',
    rowsOf(faultCodes, offerTexts, asked),
  ),
  unsure: family<UnsureField>(
    'Resume, We weren’t sure about …',
    'Right if the doubt is fair: what was read is wrong or incomplete, or could be read in two ways. Wrong if anybody would read it just so.',
    {
      name: asked('Your name', notSure),
      company: asked('Your employer', notSure),
      title: asked('Your job title', notSure),
      degree: asked('Your degree', notSure),
      institution: asked('Your school', notSure),
      line: asked("We couldn't tell if this is part of a job."),
      other: asked(notSure),
    },
  ),
  notice: family<Exclude<ResumeNotice, OfTheRun>>('Resume', 'Right if it’s so.', {
    'resume-cut': plainly(resumeNotices['resume-cut'].text),
    'hidden-text': plainly(resumeNotices['hidden-text'].text),
    'not-english': plainly(resumeNotices['not-english'].text),
    'posting-cut': plainly(resumeNotices['posting-cut'].text),
    'nothing-changed': plainly(resumeNotices['nothing-changed'].text),
  }),
};
