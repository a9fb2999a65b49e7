import { foldMarks } from '../language/fold.ts';
import type { ResumeLine } from './resume-lines.ts';
import { type JudgedAsk, provenByQuote, type Verdict } from './verdicts.ts';

/** A verdict as a model gives it: on the ask of that number, by the lines of these numbers. */
interface NumberedVerdict {
  n: number;
  verdict: Verdict;
  lines: readonly number[];
  quotes: readonly string[];
}

/**
 * What can be kept of a model's verdicts: those on asks that there are, by lines that there are. A quote that no line has is
 * left out here; what is left without one proves nothing. Of two verdicts on one ask the first counts.
 */
export function judgedAsks(
  answers: readonly NumberedVerdict[],
  requirements: readonly string[],
  lines: readonly ResumeLine[],
): JudgedAsk[] {
  const numbers = new Set(lines.map(({ number }) => number));
  const texts = lines.map(({ text }) => foldMarks(text));
  return requirements.flatMap((quote, place) => {
    const answer = answers.find(({ n }) => n === place + 1);
    if (!answer?.lines.every((line) => numbers.has(line))) return [];
    const quotes = answer.quotes.filter((one) => {
      const words = foldMarks(one);
      return words !== '' && texts.some((text) => text.includes(words));
    });
    const isProven = quotes.length > 0 || !provenByQuote.has(answer.verdict);
    return isProven ? [{ quote, verdict: answer.verdict, quotes }] : [];
  });
}
