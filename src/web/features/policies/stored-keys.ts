import type { MessageId } from '@lingui/core';

export interface StoredKey {
  /** As the browser's own tools show it; what differs from device to device is in braces. */
  readonly key: string;
  readonly purpose: MessageId;
  readonly kept: MessageId;
}

const untilSignOut = 'Until you sign out, or 30 days after you last changed it' as const;
const aDraft = 'Text you’ve typed and not saved yet' as const;

/** Everything that the app keeps on a device. */
export const storedKeys: readonly StoredKey[] = [
  { key: 'theme', purpose: 'Light or dark', kept: 'Until you clear it' },
  {
    key: 'sb-{host}-auth-token',
    purpose: 'Keeps you signed in',
    kept: 'Until you sign out, or 30 days without use',
  },
  {
    key: 'sb-{host}-auth-token-code-verifier',
    purpose: 'Protects a sign-in with Google or a mailed link while it’s under way',
    kept: 'Until the sign-in is done',
  },
  { key: 'resume_draft_{id}', purpose: aDraft, kept: untilSignOut },
  { key: 'cover_letter_draft_{id}', purpose: aDraft, kept: untilSignOut },
  { key: 'linkedin_draft_{id}', purpose: aDraft, kept: untilSignOut },
  { key: 'interview_draft_{id}', purpose: aDraft, kept: untilSignOut },
  { key: 'job_search_draft_{id}', purpose: aDraft, kept: untilSignOut },
  {
    key: 'interview_session_open',
    purpose: 'Which interview session you had open',
    kept: 'Until you close it; after 30 days it isn’t used anymore',
  },
  {
    key: 'job_search_running',
    purpose: 'Which job search is running',
    kept: 'Until it ends; after 30 days it isn’t used anymore',
  },
  {
    key: 'return_path',
    purpose: 'The page to go back to after you sign in',
    kept: 'Until you’re signed in; after a day it isn’t used anymore',
  },
  {
    key: 'changes-keys',
    purpose: 'Remembers that you turned off shortcuts for reviewing changes',
    kept: 'Until you turn them on again',
  },
  {
    key: 'shell-installed',
    purpose: 'In the phone app: tells a new installation from one whose sign-in is still valid',
    kept: 'Until you remove the app',
  },
  {
    key: 'install-prompt-dismissed',
    purpose: 'Remembers that you put away the offer to install Candor',
    kept: 'Until you clear it',
  },
  {
    key: 'candor-shared-file',
    purpose: 'A file, text, or link that another app shared with Candor, until you say what to do with it',
    kept: 'Until you use it, put it away, or sign out; after a day it isn’t used anymore',
  },
  {
    key: 'candor-kept',
    purpose:
      'Copies for reading offline: your lists, the last 20 documents you opened, your last interview session, and your last job matches',
    kept: 'Until you sign out, delete your account, or someone else signs in',
  },
  {
    key: 'candor-app-{version}',
    purpose: 'The app’s own files, so that it opens offline. Nothing of yours is in it.',
    kept: 'Until two newer versions have come',
  },
  {
    key: 'candor-fonts',
    purpose: 'Fonts of documents you opened',
    kept: 'Until newer ones take their place',
  },
];
