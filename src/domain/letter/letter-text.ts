import { type ProseSentence, paragraphsOf } from '../claims/prose/prose.ts';
import type { NamedJob } from '../posting/read-posting-head.ts';
import { signedName } from '../resume/parse/person-names.ts';

interface Around {
  job: NamedJob;
  /** The day of the letter, as "2026-11-16". */
  today: string;
  /** The person's name as it was read; '' where there is none. */
  name: string;
}

/** The letter as it's sent: date, greeting, paragraphs, closing and name, with empty lines between them. */
export function letterText(sentences: readonly ProseSentence[], { job, today, name }: Around): string {
  const paragraphs = paragraphsOf(sentences).map((own) => own.map(({ text }) => text).join(' '));
  return [
    dated(today),
    `Dear ${job.contact ?? 'Hiring Team'},`,
    ...paragraphs,
    'Sincerely,',
    signedName(name),
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}

/** "2026-11-16" → "November 16, 2026". */
const dated = (today: string): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(today));
