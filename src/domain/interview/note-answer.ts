import { memoize } from '../language/memoize.ts';
import { phrasePattern } from '../language/phrase-pattern.ts';
import { quantitiesOf } from '../language/quantities.ts';
import { wordCount } from '../language/words.ts';
import type { AnswerMark, AnswerNotes } from './interview.ts';
import { maxAnswerLength } from './interview-limits.ts';

const wordsPerMinute = 130;
/** A session's answers are looked at with every reading of it. */
const maxKept = 500;

/** What is in an answer for sure. Nothing here says whether it's good, and what is doubtful isn't told. */
export const noteAnswer = memoize(
  (answer): AnswerNotes => {
    const words = wordCount(answer);
    return {
      words,
      seconds: Math.round((words / wordsPerMinute) * 60),
      own: countOf(/(?<![\p{L}\p{N}])[Ii](?![\p{L}\p{N}.&/-])/gu, answer),
      team: countOf(/(?<![\p{L}\p{N}])we(?![\p{L}\p{N}-])/giu, answer),
      fillers: fillersIn(answer),
      marks: [...numbersIn(answer), ...achievementsIn(answer)].sort((one, other) => one.start - other.start),
    };
  },
  maxKept,
  maxAnswerLength,
);

const countOf = (pattern: RegExp, text: string) => text.match(pattern)?.length ?? 0;

/** Never anything else in English; and two that only are fillers between commas. */
const sounds = /(?<![\p{L}\p{N}'’-])(?:u+m+|u+h+m?|erm)(?![\p{L}\p{N}'’-])/giu;
const between = /(?<=,\s)(?:like|you know|I mean)(?=,)/giu;
/** "Um" is a word in German and Portuguese. */
const isEnglish = /\b(?:the|and|with|that|this|my|it's)\b/iu;

function fillersIn(answer: string): AnswerNotes['fillers'] {
  if (!isEnglish.test(answer)) return [];
  const found = [...(answer.match(sounds) ?? []), ...(answer.match(between) ?? [])];
  const byText = Map.groupBy(found, (text) => text.toLowerCase().replaceAll(/(.)\1+/gu, '$1'));
  return [...byText].map(([text, all]) => ({ text, count: all.length }));
}

/** What stands before a number that is a name: "Windows 10", "room 12", "step two". */
const named = phrasePattern.iu`(?:${'note-answer/named'})\.? $`;
const isCapital = /(?<=[\p{L}\p{N},;] )\p{Lu}[\p{L}\p{N}]* $/u;
/** What is counted, in the plural: with "14 next" or "nine came" nobody knows. */
const counted = phrasePattern.iu`^(?: (?!(?:${'note-answer/small'})\b)\p{L}[\p{L}-]+)?? (?!(?:${'note-answer/uncounted'})\b)(?:\p{L}{2,}s|people|men|women|children)\b(?!['’])`;

function numbersIn(answer: string): AnswerMark[] {
  return quantitiesOf(answer).flatMap(({ kind, values, start, end }) => {
    const before = answer.slice(Math.max(0, start - 24), start);
    const isWhole = !/[\p{L}\p{N}/:.-]$/u.test(before) && !/^[/:]|^-\d/u.test(answer.slice(end));
    if (!isWhole || named.test(before) || isCapital.test(before)) return [];
    const text = answer.slice(start, end);
    // "One day", "a third" and "one in three" are left alone.
    const isFigure =
      /\d|per ?cent/iu.test(text) || (kind !== 'percent' && values.every((value) => value >= 2));
    // "From 60 percent to 90": the second lends its unit, and alone says nothing.
    const hasUnit = /[^\d\s.,'’]/u.test(text);
    const isMeasured = (kind === 'money' || kind === 'percent' || kind === 'time') && hasUnit;
    if (isMeasured && isFigure) return [markAt(answer, 'number', start, end)];
    const [noun] = counted.exec(answer.slice(end)) ?? [];
    if (kind !== 'count' || noun === undefined || values.some((value) => value < 2)) return [];
    return [markAt(answer, 'number', start, end + noun.length)];
  });
}

const did = phrasePattern.gu`(?<![\p{L}\p{N}.'’-]|\b(?:[Hh]ad|[Hh]ave|[Dd]id) )[Ii] (?:(?:${'note-answer/adverbs'}) )?(?!(?:${'note-answer/not-done'})\b)(?:${'note-answer/irregular-deeds'}|[a-z]{2,}(?<!e)ed)\b(?!['’-]| (?:${'note-answer/nothing'})\b)`;
/** What was only thought of, or asked about. */
const unreal = phrasePattern.iu`\b(?:${'note-answer/unreal'})\b|['’]d\b|\?\s*$`;
/** "World War I ended". */
const numeral = /\b(?:War|Type|Phase|Class|Level|Part|Tier|Title|Grade|Stage) $/u;

function achievementsIn(answer: string): AnswerMark[] {
  // What somebody else is quoted with isn't told by the person.
  const own = answer.replace(/[“"][^“”"]*[”"]/gu, (quoted) => ' '.repeat(quoted.length));
  return [...own.matchAll(/[^.!?\n]+[.!?\n]*/gu)].flatMap(({ 0: sentence, index }) =>
    unreal.test(sentence)
      ? []
      : [...sentence.matchAll(did)]
          .filter((found) => !numeral.test(sentence.slice(0, found.index)))
          .map((found) => {
            const start = index + found.index;
            return markAt(answer, 'deed', start, start + found[0].length);
          }),
  );
}

const markAt = (answer: string, mark: AnswerMark['mark'], start: number, end: number): AnswerMark => ({
  mark,
  quote: answer.slice(start, end),
  start,
});
