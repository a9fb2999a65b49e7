import { type DocumentFace, type DocumentStyle, facesOfTemplate, spareFaces } from './document-fonts.ts';

/** The letters that one file of a face has, as pairs of code points. */
export interface FontRanges {
  readonly ranges: readonly (readonly [number, number])[];
}

/** The files that a text needs, and the letters that no face has. */
export interface NeededFontFiles<File> {
  files: File[];
  missing: string[];
}

/**
 * Only the files whose letters occur are taken: a Latin resume needs three or four small fonts. A spare
 * family is taken for letters that one of the template's own families, and every spare before it, lacks.
 * Print and preview choose alike, so they also break alike.
 */
export function neededFontFiles<File extends FontRanges>(
  { template, text, language = 'en' }: { template: DocumentStyle; text: string; language?: string },
  filesOf: (face: DocumentFace) => readonly File[],
): NeededFontFiles<File> {
  const has = (faces: readonly DocumentFace[], code: number) =>
    faces.some((face) => filesOf(face).some((file) => covers(file, code)));
  const filesFor = (faces: readonly DocumentFace[], codes: readonly number[]) =>
    faces.flatMap((face) => filesOf(face).filter((file) => codes.some((code) => covers(file, code))));

  const letters = [...new Set(text)].map((letter) => letter.codePointAt(0) ?? 0).filter((code) => code > 32);
  const own = facesOfTemplate(template);
  const files = new Set(filesFor(own, letters));
  const ownFamilies = [...familiesOf(own)];
  let lacking = letters.filter((code) => !ownFamilies.every((faces) => has(faces, code)));
  for (const faces of familiesOf(spareFaces(template, language))) {
    for (const file of filesFor(faces, lacking)) files.add(file);
    lacking = lacking.filter((code) => !has(faces, code));
  }
  const missing = lacking.filter((code) => !has(own, code));
  return { files: [...files], missing: missing.map((code) => String.fromCodePoint(code)) };
}

const familiesOf = (faces: readonly DocumentFace[]) => Map.groupBy(faces, ({ font }) => font).values();

const covers = ({ ranges }: FontRanges, code: number) =>
  ranges.some(([from, to]) => code >= from && code <= to);
