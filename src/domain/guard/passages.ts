import { quantitiesOf } from '../quantities.ts';
import type { Quantity } from '../quantity.ts';
import { sentenceLanguage } from '../text/language.ts';
import { sentencesOf } from '../text/sentences.ts';
import type { Span } from '../text/span.ts';
import { type Alignment, align } from './align.ts';
import type { Evidence } from './evidence.ts';
import type { TextKind } from './guard-types.ts';
import { type TextWord, textWordsOf } from './text-words.ts';

/** A sentence (or a member of a list) under check. Offsets count in the sentence. */
export interface Passage {
  text: string;
  start: number;
  kind: TextKind;
  words: TextWord[];
  quantities: Quantity[];
  alignment: Alignment;
  /** Words can be compared only within one language. */
  sameLanguage: boolean;
  language: string;
  /** Speaks of the reader or of what the writer hopes, not of what they did. */
  courtesy: boolean;
  posting: string;
}

/** Marks that part a text besides the ends of its sentences. A headline and a list of certificates have no sentences. */
const marksOf = (kind: TextKind): RegExp =>
  kind === 'headline'
    ? /\s*[|•·]\s*|\n/g
    : kind === 'certification'
      ? /;\s+|\n/g
      : kind === 'letter' || kind === 'linkedin'
        ? letterMarks
        : /\n/g;

/** A letter joins what the writer did to what they hope with "and": each half is judged as what it is. */
const letterMarks = /\n|(?<=[,;])\s+(?=(?:(?:and|but|so|because|where)\s+)?(?:I|my|you|your)\b(?!\s+own))/gu;

/** Cuts a text into sentences; lists of skills and certificates into their members. */
export function passagesOf(text: string, kind: TextKind): { text: string; start: number }[] {
  const hasSentences = kind !== 'headline' && kind !== 'certification';
  const parts: Span[] = [];
  let from = 0;
  for (const found of text.matchAll(marksOf(kind))) {
    parts.push({ start: from, end: found.index });
    from = found.index + found[0].length;
  }
  parts.push({ start: from, end: text.length });
  return parts
    .flatMap((part) => (hasSentences ? sentencesOf(text, part.start, part.end, false) : [part]))
    .map(({ start, end }) => ({ text: text.slice(start, end), start }))
    .filter((part) => part.text.trim() !== '');
}

const courtesyMarks =
  /\b(?:you|your|yours|I(?:['’]d| would) (?:be|welcome|love|like|appreciate|value|relish)|look(?:ing)? forward|grateful|delighted|glad to|hop(?:e|ing) to|thank you|(?:drawn|excited|eager|keen|attracted|impressed|inspired|interested|committed) (?:to|by|in|about)|appeals? to me|attracts? me|drew me|makes? (?:this|it) (?:\p{L}+ ){0,3}(?:attractive|appealing|a (?:natural|good|great) fit)|admir\p{L}*|appl(?:y|ying|ication)|(?:the|any|a) chance to|opportunity to|looking for|next step|speaks? to me|this (?:role|position|opening|opportunity|post|vacancy)|kind of (?:work|problem|place|team)|at your convenience|an? (?:interview|conversation)|(?:call|reach|contact|write to|e-?mail|phone) me|enjoy|happy to|please|available (?:to|for|from|at|any)|sincerely|regards)\b/iu;

export function passageOf(
  part: { text: string; start: number },
  kind: TextKind,
  evidence: Evidence,
  posting: string,
  language: string,
): Passage {
  const words = textWordsOf(part.text, evidence);
  const sameLanguage = language === evidence.language || mostlyKnown(words);
  const quantities = quantitiesOf(part.text, language || evidence.language || 'en');
  return {
    text: part.text,
    start: part.start,
    kind,
    words,
    quantities,
    alignment: align(words, quantities, { sameLanguage, oneJob: kind === 'bullet' }, evidence),
    sameLanguage,
    language,
    courtesy: (kind === 'letter' || kind === 'linkedin') && courtesyMarks.test(part.text),
    posting,
  };
}

/** "" when the text gives no sign: then only an English source may be compared word by word. */
export const languageOfText = (text: string, evidence: Evidence): string => {
  const language = sentenceLanguage(text);
  if (language !== '') return language;
  return evidence.language === 'en' ? 'en' : '';
};

const mostlyKnown = (words: readonly TextWord[]) => {
  const content = words.filter((word) => word.content);
  return content.filter(({ support }) => support === 'same').length >= content.length * 0.6;
};

/** Lines that one degree or certificate may be told from: closer than what a bullet may draw on. */
export function tightLines(passage: Passage, evidence: Evidence): Set<number> {
  const { lines } = passage.alignment;
  if (passage.kind === 'certification') return new Set(lines);
  const [best] = lines;
  if (best === undefined) return new Set();
  const entry = evidence.entries.find(
    (of) => of.lines.has(best) && of.header.includes(best) && of.header.length <= 3,
  );
  return entry ? new Set(entry.lines) : new Set([best - 1, best, best + 1]);
}
