import type { LetterNotice } from '#contract/cover-letters.ts';
import { maxResumeLength } from '#domain/resume/resume-limits.ts';
import { type NoticeTexts, sharedNotices } from '../../writing/result/notice-texts.ts';

/** What the person must know of a letter, as it's said of each notice. */
export const letterNotices: NoticeTexts<LetterNotice> = {
  ...sharedNotices,
  'resume-cut': {
    text: 'Your resume is long. Only its first {count} characters were used for this letter.',
    characters: maxResumeLength,
  },
  'not-english': {
    text: 'Your resume is not in English, so check this letter closely before you send it.',
  },
  'model-broke-off': {
    text: "The writing model broke off. We kept the sentences that were finished, and this didn't count as a use.",
  },
  'stopped-early': {
    text: 'You stopped early. We kept the sentences that were finished, and this counted as a use.',
  },
  'nothing-in-common': {
    text: 'We found nothing in your resume that this posting asks for. The letter tells what you do best instead.',
  },
  'few-lines': {
    text: 'Your resume is short, so the letter is too. Add more of what you did to your resume for a fuller letter.',
  },
};
