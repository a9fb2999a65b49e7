import { phrasePattern } from '../../language/phrase-pattern.ts';

/** A sentence of a posting: what is read in small letters, and what is quoted as it was written. */
export interface Sentence {
  lower: string;
  text: string;
}

const maxQuoteLength = 220;

/** Title first: it says as much as any sentence. */
export function sentencesOfPosting(title: string, description: string): Sentence[] {
  const parts = description.split(/(?<=[.!?…][)"”’']?)\s+(?=\P{Ll})|\s*\n+\s*|\s+[•·▪]\s*/u);
  return [title, ...parts].flatMap((part) => {
    const text = part.trim();
    return text === '' ? [] : [{ text, lower: lowered(text) }];
  });
}

const lowered = (text: string): string => text.replace(/[’‘`]/gu, "'").toLowerCase();

/** A sentence word for word, or the part of it around what was found where it's long. */
export function quoteOf({ text }: Sentence, start = 0, end = start): string {
  if (text.length <= maxQuoteLength) return text;
  const from = Math.max(0, Math.min(start - 80, text.length - maxQuoteLength));
  const to = Math.min(text.length, Math.max(end + 80, from + maxQuoteLength));
  return text
    .slice(from, to)
    .replace(from > 0 ? /^\S*\s/u : /^/u, '')
    .replace(to < text.length ? /\s\S*$/u : /$/u, '');
}

const affirmedPartWords = phrasePattern.gu`\b[\w-]+(?: [\w-]+)? (?:${'posting-sentences/affirmed-part'}) (?:be )?(?:considered|accepted|eligible|enough|sufficient)\b`;

/** Without what is denied: "(not candidates)", "residents cannot be considered". */
export const affirmedPart = (lower: string): string =>
  lower
    .replace(/\((?:not|no)\b[^)]*\)/gu, ' ')
    .replace(affirmedPartWords, ' ')
    .replace(/\b(?:not|no|nor) (?!required|needed|necessary|essential|a must)[\w-]+/gu, ' ');
