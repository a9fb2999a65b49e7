import type { CoverLetter } from '#contract/cover-letters.ts';
import { wordCount } from '#domain/language/words.ts';
import { wordsOf } from '../lies/has-words.ts';
import type { Figure } from '../part.ts';
import type { LetterPair } from './letter-pairs.ts';
import { wrongNames } from './named-job.ts';

/** A letter, and what it was written from; undefined where the person was asked for more instead. */
export interface AskedPair extends LetterPair {
  letter: CoverLetter | undefined;
}

export interface WrittenPair extends LetterPair {
  letter: CoverLetter;
}

const isWritten = (pair: AskedPair): pair is WrittenPair => pair.letter !== undefined;

type Sentence = CoverLetter['sentences'][number];

/** The words that it rests on are the person's own, letter by letter. */
const isSourced = ({ sources }: Sentence, content: string) =>
  sources.length > 0 && sources.every(({ from, quote }) => from !== 'posting' && content.includes(quote));

const aboutPerson = ({ letter }: WrittenPair) => letter.sentences.filter(({ kind }) => kind === 'you');

const share = (part: number, n: number): Figure => ({ value: n === 0 ? 1 : part / n, n });

const sum = <T>(items: readonly T[], count: (one: T) => number) =>
  items.reduce((all, one) => all + count(one), 0);

/** Of all sentences of two letters of one person to different jobs, how many the shorter one shares with the other. */
function sharesInCommon(written: readonly WrittenPair[]): number[] {
  const keysOf = ({ letter }: WrittenPair) =>
    new Set(letter.sentences.map(({ text }) => wordsOf(text).join(' ')));
  return written.flatMap((one, at) =>
    written
      .slice(at + 1)
      .filter(({ resume }) => resume === one.resume)
      .map((other) => {
        const [a, b] = [keysOf(one), keysOf(other)];
        return [...a].filter((key) => b.has(key)).length / Math.max(1, Math.min(a.size, b.size));
      }),
  );
}

export function letterFigures(pairs: readonly AskedPair[]) {
  const written = pairs.filter(isWritten);
  const n = written.length;
  const common = sharesInCommon(written);
  const words = written.map(({ letter }) => wordCount(letter.content));
  return {
    written: share(n, pairs.length),
    asked_instead: share(pairs.length - n, pairs.length),
    words_least: { value: n === 0 ? 0 : Math.min(...words), n },
    words_mean: { value: sum(words, (count) => count) / Math.max(1, n), n },
    words_most: { value: n === 0 ? 0 : Math.max(...words), n },
    sourced: share(
      sum(written, (pair) => aboutPerson(pair).filter((each) => isSourced(each, pair.content)).length),
      sum(written, (pair) => aboutPerson(pair).length),
    ),
    employer_wrong: { value: sum(written, ({ letter, job }) => wrongNames(letter, job).employers.length), n },
    title_wrong: { value: sum(written, ({ letter, job }) => wrongNames(letter, job).titles.length), n },
    in_common: { value: sum(common, (share) => share) / Math.max(1, common.length), n: common.length },
    // Told beside: a letter of frame sentences alone would be sourced, too.
    about_person: share(
      sum(written, (pair) => aboutPerson(pair).length),
      sum(written, ({ letter }) => letter.sentences.length),
    ),
  };
}

/** What keeps a letter from being whole, one line each. */
export const letterFaults = (pairs: readonly AskedPair[], engine: string): string[] =>
  pairs.filter(isWritten).flatMap((pair) => {
    const { letter, job, resume, content } = pair;
    const where = `${engine} ${resume} × ${job.id}`;
    const { employers, titles } = wrongNames(letter, job);
    return [
      ...employers.map((name) => `${where}: employer "${name}", not "${job.company}"`),
      ...titles.map((name) => `${where}: title "${name}", not "${job.title}"`),
      ...aboutPerson(pair)
        .filter((each) => !isSourced(each, content))
        .map(({ text, sources }) => `${where}: not sourced: ${text} ${JSON.stringify(sources)}`),
    ];
  });
