import type { I18n, MessageId } from '@lingui/core';
import type { ResumeNotice } from '#contract/resume.ts';
import { longestPosting, longestResume } from '#domain/resume-limits.ts';

interface NoticeText {
  text: MessageId;
  /** How much was read, where the notice tells it. */
  characters?: number;
}

/** What the person must know of a result, as it's said of each notice. */
const texts: Readonly<Record<ResumeNotice, NoticeText>> = {
  'resume-cut': {
    text: 'Your resume is long. All of it is kept, but only the first {count} characters of your lines are rewritten at once; the rest stays as you wrote it.',
    characters: longestResume,
  },
  'hidden-text': { text: 'Your resume holds text that nobody can see. It was left out.' },
  'not-english': {
    text: 'Your resume is not in English. The checks that read English words (opening verbs, duties, synonyms) do not apply to it.',
  },
  'posting-cut': {
    text: 'The posting is longer than {count} characters. Its end was not read.',
    characters: longestPosting,
  },
  'built-in-instead': {
    text: 'The writing model could not be reached, so our built-in engine wrote this. It did not count as a use.',
  },
  'model-skipped-lines': {
    text: 'The writing model could not take all of your text at once, so it left some lines as they are.',
  },
  'stopped-early': {
    text: 'You stopped early. We kept the lines that were finished, and this counted as a use.',
  },
  'nothing-changed': {
    text: "We found nothing we could safely improve, so this didn't count as a use. Try the fixes and questions.",
  },
};

/** Undefined for a notice that only a newer server knows. */
export function noticeText(notice: ResumeNotice, i18n: I18n): string | undefined {
  const known: NoticeText | undefined = texts[notice];
  return known && i18n._(known.text, { count: i18n.number(known.characters ?? 0) });
}
