import { isFunctionWord } from '../language/function-words.ts';
import { memoize } from '../language/memoize.ts';
import { phrasePattern } from '../language/phrase-pattern.ts';
import { keyOf, stemOf, wordsOf } from '../language/words.ts';

/** What questions are worded with, whatever they are about. */
const askingWords = new Set(
  `tell describe walk explain share give example time times situation talk think say make made take took get got go
  went come came put keep kept know knew find found let want need use used work worked working job jobs handle handled
  handling deal dealt step steps first next last new good best well happen happened way thing things someone something
  anyone anything people person one two three day days week weeks really actually exactly sure right still even
  ask asked tell told look see seen show start end ever never always often usually typically during while because
  approach process decide part kind keeps makes gets goes role lot many much most example career done us here`
    .split(/\s+/)
    .map((word) => stemOf(word)),
);

/** The bank and what was asked of it are compared again and again. */
const maxKept = 8_000;

/** Stems of the words that a question is about. */
export const contentStems = memoize(
  (text): ReadonlySet<string> =>
    new Set(
      wordsOf(text)
        .map(({ key }) => keyOf(key.replace(/'(?:s|re|ve|d|ll|m|t)$/u, '')))
        .filter((key) => key.length > 2 && !isFunctionWord(key))
        .map((key) => stemOf(key))
        .filter((stem) => !askingWords.has(stem)),
    ),
  maxKept,
);

export const sharedCount = (a: ReadonlySet<string>, b: ReadonlySet<string>): number => a.intersection(b).size;

/** So much of the shorter one stands in the other too. */
const maxShared = 0.65;

/** Whether two questions ask for the same, in whatever order and form of words. */
export function isSameQuestion(a: string, b: string): boolean {
  if (a === b) return true;
  const [own, other] = [stemsToCompare(a, b), stemsToCompare(b, a)];
  const shorter = Math.min(own.size, other.size);
  const shared = sharedCount(own, other);
  return shorter === 0
    ? own.size === other.size
    : shared >= Math.min(2, shorter) && shared / shorter >= maxShared;
}

const quoted = /“([^”]+)”/u;

/** Of two questions that quote something, the quotes are what they're about. */
const stemsToCompare = (text: string, other: string): ReadonlySet<string> => {
  const quote = quoted.exec(text)?.[1];
  return contentStems(quote !== undefined && quoted.test(other) ? quote : text);
};

/** What interviewers of any trade come to sooner or later. One of each is enough for one round. */
const themes: readonly (readonly [string, RegExp])[] = [
  [
    'mistake',
    /\b(?:mistakes?|errors?|went wrong|slip(?:ped)? up|messed up|got (?:it )?wrong|missed something)\b/iu,
  ],
  ['disagreement', /\b(?:conflicts?|disagree[ds]?|disagreements?|argu(?:ed|ment)|clash(?:ed)?|friction)\b/iu],
  ['upset-person', phrasePattern.iu`\b(?:${'same-question/themes-upset-person'})\b`],
  ['pride', /\b(?:proud(?:est)?|accomplishment|achievement)\b/iu],
  ['priorities', /\b(?:prioriti[sz]e|at once|same (?:time|day)|competing|deadlines)\b/iu],
];

/** What the question is about beyond its trade, or nothing. */
export const themeOf = (text: string): string | undefined =>
  themes.find(([, words]) => words.test(text))?.[0];
