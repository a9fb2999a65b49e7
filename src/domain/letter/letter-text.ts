import type { ProseSentence } from '../claims/prose/prose.ts';
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
  const places = [...new Set(sentences.map(({ paragraph }) => paragraph))].sort((a, b) => a - b);
  const paragraphs = places.map((place) =>
    sentences
      .filter(({ paragraph }) => paragraph === place)
      .map(({ text }) => text)
      .join(' '),
  );
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

/** Words between spaces; where a language writes none, its words are found by a list. */
export const wordCount = (text: string): number =>
  (text.match(/[\p{L}\p{N}][^\s]*/gu) ?? []).reduce(
    (sum, part) => sum + (unspaced.test(part) ? parted(part) : 1),
    0,
  );

const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;
const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });
const parted = (text: string) => [...segmenter.segment(text)].filter(({ isWordLike }) => isWordLike).length;
