import { isFunctionWord } from '../../language/function-words.ts';
import type { Span } from '../../language/span.ts';
import { wordsOf } from '../../language/words.ts';
import type { ReadResume } from '../../resume/read-resume.ts';
import type { FixAdvice } from '../fix-advice.ts';
import { fillerIn } from '../readability/hygiene-check.ts';
import type { Edit } from '../score.ts';
import { type Candidate, deletion, type FixContext, lineAround, wholeLine } from './candidate.ts';

/** What goes without a loss: worn sentences, lines that say nothing, a skill listed twice. */
export function tidyFixes(context: FixContext): Candidate[] {
  const { view } = context;
  const filler = fillerIn(view.text).map(({ start }) => deletion(wholeLine(view.text, start)));
  const twice = skillsTwice(view);
  const { edits: worn, phrases } = wornText(context);
  const of = (advice: FixAdvice, edits: readonly Edit[], hope: number): Candidate[] =>
    edits.length === 0 ? [] : [{ check: 'hygiene', id: advice.code, advice, edits, asks: [], hope }];
  const everything = [...filler, ...twice, ...worn];
  return [
    ...of({ code: 'worn-phrases', phrases }, worn, worn.length * 1.3),
    ...of({ code: 'filler' }, filler, 1),
    ...of({ code: 'skills-twice' }, twice, 1),
    ...(everything.length > worn.length && [filler, twice, worn].filter(({ length }) => length > 0).length > 1
      ? of({ code: 'tidy' }, everything, 2 + worn.length)
      : []),
  ];
}

/**
 * Sentences of which little is left without the worn phrase, and such items of a list. "Responsible for" is worn, too,
 * but what follows it is a fact.
 */
function wornText({ view }: FixContext): { edits: Edit[]; phrases: string[] } {
  const { lexicon } = view.reader;
  const spans: Span[] = [];
  const phrases = new Set<string>();
  for (const cliche of lexicon.cliches.find(view.words).filter(({ value }) => value.kind !== 'duty')) {
    const sentence = sentenceAround(view.text, cliche);
    if (spans.some(({ start, end }) => cliche.start >= start && cliche.end <= end)) continue;
    const rest = `${view.text.slice(sentence.start, cliche.start)} ${view.text.slice(cliche.end, sentence.end)}`;
    const left = wordsOf(rest).filter(
      ({ key }) => !isFunctionWord(key) && lexicon.cliches.whole(key) === undefined,
    );
    if (left.length > 2) continue;
    spans.push(sentence);
    phrases.add(cliche.value.phrase);
  }
  return { edits: spans.map(deletion), phrases: [...phrases] };
}

/** From the last sentence end, separator or line start to the next. */
function sentenceAround(text: string, { start, end }: Span): Span {
  const line = lineAround(text, start);
  const before = text.slice(line.start, start);
  const after = text.slice(end, line.end);
  const from =
    line.start +
    Math.max(0, ...[...before.matchAll(/[.!?;,|•·]\s*/gu)].map((found) => found.index + found[0].length));
  const stop = /[.!?;,|•·]\s*/u.exec(after);
  return { start: from, end: stop ? end + stop.index + stop[0].length : line.end };
}

function skillsTwice({ data, spanOf, text }: ReadResume): Edit[] {
  const seen = new Set<string>();
  return (data.skills ?? []).flatMap((skill, place) => {
    const key = wordsOf(skill)
      .map(({ key }) => key)
      .join(' ');
    const span = spanOf(`skills.${place}`);
    if (key === '' || !seen.has(key) || !span) {
      seen.add(key);
      return [];
    }
    return [deletion(withSeparator(text, span))];
  });
}

function withSeparator(text: string, { start, end }: Span): Span {
  const line = lineAround(text, start);
  const before = /(?<![\s,;|•·])[\s,;|•·]+$/u.exec(text.slice(line.start, start))?.[0].length ?? 0;
  if (before > 0 && start - before > line.start) return { start: start - before, end };
  const after = /^[\s,;|•·]+/u.exec(text.slice(end, line.end))?.[0].length ?? 0;
  return end + after >= line.end && start - before <= line.start
    ? wholeLine(text, start)
    : { start, end: end + after };
}
