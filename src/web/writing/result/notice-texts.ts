import type { I18n, MessageId } from '@lingui/core';
import { maxPostingLength } from '#domain/resume/resume-limits.ts';

interface NoticeText {
  text: MessageId;
  /** How much was read, where the notice tells it. */
  characters?: number;
}

/** One sentence for each notice that a tool knows. */
export type NoticeTexts<Notice extends string> = Readonly<Record<Notice, NoticeText>>;

/** What every tool says in the same words. */
export const sharedNotices = {
  'hidden-text': { text: 'Your resume holds text that nobody can see. It was left out.' },
  'posting-cut': {
    text: 'The posting is longer than {count} characters. Its end was not read.',
    characters: maxPostingLength,
  },
  'built-in-instead': {
    text: 'The writing model could not be reached, so our built-in engine wrote this. It did not count as a use.',
  },
  'model-declined': {
    text: "The writing model declined to work on this text, so our built-in engine wrote this. It didn't count as a use.",
  },
} as const satisfies Record<string, NoticeText>;

/** Without those that only a newer server knows. */
export function noticeSentences<Notice extends string>(
  notices: readonly Notice[],
  texts: NoticeTexts<Notice>,
  i18n: I18n,
): string[] {
  return notices.flatMap((notice) => {
    const known: NoticeText | undefined = texts[notice];
    return known ? [i18n._(known.text, { count: i18n.number(known.characters ?? 0) })] : [];
  });
}
