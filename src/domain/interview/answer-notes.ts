import type { Lexicon } from '../language/lexicon.ts';
import { phrasePattern } from '../language/phrase-pattern.ts';
import type { Span } from '../language/span.ts';
import type { AnswerSentence } from './answer-clauses.ts';
import { type AnswerReading, worthOf } from './answer-features.ts';
import { countOf, type Signal } from './answer-signals.ts';
import type { FaultKind } from './fault-wording.ts';

/** Why a passage is strong, empty or wrong. */
export type NoteCode = 'result' | 'learning' | 'check' | 'reason' | 'detail' | 'step' | 'empty' | FaultKind;

export interface CodedNote extends Span {
  mark: 'strong' | 'cut' | 'wrong';
  code: NoteCode;
}

const mostStrong = 3;
const mostCut = 2;

/** Passages worth quoting, in the order of the answer. */
export function findNotes(
  lexicon: Lexicon,
  answer: string,
  { sentences, faults }: AnswerReading,
): CodedNote[] {
  const wrong = faults
    .filter(({ isSure }) => isSure)
    .map(({ kind, start, end }): CodedNote => {
      const sentence = sentences.find((one) => one.start <= start && one.end >= end);
      return { mark: 'wrong', code: kind, ...widened(answer, sentence ?? { start, end }, { start, end }) };
    });
  const isFree = (span: Span) => faults.every(({ start, end }) => end <= span.start || start >= span.end);
  const strong = sentences
    .filter(isFree)
    .map((sentence) => ({ sentence, worth: worthOf(sentence) }))
    .filter(({ worth }) => worth >= 2)
    .sort((a, b) => b.worth - a.worth || a.sentence.start - b.sentence.start)
    // Praise beside a warning would blur it.
    .slice(0, wrong.length > 0 ? 0 : mostStrong)
    .map(({ sentence }): CodedNote => {
      const span = bestPart(answer, sentence);
      const isLate = sentence.start > answer.length / 2;
      return { mark: 'strong', code: strengthOf(within(sentence, answer, span), isLate), ...span };
    });
  const cut = sentences
    .filter((sentence) => isFree(sentence) && isEmpty(lexicon, sentence))
    .slice(0, mostCut)
    .map((sentence): CodedNote => ({ mark: 'cut', code: 'empty', ...opening(answer, sentence) }));
  return distinct([...wrong, ...strong, ...cut]).sort((a, b) => a.start - b.start);
}

function distinct(notes: readonly CodedNote[]): CodedNote[] {
  return notes.filter(
    (note, place) => !notes.slice(0, place).some((other) => other.start < note.end && note.start < other.end),
  );
}

const emptySignals: readonly Signal[] = ['label', 'boast', 'jargon', 'policy', 'opinion', 'hollow'];

/** A sentence of praise, principle or jargon that holds nothing of use. */
export function isEmpty(lexicon: Lexicon, sentence: AnswerSentence): boolean {
  const empty = emptySignals.reduce((sum, signal) => sum + countOf(signal, sentence.text), 0);
  return worthOf(sentence) <= 0 && empty + lexicon.cliches.find(sentence.words).length > 0;
}

const explaining = phrasePattern.iu`\b(?:because|so that|otherwise|in case|that's why|since (?:${'answer-notes/explaining'}))\b`;
const verifying = phrasePattern.iu`\b(?:${'answer-notes/verifying'})\b`;

/** Only what the words show for certain. */
function strengthOf({ text, clauses }: AnswerSentence, isLate: boolean): NoteCode {
  const hasOwnDeed = clauses.some(({ actor, isDeed }) => actor === 'self' && isDeed);
  if (countOf('learning', text) > 0) return 'learning';
  if (isLate && !hasOwnDeed && countOf('result', text) > 0) return 'result';
  if (explaining.test(text)) return 'reason';
  if (hasOwnDeed && verifying.test(text)) return 'check';
  return hasOwnDeed && countOf('number', text) === 0 ? 'step' : 'detail';
}

const longestQuote = 150;

/** A short sentence whole; of a long one the run of parts that holds the most. */
function bestPart(answer: string, sentence: AnswerSentence): Span {
  const whole = withoutEnd(answer, sentence);
  if (whole.end - whole.start <= longestQuote) return whole;
  const parts = partsOf(answer, whole);
  const runs = parts.flatMap((first, from) =>
    parts.slice(from, from + 3).map((last) => ({ start: first.start, end: last.end })),
  );
  const fitting = runs.filter(({ start, end }) => end - start <= longestQuote && end - start >= 25);
  const held = (span: Span) => worthOf(within(sentence, answer, span));
  return fitting.reduce((best, run) => (held(run) > held(best) ? run : best), fitting[0] ?? whole);
}

const within = (sentence: AnswerSentence, answer: string, { start, end }: Span): AnswerSentence => ({
  start,
  end,
  text: answer.slice(start, end),
  words: sentence.words.filter((word) => word.start >= start && word.end <= end),
  clauses: sentence.clauses.filter((clause) => clause.start >= start && clause.end <= end),
});

function partsOf(answer: string, { start, end }: Span): Span[] {
  const parts: Span[] = [];
  let from = start;
  for (const { 0: mark, index } of answer.slice(start, end).matchAll(/[,;:](?=\s)\s*/gu)) {
    parts.push({ start: from, end: start + index });
    from = start + index + mark.length;
  }
  return [...parts, { start: from, end }].filter((part) => part.end > part.start);
}

/** The part of its sentence that a fault stands in. */
function widened(answer: string, sentence: Span, fault: Span): Span {
  const parts = partsOf(answer, withoutEnd(answer, sentence)).filter(
    (part) => part.end > fault.start && part.start < fault.end,
  );
  const start = parts[0]?.start ?? fault.start;
  const end = parts.at(-1)?.end ?? fault.end;
  return { start: Math.min(start, fault.start), end: Math.max(end, fault.end) };
}

function opening(answer: string, sentence: Span): Span {
  const whole = withoutEnd(answer, sentence);
  if (whole.end - whole.start <= longestQuote) return whole;
  const parts = partsOf(answer, whole).filter(({ end }) => end - whole.start <= longestQuote);
  return { start: whole.start, end: parts.at(-1)?.end ?? wordEnd(answer, whole.start + longestQuote) };
}

const wordEnd = (answer: string, from: number) => {
  const gap = answer.lastIndexOf(' ', from);
  return gap > from - longestQuote ? gap : from;
};

function withoutEnd(answer: string, { start, end }: Span): Span {
  let to = end;
  while (to > start + 1 && /[.!\s]/u.test(answer[to - 1] ?? '')) to -= 1;
  return { start, end: to };
}
