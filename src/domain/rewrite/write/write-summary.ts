import type { Lexicon } from '../../language/lexicon.ts';
import { sentencesOf } from '../../language/sentences.ts';
import { isEmptySentence } from './cliches.ts';
import { composeSummary, type SummarySource } from './compose-summary.ts';
import { mendEnglish } from './mend-english.ts';
import { andThen, type RewrittenLine } from './rewritten-line.ts';
import { tidyLine } from './tidy-line.ts';

/**
 * The summary's rewritings, best first. Where there is none, or nothing in it, one is made of what the resume shows;
 * what the person wrote is only mended.
 */
export function writeSummary(source: SummarySource, isEnglish: boolean, lexicon: Lexicon): RewrittenLine[] {
  const { summary } = source.data;
  const tidy = tidyLine(summary, lexicon);
  if (!isEnglish) return tidy ? [tidy] : [];
  const mended = andThen(tidy, mendEnglish(tidy?.text ?? summary, lexicon));
  const text = mended?.text ?? summary;
  const sentences = sentencesOf(text, 0, text.length, false).map(({ start, end }) => text.slice(start, end));
  const composed = sentences.every((sentence) => isEmptySentence(sentence, lexicon))
    ? composeSummary(source, lexicon)
    : undefined;
  return [
    ...(composed === undefined ? [] : [{ text: composed, reason: 'summary' as const }]),
    ...(mended ? [mended] : []),
  ];
}
