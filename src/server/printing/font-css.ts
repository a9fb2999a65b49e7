import { readFileSync } from 'node:fs';
import { LRUCache } from 'lru-cache';
import {
  type DocumentFace,
  type DocumentStyle,
  faceName,
  parseUnicodeRange,
} from '#documents/document-fonts.ts';
import { neededFontFiles } from '#documents/needed-font-files.ts';
import { type FontCodes, readFontCodes } from './font-codes.ts';
import { findFontFiles } from './font-files.ts';

/** One file of a face: the letters it has, and itself as a rule that needs no network. */
interface FontRule {
  ranges: [number, number][];
  /** Without the code points that would be read in place of the text's own. */
  rule(text: ReadonlySet<number>): string;
}

const rulesOfFace = new Map<string, FontRule[]>();

/** The fonts a document needs, as `@font-face` rules with the fonts inside, and the letters that none has. */
export interface FontCss {
  css: string;
  missing: string[];
}

export function fontCssFor(template: DocumentStyle, text: string, language = 'en'): FontCss {
  const { files, missing } = neededFontFiles({ template, text, language }, rulesOf);
  const codes = new Set([...text].map((letter) => letter.codePointAt(0) ?? 0));
  return { css: files.map((file) => file.rule(codes)).join(''), missing };
}

/** Files are read once, and only when a document needs them. */
function rulesOf(face: DocumentFace): FontRule[] {
  const name = faceName(face);
  const known = rulesOfFace.get(name);
  if (known) return known;
  const found = findFontFiles(face).map(({ path, range }) => {
    return { ranges: parseUnicodeRange(range), rule: ruleOf(face, path, range) };
  });
  rulesOfFace.set(name, found);
  return found;
}

/** Arabic has more sets of code points than memory has room for, and each makes a font of its own. */
const keptRules = 8;

/** One rule for most texts, and one more for each set of code points that had to go. */
function ruleOf(face: DocumentFace, path: string, range: string): FontRule['rule'] {
  const rules = new LRUCache<string, string>({ max: keptRules });
  let font: FontCodes | undefined;
  let file = Buffer.of();
  return (text) => {
    if (!font) {
      file = readFileSync(path);
      font = readFontCodes(file);
    }
    const unwanted = font.shared.flatMap((codes) => unusedBelow(codes, text));
    const key = unwanted.join();
    const rule =
      rules.get(key) ??
      fontFaceRule(face, unwanted.length > 0 ? font.without(new Set(unwanted)) : file, range);
    rules.set(key, rule);
    return rule;
  };
}

/** Of code points that share a glyph, those that the text does not use and that come before one it uses. */
function unusedBelow(codes: readonly number[], text: ReadonlySet<number>): number[] {
  const first = codes.findIndex((code) => text.has(code));
  return codes.slice(0, Math.max(first, 0));
}

function fontFaceRule({ family, weight, style }: DocumentFace, file: Buffer, range: string): string {
  const data = file.toString('base64');
  return `@font-face{font-family:"${family}";font-weight:${weight};font-style:${style};src:url(data:font/woff2;base64,${data}) format("woff2");unicode-range:${range}}`;
}
