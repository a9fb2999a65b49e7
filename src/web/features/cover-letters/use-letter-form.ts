import { useState } from 'react';
import type { CoverLetter, NewCoverLetter } from '#contract/cover-letters.ts';

const empty: NewCoverLetter = { resumeId: '', jobPosting: '', tone: 'plain', length: 'standard' };

const formOf = ({ resumeId, jobPosting, tone, length }: CoverLetter): NewCoverLetter => ({
  ...{ resumeId, tone, length },
  jobPosting: jobPosting ?? '',
});

export interface LetterForm {
  readonly values: NewCoverLetter;
  readonly change: (change: Partial<NewCoverLetter>) => void;
  /** Whether something is typed that is neither in the letter nor the empty form. */
  readonly isChanged: boolean;
}

/** The resume that a link names, and the posting that it was optimized for. */
export type LetterStart = Pick<NewCoverLetter, 'resumeId' | 'jobPosting'>;

/** What a letter is written from: what a link brings along, else as it was left, or else as the letter was written. */
export function useLetterForm(
  letter: CoverLetter | undefined,
  start: LetterStart | undefined,
  restored: NewCoverLetter | undefined,
): LetterForm {
  const first = letter ? formOf(letter) : empty;
  const [values, setValues] = useState(start ? { ...empty, ...start } : (restored ?? first));
  return {
    values,
    change: (change) => setValues((known) => ({ ...known, ...change })),
    isChanged: JSON.stringify(ordered(values)) !== JSON.stringify(ordered(first)),
  };
}

const ordered = ({ resumeId, jobPosting, tone, length }: NewCoverLetter) => [
  ...[resumeId, jobPosting, tone, length],
];
