import type { ResumeData } from '#domain/resume/resume.ts';

const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|[\p{L}\p{M}\p{N}]+/gu) ?? [];

function countWords(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of wordsOf(text)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

const valuesOf = (node: unknown): string[] => {
  if (typeof node === 'string') return [node];
  if (typeof node !== 'object' || node === null) return [];
  return Object.values(node).flatMap(valuesOf);
};

const withoutLanguage = ({ language: _, ...rest }: ResumeData) => rest;

/**
 * The words of the pasted text that the parse still has. Which words count the gold says: page headers, labels
 * and the headings of the standard sections are not in it. A company that stands over several jobs is in the
 * gold more often than in the text, so the text sets the limit. Hyphens at line ends are read both ways.
 */
export function wordsKept(text: string, gold: ResumeData, parsed: ResumeData) {
  const asWritten = countWords(text);
  const rejoined = countWords(text.replace(/(\p{L})[-‐]\r?\n\s*(?=\p{L})/gu, '$1'));
  const inGold = countWords(valuesOf(withoutLanguage(gold)).join('\n'));
  const inParse = countWords(valuesOf(withoutLanguage(parsed)).join('\n'));
  const lost: string[] = [];
  let words = 0;
  for (const [word, count] of inGold) {
    const wanted = Math.min(count, Math.max(asWritten.get(word) ?? 0, rejoined.get(word) ?? 0));
    const missing = Math.max(0, wanted - (inParse.get(word) ?? 0));
    words += wanted;
    for (let time = 0; time < missing; time += 1) lost.push(word);
  }
  return { words, lost };
}
