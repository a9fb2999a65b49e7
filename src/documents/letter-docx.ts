import { type IPropertiesOptions, Paragraph } from 'docx';
import { type ComposedLetter, letterTitle } from './compose-letter.ts';
import { type PlainLetterLook, plainLetter } from './letter-look.ts';
import { headOf } from './resume-docx.ts';
import { resumeStyles } from './resume-styles.ts';
import { wordFile } from './word-file.ts';
import { textRuns, wordFonts, wordLanguage } from './word-text.ts';

const inch = 1440;
const size = { width: 8.5 * inch, height: 11 * inch };

/** A letter as a Word file, a paragraph for each line written. */
export function letterDocx(letter: ComposedLetter, look = plainLetter): Promise<Uint8Array> {
  const facts = { title: letterTitle(letter), author: letter.name, language: letter.language };
  return wordFile(facts, letter.dress ? dressed(letter, letter.dress) : plain(letter, look));
}

function plain(letter: ComposedLetter, { font, pt, leading, marginIn }: PlainLetterLook): IPropertiesOptions {
  const { language, direction } = letter;
  const edge = marginIn * inch;
  const margin = { top: edge, bottom: edge, left: edge, right: edge };
  const document = {
    run: {
      font: wordFonts(font, language, false),
      size: pt * 2,
      language: wordLanguage(language, direction),
    },
    paragraph: { spacing: { line: leading * 240, after: 0 } },
  };
  const children = letter.lines.map((line) => paragraph(line, letter));
  return {
    styles: { default: { document } },
    sections: [{ properties: { page: { size, margin } }, children }],
  };
}

/** Under the resume's head, in its type. */
function dressed(
  letter: ComposedLetter,
  { template, colorScheme, contact }: NonNullable<ComposedLetter['dress']>,
): IPropertiesOptions {
  const { name, direction, lines } = letter;
  const { margin, document } = resumeStyles(letter, { template, colorScheme, pageSize: 'letter', fit: 0 });
  const children = [
    ...headOf({ name, contact, headlines: [] }, { direction }),
    ...['', ...lines].map((line) => paragraph(line, letter)),
  ];
  return { styles: document, sections: [{ properties: { page: { size, margin } }, children }] };
}

const paragraph = (line: string, { direction }: ComposedLetter) =>
  new Paragraph({
    ...(direction === 'rtl' && { bidirectional: true }),
    children: line === '' ? [] : textRuns(line, direction),
  });
