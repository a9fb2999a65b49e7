import type { CoverLetter, LetterFormat } from '#contract/cover-letters.ts';
import { composeLetter, letterStyle } from '#documents/compose-letter.ts';
import { letterHtml } from '#documents/letter-html.tsx';
import { letterText } from '#documents/letter-text.ts';
import type { FileAnswer } from '../../http/answers.ts';
import type { Parts } from '../../parts.ts';
import { fileAnswer } from '../../printing/file-answer.ts';
import { fontCssFor } from '../../printing/font-css.ts';
import { getCoverLetter } from './get-cover-letter.ts';

type LetterParts = Pick<Parts, 'database' | 'files' | 'printer' | 'reader' | 'words'>;

/** Whoever has a letter may take it away in every form, whatever the plan is by now. */
export async function downloadCoverLetter(
  parts: LetterParts,
  userId: string,
  id: string,
  format: LetterFormat,
): Promise<FileAnswer> {
  const letter = await getCoverLetter(parts.database, userId, id);
  const filename = `cover-letter-${letter.id.slice(0, 8)}.${format}`;
  if (format === 'txt') {
    const composed = composeLetter(letter.content, letter.head);
    const bytes = Buffer.from(letterText(composed));
    const readBack = await parts.reader.readBack({ format, bytes, document: composed });
    return fileAnswer(filename, 'txt', bytes, readBack);
  }
  const { bytes, readBack } = await letterFile(parts, userId, letter, format);
  return fileAnswer(filename, format, bytes, readBack);
}

function letterFile(
  { files, printer, reader, words }: LetterParts,
  userId: string,
  letter: CoverLetter,
  format: 'pdf' | 'docx',
) {
  const composed = composeLetter(letter.content, letter.head, letter.look);
  const make = {
    pdf: () => {
      const { css } = fontCssFor(letterStyle(composed), JSON.stringify(composed), composed.language);
      return printer.print(letterHtml(composed, css));
    },
    docx: () => words.write({ letter: composed }),
  };
  return files.get({
    document: { userId, table: 'cover_letters', documentId: letter.id },
    format,
    content: composed,
    make: make[format],
    readBack: (bytes) => reader.readBack({ format, bytes, document: composed }),
  });
}
