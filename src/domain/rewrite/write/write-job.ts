import type { Lexicon } from '../../language/lexicon.ts';
import { formsOfBase, formsOfPast } from '../../language/verb-forms.ts';
import { wordsOf } from '../../language/words.ts';
import { fixGrammar } from './fix-grammar.ts';
import { tenseOf } from './job-tense.ts';
import { type OpenedLine, openWithVerb, sortOf } from './open-with-verb.ts';
import { resumeStyle, smallStyle } from './resume-style.ts';
import { andThen, type RewrittenLine } from './rewritten-line.ts';
import { splitLine } from './split-line.ts';
import { tidyLine } from './tidy-line.ts';

interface Job {
  isCurrent: boolean;
  isEnglish(text: string): boolean;
}

/** Each line's rewritings, best first; none where it is good as it is. One that becomes several has a line break between them. */
export function writeJob(lines: readonly string[], job: Job, lexicon: Lexicon): RewrittenLine[][] {
  const parted = (line: string) =>
    line.split('\n').flatMap((part) => (job.isEnglish(part) ? splitLine(part, lexicon) : [part]));
  const whole = (line: string) => line.split('\n');
  const versions = [
    written(lines, job, lexicon, { split: parted, opens: true }),
    written(lines, job, lexicon, { split: whole, opens: true }),
    written(lines, job, lexicon, { split: whole, opens: false }),
  ];
  return lines.map((line, place) => {
    const own = versions.flatMap((version) => version[place] ?? []).filter(({ text }) => text !== line);
    return own.filter(({ text }, rank) => own.findIndex((other) => other.text === text) === rank);
  });
}

interface Way {
  split(line: string): string[];
  /** Whether lines are opened with their verbs, or only mended. */
  opens: boolean;
}

function written(
  lines: readonly string[],
  job: Job,
  lexicon: Lexicon,
  { split, opens }: Way,
): (RewrittenLine | undefined)[] {
  const parts = lines.flatMap((line, place) => {
    const own = split(line);
    // A paragraph has full stops, a list needs none.
    const isList = own.length > 1 && lines.filter((other) => /[\p{L}\p{N})%]$/u.test(other)).length > 0;
    return own.map((text) => ({ place, text: isList ? withoutStop(text) : text }));
  });
  const mended = parts.map(({ text }) => {
    const tidy = tidyLine(text, lexicon);
    return job.isEnglish(text) ? andThen(tidy, fixGrammar(tidy?.text ?? text, lexicon)) : tidy;
  });
  const texts = parts.map(({ text }, part) => mended[part]?.text ?? text);
  const opened = opens ? openLines(texts, job, lexicon) : [];
  const written = texts.map((text, part) => {
    const line = andThen(mended[part], opened[part]);
    return job.isEnglish(text) ? andThen(line, styled(line?.text ?? text)) : line;
  });
  return lines.map((line, place) =>
    joined(
      line,
      parts.flatMap(({ place: from, text }, part) => (from === place ? [{ text, line: written[part] }] : [])),
    ),
  );
}

const withoutStop = (text: string): string =>
  /[.!?;]\s/u.test(text.replaceAll(';', ',')) ? text : text.replace(/(?<=[\p{Ll}\p{N})%])\.$/u, '');

/** One in so many. */
const maxOwn = 3;

/** The parts of a line as one text again. */
function joined(
  before: string,
  parts: readonly { text: string; line: RewrittenLine | undefined }[],
): RewrittenLine | undefined {
  const text = parts.map(({ line, text }) => (line ? smallStyle(line.text) : text)).join('\n');
  if (text === before) return undefined;
  const [first] = parts.flatMap(({ line }) => line ?? []);
  const isSplit = parts.length > before.split('\n').length;
  // Half of a paragraph in the first person and half without is worse than the whole of it.
  const own = text.split('\n').filter((line) => /\b(?:I|my|me)\b/u.test(line)).length;
  if (isSplit && own * maxOwn > text.split('\n').length) return undefined;
  return { text, reason: isSplit ? 'split' : (first?.reason ?? 'grammar') };
}

function styled(text: string): RewrittenLine | undefined {
  const style = resumeStyle(text);
  return style === text
    ? undefined
    : { text: style, reason: wordsOf(style).length < wordsOf(text).length ? 'concise' : 'clear' };
}

/**
 * Lines opened with their verbs. Those that open alike ("Taking", "Setting") follow where most of them can, or where as
 * many already stand in the tense of the job: half of them alone would be less even than before.
 */
function openLines(lines: readonly string[], job: Job, lexicon: Lexicon): (OpenedLine | undefined)[] {
  const english = lines.filter(job.isEnglish);
  const tense = tenseOf(english, job.isCurrent, lexicon);
  const opened = lines.map((line) => (job.isEnglish(line) ? openWithVerb(line, tense, lexicon) : undefined));
  const isInTense = tense.tense === 'past' ? formsOfPast : formsOfBase;
  const even = english.filter((line) => isInTense(/^\p{L}+/u.exec(line)?.[0] ?? '', lexicon)).length;
  const follows = (sort: 'gerund' | 'own') => {
    const alike = opened.filter((_, place) => sortOf(lines[place] ?? '', lexicon) === sort);
    const left = alike.filter((line) => line === undefined).length;
    return left * 2 <= alike.length || even >= alike.length;
  };
  const uneven = (['gerund', 'own'] as const).filter((sort) => !follows(sort));
  return opened.map((line) => (uneven.some((sort) => sort === line?.sort) ? undefined : line));
}
