import { files as usualFiles } from 'virtual:document-fonts';
import {
  type DocumentFace,
  type DocumentStyle,
  faceName,
  hanFaces,
  parseUnicodeRange,
} from '#documents/document-fonts.ts';
import { neededFontFiles } from '#documents/needed-font-files.ts';

type Files = Readonly<Record<string, readonly { url: string; range: string }[]>>;

interface WebFontFile {
  ranges: [number, number][];
  /** Adds the face to the page and waits for it; once, unless it failed. */
  load(): Promise<void>;
}

const filesOfFace = new Map<string, WebFontFile[]>();
const han = new Set(hanFaces.map(faceName));
let hanFiles: Files = {};

/**
 * Loads what a document needs of its template's fonts from our own origin, and nothing more. Resolves when
 * its letters can be drawn; rejects when a file cannot be had, and a later call tries that file again.
 */
export async function loadDocumentFonts(
  template: DocumentStyle,
  text: string,
  language = 'en',
): Promise<void> {
  let needed = neededFontFiles({ template, text, language }, filesOf);
  if (needed.missing.length > 0 && Object.keys(hanFiles).length === 0) {
    hanFiles = (await import('virtual:document-fonts-han')).files;
    for (const name of han) filesOfFace.delete(name);
    needed = neededFontFiles({ template, text, language }, filesOf);
  }
  await Promise.all(needed.files.map((file) => file.load()));
}

function filesOf(face: DocumentFace): WebFontFile[] {
  const name = faceName(face);
  const known = filesOfFace.get(name);
  if (known) return known;
  const found = ((han.has(name) ? hanFiles : usualFiles)[name] ?? []).map(({ url, range }) =>
    webFontFile(face, url, range),
  );
  filesOfFace.set(name, found);
  return found;
}

function webFontFile({ family, weight, style }: DocumentFace, url: string, range: string): WebFontFile {
  let loading: Promise<void> | undefined;
  const load = async () => {
    const face = new FontFace(family, `url("${url}") format("woff2")`, {
      weight: String(weight),
      style,
      unicodeRange: range,
    });
    document.fonts.add(face);
    try {
      await face.load();
    } catch (error) {
      document.fonts.delete(face);
      loading = undefined;
      throw error;
    }
  };
  return {
    ranges: parseUnicodeRange(range),
    load: () => {
      loading ??= load();
      return loading;
    },
  };
}
