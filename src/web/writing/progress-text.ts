import type { I18n } from '@lingui/core';
import type { Work } from '#contract/work.ts';

type Progress = NonNullable<Work['progress']>;

/** What is being done just now, as it's said of each step. */
const texts: Readonly<Record<Progress['step'], (progress: Progress, i18n: I18n) => string>> = {
  reading: ({ data }, i18n) => {
    if (!data) return i18n._('Reading your resume');
    const count = data.experience.length;
    return count === 1
      ? i18n._('Reading your resume, 1 role')
      : i18n._('Reading your resume, {count} roles', { count });
  },
  matching: (_, i18n) => i18n._('Finding the lines that fit this job'),
  writing: (_, i18n) => i18n._('Writing'),
  rewriting: ({ done, of: total }, i18n) => i18n._('Rewriting line {done} of {of}', { done, of: total }),
  checking: (_, i18n) => i18n._('Checking facts'),
  scoring: (_, i18n) => i18n._('Scoring'),
  searching: (_, i18n) => i18n._('Asking job boards'),
};

/** Undefined for a step that only a newer server knows. */
export const progressText = (progress: Progress, i18n: I18n): string | undefined =>
  texts[progress.step]?.(progress, i18n);
