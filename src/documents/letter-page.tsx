import type { ComposedLetter } from './compose-letter.ts';
import { ResumeHead } from './resume-head.tsx';
import { variablesOf } from './resume-page.tsx';

/** A letter as one run of sheets; the print screen and the PDF show the same element. */
export function LetterPage({ letter }: { letter: ComposedLetter }) {
  const { language, direction, lines, name, dress } = letter;
  const text = lines.join('\n');
  if (!dress)
    return (
      <article className="letter" lang={language} dir={direction}>
        {text}
      </article>
    );
  const { template, colorScheme, contact } = dress;
  return (
    <div
      className="r-pages"
      data-template={template}
      data-layout="print"
      style={variablesOf({ colorScheme, pageSize: 'letter', fit: 0 })}
      dir={direction}
      lang={language}
    >
      <article className="resume">
        <ResumeHead resume={{ name, contact, headlines: [] }} />
        <div className="letter-text">{text}</div>
      </article>
    </div>
  );
}
