import { useLingui } from '@lingui/react';
import type { LinkedinNotice, LinkedinProfile } from '#contract/linkedin.ts';
import { maxResumeLength } from '#domain/resume/resume-limits.ts';
import { Note } from '../../ui/note.tsx';
import { useErrorText } from '../../ui/use-error-text.ts';
import { type NoticeTexts, noticeSentences, sharedNotices } from '../../writing/result/notice-texts.ts';

const noticeTexts: NoticeTexts<LinkedinNotice> = {
  ...sharedNotices,
  'resume-cut': {
    text: 'Your resume is long. We read its first {count} characters.',
    characters: maxResumeLength,
  },
  'not-english': {
    text: 'Your resume is not in English. We keep to your own lines, because we can’t check other words.',
  },
  // Nothing is counted here, so nothing is said of a use.
  'built-in-instead': {
    text: 'The writing model could not be reached, so our built-in engine wrote this.',
  },
  'model-declined': {
    text: 'The writing model declined to work on this text, so our built-in engine wrote this.',
  },
  'model-broke-off': { text: 'The writing model broke off. We kept what was finished.' },
  'no-resume': { text: 'No resume was used, so this rests on the form alone.' },
  'title-unsure': {
    text: 'We couldn’t tell your job title. Enter it the way you’d say it, such as “Cashier” or “Staff Nurse,” and optimize again.',
  },
  'little-told': {
    text: 'We found too little to say for sure. Under Experience, add two or three things you did, each as a sentence that starts with “I,” and optimize again.',
  },
};

interface ProfileNotesProps {
  profile: LinkedinProfile;
  /** An answer that couldn't be kept. */
  failure: Error | null;
}

/** Who wrote it, what to know of it, and an answer that was not kept. */
export function ProfileNotes({ profile: { writer, notices }, failure }: ProfileNotesProps) {
  const { _, i18n } = useLingui();
  const textOf = useErrorText();
  return (
    <div className="mb-4 space-y-2.5">
      {failure && <Note tone="bad">{textOf(failure)}</Note>}
      {noticeSentences(notices, noticeTexts, i18n).map((text) => (
        <Note key={text} tone="warn">
          {text}
        </Note>
      ))}
      <p className="text-ink-3 text-xs">
        {writer.kind === 'model'
          ? _('Written by {name}, checked against your own words.', { name: writer.name })
          : _(
              'Built-in engine: it says only what it’s sure of, in your own words. A language model would tie it together and write a longer About section.',
            )}
      </p>
    </div>
  );
}
