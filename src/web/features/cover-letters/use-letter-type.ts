import { useEffect, useState } from 'react';
import type { CoverLetter } from '#contract/cover-letters.ts';

type Dressed = Pick<CoverLetter, 'look' | 'head'> | undefined;

/** The typeface in which the letter will be printed; undefined while it isn't there yet, or can't be had. */
export function useLetterType(letter: Dressed, text: string): string | undefined {
  const [family, setFamily] = useState<string>();
  const style = letter?.look === 'resume' ? letter.head.templateId : 'letter';
  const language = letter?.head.language ?? 'en';
  const drawn = text + (letter ? Object.values(letter.head).join(' ') : '');
  useEffect(() => {
    let isCurrent = true;
    import('./letter-type.ts')
      .then(({ loadLetterType }) => loadLetterType(style, drawn, language))
      .then((loaded) => isCurrent && setFamily(loaded))
      .catch((error: unknown) => console.warn('The typeface of the letter could not be loaded.', error));
    return () => {
      isCurrent = false;
    };
  }, [style, drawn, language]);
  return family;
}
