import { useCallback, useRef, useState } from 'react';
import type { NewResume } from '#contract/resume.ts';
import type { ResumeReading } from '#contract/resume-reading.ts';
import { api } from '../../../api.ts';

/** A reading that the person is asked about, and what they may answer. */
export interface AskedReading {
  reading: ResumeReading;
  /** The text that it was read from. */
  original: string;
  /** With the text as they have put it right; without one it's right as it is. */
  onGoOn: (text?: string) => void;
  onBack: () => void;
}

/**
 * Before the first rewriting of a text: where the reader is unsure of it, the person has a look. Never twice at the same
 * text, and whatever goes wrong with it stops nobody.
 */
export function useReadingCheck(onText: (text: string) => void) {
  const [asked, setAsked] = useState<AskedReading>();
  const looked = useRef('');
  const check = useCallback(
    async (wanted: NewResume): Promise<NewResume | undefined> => {
      const { originalContent } = wanted;
      if (looked.current === originalContent) return { ...wanted, isReadingChecked: true };
      const reading = await api.readResumeText({ body: { originalContent } }).catch(() => undefined);
      if (!reading || reading.doubts.length === 0) return wanted;
      const answer = await new Promise<{ text: string } | undefined>((settle) =>
        setAsked({
          reading,
          original: originalContent,
          onGoOn: (text = originalContent) => settle({ text }),
          onBack: () => settle(undefined),
        }),
      );
      setAsked(undefined);
      if (!answer) return undefined;
      looked.current = answer.text;
      onText(answer.text);
      return { ...wanted, originalContent: answer.text, isReadingChecked: true };
    },
    [onText],
  );
  return { asked, check };
}
