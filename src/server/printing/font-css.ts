import { readFileSync } from 'node:fs';
import {
  type DocumentFace,
  type DocumentStyle,
  faceName,
  parseUnicodeRange,
} from '#documents/document-fonts.ts';
import { neededFontFiles } from '#documents/needed-font-files.ts';
import { findFontFiles } from './font-files.ts';

/** One file of a face: the letters it has, and itself as a rule that needs no network. */
interface FontRule {
  ranges: [number, number][];
  rule(): string;
}

const rulesOfFace = new Map<string, FontRule[]>();

/** The fonts a document needs, as `@font-face` rules with the fonts inside, and the letters that none has. */
export interface FontCss {
  css: string;
  missing: string[];
}

export function fontCssFor(template: DocumentStyle, text: string, language = 'en'): FontCss {
  const { files, missing } = neededFontFiles({ template, text, language }, rulesOf);
  return { css: files.map((file) => file.rule()).join(''), missing };
}

/** Files are read once, and only when a document needs them. */
function rulesOf(face: DocumentFace): FontRule[] {
  const name = faceName(face);
  const known = rulesOfFace.get(name);
  if (known) return known;
  const found = findFontFiles(face).map(({ path, range }) => {
    let rule = '';
    return {
      ranges: parseUnicodeRange(range),
      rule: () => {
        rule ||= fontFaceRule(face, path, range);
        return rule;
      },
    };
  });
  rulesOfFace.set(name, found);
  return found;
}

function fontFaceRule({ family, weight, style }: DocumentFace, path: string, range: string): string {
  const data = readFileSync(path).toString('base64');
  return `@font-face{font-family:"${family}";font-weight:${weight};font-style:${style};src:url(data:font/woff2;base64,${data}) format("woff2");unicode-range:${range}}`;
}
