import { Paragraph } from 'docx';
import { type ComposedLetter, letterTitle } from './compose-letter.ts';
import { wordFile } from './word-file.ts';
import { textRuns, wordFonts, wordLanguage } from './word-text.ts';

const inch = 1440;
const page = {
  size: { width: 8.5 * inch, height: 11 * inch },
  margin: { top: inch, bottom: inch, left: inch, right: inch },
};

/** A letter as a Word file: Arial 11 pt with lines one and a half apart, a paragraph for each line written. */
export function letterDocx(letter: ComposedLetter): Promise<Uint8Array> {
  const { language, direction, lines } = letter;
  const document = {
    run: {
      font: wordFonts('Arial', language, false),
      size: 22,
      language: wordLanguage(language, direction),
    },
    paragraph: { spacing: { line: 360, after: 0 } },
  };
  const children = lines.map(
    (line) =>
      new Paragraph({
        ...(direction === 'rtl' && { bidirectional: true }),
        children: line === '' ? [] : textRuns(line, direction),
      }),
  );
  return wordFile(
    { title: letterTitle(letter), author: letter.name, language },
    { styles: { default: { document } }, sections: [{ properties: { page }, children }] },
  );
}
