import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import {
  type DocumentFace,
  facesOfTemplate,
  parseUnicodeRange,
  spareFaces,
} from '#documents/document-fonts.ts';
import type { TemplateId } from '#domain/templates.ts';

const require = createRequire(import.meta.url);

/** One file of a face: the letters it has, and itself as a rule that needs no network. */
interface FontFile {
  ranges: [number, number][];
  rule(): string;
}

const filesOfFace = new Map<string, FontFile[]>();

/** The fonts a document needs, as `@font-face` rules with the fonts inside, and the letters that none has. */
export interface FontCss {
  css: string;
  missing: string[];
}

/**
 * Only the files whose letters occur are taken: a Latin resume carries three or four small fonts. A spare
 * family is taken for letters that one of the template's own families, and every spare before it, lacks.
 */
export function fontCssFor(template: TemplateId, text: string, language = 'en'): FontCss {
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
  return {
    css: [...files].map((file) => file.rule()).join(''),
    missing: missing.map((code) => String.fromCodePoint(code)),
  };
}

const familiesOf = (faces: readonly DocumentFace[]) => Map.groupBy(faces, ({ font }) => font).values();

const has = (faces: readonly DocumentFace[], code: number) =>
  faces.some((face) => readFiles(face).some((file) => covers(file, code)));

const covers = ({ ranges }: FontFile, code: number) =>
  ranges.some(([from, to]) => code >= from && code <= to);

function filesFor(faces: readonly DocumentFace[], letters: readonly number[]): FontFile[] {
  return faces.flatMap((face) =>
    readFiles(face).filter((file) => letters.some((code) => covers(file, code))),
  );
}

/** Files are read once, and only when a document needs them. A font that is not installed has none. */
function readFiles(face: DocumentFace): FontFile[] {
  const name = `${face.font}-${face.weight}-${face.style}`;
  const known = filesOfFace.get(name);
  if (known) return known;
  const found = findFiles(face);
  filesOfFace.set(name, found);
  return found;
}

function findFiles({ font, family, weight, style }: DocumentFace): FontFile[] {
  const folder = folderOf(font);
  if (!folder) return [];
  const subsets = JSON.parse(readFileSync(path.join(folder, 'unicode.json'), 'utf8')) as Record<
    string,
    string
  >;
  return Object.entries(subsets).flatMap(([subset, range]) => {
    const file = path.join(
      folder,
      'files',
      `${font}-${subset.replace(/[[\]]/g, '')}-${weight}-${style}.woff2`,
    );
    if (!existsSync(file)) return [];
    let rule = '';
    return {
      ranges: parseUnicodeRange(range),
      rule: () => {
        rule ||= `@font-face{font-family:"${family}";font-weight:${weight};font-style:${style};src:url(data:font/woff2;base64,${readFileSync(file).toString('base64')}) format("woff2");unicode-range:${range}}`;
        return rule;
      },
    };
  });
}

function folderOf(font: string): string | undefined {
  try {
    return path.dirname(require.resolve(`@fontsource/${font}/package.json`));
  } catch {
    return undefined;
  }
}
