import type { ResumeNotice } from '#contract/resume.ts';
import { maxResumeLength } from '#domain/resume/resume-limits.ts';
import { type NoticeTexts, sharedNotices } from '../../../writing/result/notice-texts.ts';

/** What the person must know of a result, as it's said of each notice. */
export const resumeNotices: NoticeTexts<ResumeNotice> = {
  ...sharedNotices,
  'resume-cut': {
    text: 'Your resume is long. All of it is kept, but only the first {count} characters of your lines are rewritten at once; the rest stays as you wrote it.',
    characters: maxResumeLength,
  },
  'not-english': {
    text: 'Your resume is not in English. The checks that read English words (opening verbs, duties, synonyms) do not apply to it.',
  },
  'model-skipped-lines': {
    text: 'The writing model could not take all of your text at once, so it left some lines as they are.',
  },
  'model-broke-off': {
    text: "The writing model broke off. We kept the lines that were finished, and this didn't count as a use.",
  },
  'stopped-early': {
    text: 'You stopped early. We kept the lines that were finished, and this counted as a use.',
  },
  'nothing-changed': {
    text: "We change only what we're sure of, and changed nothing this time. This didn't count as a use. Try the fixes and questions.",
  },
};
