import { phrasePattern } from '../language/phrase-pattern.ts';
import type { Span } from '../language/span.ts';
import type { AnswerSentence } from './answer-clauses.ts';
import { countOf } from './answer-signals.ts';
import { type FaultKind, type FaultWording, faultWordings } from './fault-wording.ts';

/** A passage that speaks against the person. A sure one caps the grade, any other only counts against it. */
export interface AnswerFault extends Span {
  kind: FaultKind;
  isSure: boolean;
}

/** Passages of an answer that are unsafe, dishonest or blaming, as far as their words show it. */
export function findFaults(sentences: readonly AnswerSentence[]): AnswerFault[] {
  return sentences.flatMap((sentence) =>
    faultWordings.flatMap((wording) =>
      [...sentence.text.matchAll(wording.pattern)].flatMap(({ 0: found, index }) =>
        isDenied(sentence.text.slice(0, index), found) ? [] : [faultOf(sentence, wording, index, found)],
      ),
    ),
  );
}

function faultOf(
  sentence: AnswerSentence,
  { kind, isSure }: FaultWording,
  index: number,
  found: string,
): AnswerFault {
  const start = sentence.start + index;
  const clause = sentence.clauses.find((one) => one.start <= start && one.end > start);
  const said = clause ? sentence.text.slice(clause.start - sentence.start, index) : '';
  const isOwn = kind === 'blaming' || clause?.actor !== 'other' || !somebody.test(said);
  // Who says that it was wrong has learned from it.
  const isRegretted = countOf('learning', sentence.text) + countOf('humility', sentence.text) > 0;
  return { kind, isSure: isSure && isOwn && !isRegretted, start, end: start + found.length };
}

const somebody = phrasePattern.iu`\b(?:${'find-faults/somebody'})\b`;
const negated = phrasePattern.iu`\b(?:${'find-faults/negated'})(?: \w+){0,2} $`;
const ofOthers = phrasePattern.iu`\b(?:if|when|even if|in case) (?:${'find-faults/of-others'})(?: \w+){0,4} ?$|\b(?:${'find-faults/of-others-2'})(?: \w+){0,4} ?["“'‘]?$`;

/** "I'd never skip", "he said nobody would notice": said against it, or of somebody else. */
const isDenied = (before: string, found: string) =>
  ofOthers.test(before) ||
  (negated.test(before) && !/^(?:no|not|don't|doesn't|wouldn't|won't|never|nobody)/iu.test(found));
