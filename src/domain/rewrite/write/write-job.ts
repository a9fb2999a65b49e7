import type { Lexicon } from '../../language/lexicon.ts';
import { formsOfBase, formsOfPast } from '../../language/verb-forms.ts';
import { tenseOf } from './job-tense.ts';
import { endLine, usualEnd } from './line-ends.ts';
import { mendEnglish } from './mend-english.ts';
import { type LineSort, type OpenedLine, openWithVerb, sortOf } from './open-with-verb.ts';
import { resumeStyle, smallStyle } from './resume-style.ts';
import { andThen, type RewrittenLine } from './rewritten-line.ts';
import { splitLine } from './split-line.ts';
import { tidyLine } from './tidy-line.ts';

interface Job {
  isCurrent: boolean;
  isEnglish(text: string): boolean;
}

/** Enough for what one pass makes possible: a job that has become even lets more of its lines follow. */
const mostPasses = 4;

/** Each line's rewritings, best first; none where it is good as it is. One that becomes several has a line break between them. */
export function writeJob(lines: readonly string[], job: Job, lexicon: Lexicon): RewrittenLine[][] {
  const write = (isAllowed: (sort: LineSort) => boolean, split: (line: string) => string[]) =>
    settled(lines, job, lexicon, { isAllowed, split });
  const parted = (line: string) =>
    line.split('\n').flatMap((part) => (job.isEnglish(part) ? splitLine(part, lexicon) : [part]));
  const whole = (line: string) => line.split('\n');
  const versions = [write(isAny, parted), write(isAny, whole), write(isTense, whole), write(isNone, whole)];
  return lines.map((line, place) => {
    const written = versions.flatMap((version) => version[place] ?? []).filter(({ text }) => text !== line);
    return written.filter(({ text }, rank) => written.findIndex((other) => other.text === text) === rank);
  });
}

const isAny = () => true;
const isTense = (sort: LineSort) => sort === 'third' || sort === 'base';
const isNone = () => false;

type Written = (RewrittenLine | undefined)[];

interface Way {
  isAllowed(sort: LineSort): boolean;
  split(line: string): string[];
}

/** Passes until nothing changes any more: what is written once is not written otherwise a second time. */
function settled(lines: readonly string[], job: Job, lexicon: Lexicon, { isAllowed, split }: Way): Written {
  const parts = lines.flatMap((line, place) => {
    const own = split(line);
    const others = () => lines.filter((_, other) => other !== place).flatMap((other) => other.split('\n'));
    // A paragraph has full stops, a list needs none.
    const isList = own.length > 1 && usualEnd(others()) !== '.';
    return own.map((text) => ({ place, isList, text: isList ? withoutStop(text) : text }));
  });
  let written: Written = parts.map(() => undefined);
  for (let pass = 0; pass < mostPasses; pass += 1) {
    const texts = parts.map(({ text }, part) => written[part]?.text ?? text);
    const next = writeOnce(texts, job, lexicon, isAllowed).map((line, part) => andThen(written[part], line));
    const isSettled = next.every((line, part) => line?.text === written[part]?.text);
    written = next;
    if (isSettled) break;
  }
  return lines.map((line, place) => {
    const own = parts.flatMap(({ place: from, text, isList }, part) => {
      const line = written[part];
      if (from !== place) return [];
      return [{ text, line: line && isList ? { ...line, text: withoutStop(line.text) } : line }];
    });
    return joined(line, own);
  });
}

const withoutStop = (text: string): string =>
  endLine(text.replaceAll(';', ','), '') ? text.slice(0, -1) : text;

/** The parts of a line as one text again. */
function joined(
  before: string,
  parts: readonly { text: string; line: RewrittenLine | undefined }[],
): RewrittenLine | undefined {
  const text = parts.map(({ line, text }) => (line ? smallStyle(line.text) : text)).join('\n');
  if (text === before) return undefined;
  const [first] = parts.flatMap(({ line }) => line ?? []);
  const isSplit = parts.length > before.split('\n').length;
  return { text, reason: isSplit ? 'split' : (first?.reason ?? 'grammar') };
}

function writeOnce(
  lines: readonly string[],
  job: Job,
  lexicon: Lexicon,
  isAllowed: (sort: LineSort) => boolean,
): Written {
  const mended = lines.map((line) => {
    const tidy = tidyLine(line, lexicon);
    return job.isEnglish(line) ? andThen(tidy, mendEnglish(tidy?.text ?? line, lexicon)) : tidy;
  });
  const texts = lines.map((line, place) => mended[place]?.text ?? line);
  const opened = openLines(texts, job, lexicon, isAllowed);
  const told = texts.map((text, place) => {
    const line = andThen(mended[place], opened[place]);
    return job.isEnglish(text) ? andThen(line, styled(line?.text ?? text)) : line;
  });
  const english = lines.filter(job.isEnglish);
  const end = usualEnd(english);
  return told.map((line, place) => {
    const text = line?.text ?? lines[place] ?? '';
    return job.isEnglish(text) ? andThen(line, endLine(text, end)) : line;
  });
}

function styled(text: string): RewrittenLine | undefined {
  const style = resumeStyle(text);
  return style === text
    ? undefined
    : { text: style, reason: style.length < text.length ? 'concise' : 'clear' };
}

/**
 * Lines opened with their verbs. Those that open alike ("Taking", "Setting") follow where most of them can, or where as
 * many already stand in the tense of the job: half of them alone would be less even than before.
 */
function openLines(
  lines: readonly string[],
  job: Job,
  lexicon: Lexicon,
  isAllowed: (sort: LineSort) => boolean,
): (OpenedLine | undefined)[] {
  const english = lines.filter(job.isEnglish);
  const tense = tenseOf(english, job.isCurrent, lexicon);
  const opened = lines.map((line) => (job.isEnglish(line) ? openWithVerb(line, tense, lexicon) : undefined));
  const isTold = tense.tense === 'past' ? formsOfPast : formsOfBase;
  const even = english.filter((line) => isTold(/^\p{L}+/u.exec(line)?.[0] ?? '', lexicon)).length;
  const sorts = lines.map((line) => sortOf(line, tense, lexicon));
  const follows = (sort: LineSort) => {
    const alike = opened.filter((_, place) => sorts[place] === sort);
    const left = alike.filter((line) => line === undefined).length;
    return left * (sort === 'gerund' ? 2 : 4) <= alike.length || even >= alike.length;
  };
  return opened.map((line) => (line && isAllowed(line.sort) && follows(line.sort) ? line : undefined));
}
