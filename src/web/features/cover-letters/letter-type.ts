import { type DocumentStyle, facesOfTemplate } from '#documents/document-fonts.ts';
import { loadDocumentFonts } from '../../ui/document-fonts.ts';

/** The typeface of a letter's files, loaded as far as its text needs it. */
export async function loadLetterType(style: DocumentStyle, text: string, language: string): Promise<string> {
  await loadDocumentFonts(style, text, language);
  return facesOfTemplate(style)[0]?.family ?? '';
}
