import type { ComposedLetter } from './compose-letter.ts';

/** A letter as one run of sheets; the print screen and the PDF show the same element. */
export function LetterPage({ letter }: { letter: ComposedLetter }) {
  return (
    <article className="letter" lang={letter.language} dir={letter.direction}>
      {letter.lines.join('\n')}
    </article>
  );
}
