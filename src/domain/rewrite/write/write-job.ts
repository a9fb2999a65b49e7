import type { Lexicon } from '../../lexicon.ts';
import { conciseWording } from './concise-wording.ts';
import { tenseOf } from './job-tense.ts';
import { endLine, usualEnd } from './line-ends.ts';
import { mendEnglish } from './mend-english.ts';
import { openWithVerb, sortOf } from './open-with-verb.ts';
import type { LineSort, OpenedLine } from './opened-line.ts';
import { andThen, type RewrittenLine } from './rewritten-line.ts';
import { tidyLine } from './tidy-line.ts';
import { formsOfBase, formsOfPast } from './verb-forms.ts';

interface Job {
  isCurrent: boolean;
  isEnglish(text: string): boolean;
}

/** Enough for what one pass makes possible: a job that has become even lets more of its lines follow. */
const mostPasses = 4;

/** Each line's rewritings, best first; none where it is good as it is. */
export function writeJob(lines: readonly string[], job: Job, lexicon: Lexicon): RewrittenLine[][] {
  const versions = [isAny, isTense, isNone].map((isAllowed) => settled(lines, job, lexicon, isAllowed));
  return lines.map((line, place) => {
    const written = versions.flatMap((version) => version[place] ?? []).filter(({ text }) => text !== line);
    return written.filter(({ text }, rank) => written.findIndex((other) => other.text === text) === rank);
  });
}

const isAny = () => true;
const isTense = (sort: LineSort) => sort === 'third' || sort === 'base';
const isNone = () => false;

type Written = (RewrittenLine | undefined)[];

/** Passes until nothing changes any more: what is written once is not written otherwise a second time. */
function settled(
  lines: readonly string[],
  job: Job,
  lexicon: Lexicon,
  isAllowed: (sort: LineSort) => boolean,
): Written {
  let written: Written = lines.map(() => undefined);
  for (let pass = 0; pass < mostPasses; pass += 1) {
    const texts = lines.map((line, place) => written[place]?.text ?? line);
    const next = writeOnce(texts, job, lexicon, isAllowed).map((line, place) =>
      andThen(written[place], line),
    );
    const isSettled = next.every((line, place) => line?.text === written[place]?.text);
    written = next;
    if (isSettled) break;
  }
  return written;
}

function writeOnce(
  lines: readonly string[],
  job: Job,
  lexicon: Lexicon,
  isAllowed: (sort: LineSort) => boolean,
): Written {
  const mended = lines.map((line) => {
    const tidy = tidyLine(line, lexicon);
    return job.isEnglish(line) ? andThen(tidy, mendEnglish(tidy?.text ?? line)) : tidy;
  });
  const texts = lines.map((line, place) => mended[place]?.text ?? line);
  const opened = openLines(texts, job, lexicon, isAllowed);
  const told = texts.map((text, place) => {
    const line = andThen(mended[place], opened[place]);
    return job.isEnglish(text) ? andThen(line, conciseWording(line?.text ?? text, lexicon)) : line;
  });
  const english = lines.filter(job.isEnglish);
  const end = usualEnd(english);
  return told.map((line, place) => {
    const text = line?.text ?? lines[place] ?? '';
    return job.isEnglish(text) ? andThen(line, endLine(text, end)) : line;
  });
}

/**
 * Lines opened with their verbs. Those that open alike ("Taking", "Setting") follow where most of them can, or where as
 * many already stand in the tense of the job: half of them alone would be less even than before. "Manages" beside
 * "manage" is a fault, so of those all follow or none.
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
  const follows = (sort: LineSort) => {
    const alike = lines.flatMap((line, place) =>
      sortOf(line, tense, lexicon) === sort ? [opened[place]] : [],
    );
    const left = alike.filter((line) => line === undefined).length;
    if (sort === 'third') return left === 0;
    return left * 4 <= alike.length || even >= alike.length;
  };
  return opened.map((line) => (line && isAllowed(line.sort) && follows(line.sort) ? line : undefined));
}
