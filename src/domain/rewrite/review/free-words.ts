import type { TextWord } from '../../guard/text-words.ts';
import type { ChangedLine } from './changed-line.ts';
import { isRank } from './check-posts.ts';
import { isJoining } from './joining-words.ts';

const setOf = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/** Words that need nothing behind them: they say what the line says already. */
export const isFree = (word: TextWord, line: ChangedLine): boolean =>
  isJoining(word.key) ||
  isPraise(word, line) ||
  isOfHead(word, line) ||
  isMeasure(word, line) ||
  isOfSum(word, line) ||
  isGroup(word, line) ||
  isWorkplace(word, line) ||
  isDirection(word.key, line);

/** Praise claims nothing that could be checked; but a line about a deed needs none. */
const isPraise = ({ key }: TextWord, { kind, own: { forms } }: ChangedLine) =>
  kind === 'summary' && !claimsRank.has(key) && (forms.isSoft(key) || forms.isFrame(key));

const claimsRank = setOf('level levels professional professionals expertise grade class');

/** The employer, the post and the place; not how high the post is. */
function isOfHead({ key, capital, start, end }: TextWord, { head, own, after }: ChangedLine): boolean {
  const bare = key.replace(/['’]s$/, '');
  if (!head.has(key) && !head.has(bare)) return false;
  return capital || !isRank({ key: bare, text: after.slice(start, end), start, end }, own.lexicon);
}

const measures = setOf(
  'rate rates share number total figure count level amount volume value valued worth average ratio percentage sum',
);

/** "the infection rate from 2.1 to 0.6": what a number is, beside a number. */
function isMeasure({ key, start, end }: TextWord, { after }: ChangedLine): boolean {
  if (!measures.has(key)) return false;
  return (
    /^[^,;.]{0,40}?\p{Nd}/u.test(after.slice(end)) ||
    /\p{Nd}\S*\s+(?:\S+\s+){0,2}$/u.test(after.slice(0, start))
  );
}

const ofSums = setOf(
  'more fewer less additional further combined altogether overall all but points percentage just nearly than person strong',
);

/** "eight more techniques", "a ten-person team": what tells that a number was worked out. */
const isOfSum = ({ key, start, end }: TextWord, line: ChangedLine): boolean =>
  ofSums.has(key) &&
  line.derived().some((of) => Math.min(Math.abs(of.start - end), Math.abs(start - of.end)) <= closeBy);

const closeBy = 16;

const groups = setOf('team staff crew class group cohort');
const people = setOf('person people member strong');

/** "a six-person crew", "a class of 26 students": those who are counted are named beside it. */
function isGroup({ key, start, end }: TextWord, { after }: ChangedLine): boolean {
  if (people.has(key)) return /[\p{Nd}\p{L}]-$/u.test(after.slice(0, start));
  return groups.has(key) && /^\s+of\s+[\p{L}\p{Nd}-]+\s+(?:\(|\p{Ll}{4,})/u.test(after.slice(end));
}

const workplaces = setOf('company firm site store shop clinic school office team organization organisation');

/** "the site", where the person says "we" or "here". */
const isWorkplace = ({ key, start }: TextWord, { before, after }: ChangedLine): boolean =>
  workplaces.has(key) &&
  /\b(?:we|our|us|here)\b/iu.test(before) &&
  /\bthe\s+$/iu.test(after.slice(0, start)) &&
  !/\b(?:across|throughout|whole|entire)\s+the\s+$/iu.test(after.slice(0, start));

const falling = setOf('fell fall falls falling dropped drop dropping declined decreased decreasing');
const rising = setOf('rose rise rises rising climbed grew increased increasing');
const lowering = setOf('reduced reducing lowered lowering cut cutting shortened shortening brought bringing');
const raising = setOf('raised raising lifted lifting increased increasing grew growing boosted boosting');

/** Who says that they took a number somewhere, or what the deed made of its own object. */
const moved = /\b(?:took|taken|taking|brought|bringing|got|getting|drove|pushed|moved|cut|turned)\b/iu;

/** "down from 17% to 8%" fell; "took ratings from 2.8 to 4.6" raised them. */
export function isDirection(key: string, { before, amounts }: ChangedLine): boolean {
  const pairs = amounts().was.filter(({ kind }) => kind !== 'year');
  const isPair = (test: (from: number, to: number) => boolean) =>
    pairs.some((of, at) => {
      const next = pairs[at + 1];
      const between = next ? before.slice(of.end, next.start) : '';
      return (
        next?.kind === of.kind &&
        /^[^,;.]*\bto\s+\P{N}*$/iu.test(between) &&
        test(of.values[0] ?? 0, next.values[0] ?? 0)
      );
    });
  const isFalling = falling.has(key) || (lowering.has(key) && moved.test(before));
  const isRising = rising.has(key) || (raising.has(key) && moved.test(before));
  return (isFalling && isPair((from, to) => from > to)) || (isRising && isPair((from, to) => from < to));
}
