import { anyOf, maxClauseLength, phrasePattern } from '../../language/phrase-pattern.ts';
import {
  boilerplate,
  dutyWording,
  hardAsk,
  notAsked,
  paperAsked,
  perkWording,
  personal,
  strongAsks,
  verbs,
  weakAsk,
  yearsAsked,
} from './ask-wording.ts';
import { niceWording, niceWordingEast, wishWording } from './level-wording.ts';

/** What is to be got after the hire: the employer's plan for the person, not asked of the applicant. */
const laterWording = anyOf(
  `(?:within|in|by|inside|during|before the end of|no later than) (?:the |your |their |his |her )?(?:first |next )?(?:\\(?\\d+\\)?|an?|one|two|three|four|five|six|nine|twelve|eighteen|twenty-four)?[ -]?(?:days?|weeks?|months?|years?)'?(?= |[.,;)]|$)(?: (?:of|after|from|following) (?:the |your |their )?(?:date of )?(?:hire|hiring|appointment|employment|joining|starting|start|service|onboarding))?`,
  '(?:after|upon|following|once|on) (?:hire|hired|appointment|employment|joining|probation|being hired)|after (?:you|they) (?:start|join)',
);

const earned = phrasePattern.u`(?<![\p{L}])(?:${'clause-signals/earned'})(?![\p{L}])`;

/** "Licensed, or within a year of hire" is asked at once. */
const otherWay = /(?<![\p{L}])(?:or|eligible|eligibility|able to|current|valid)(?![\p{L}])/u;

/** Something to be earned once hired, with no other way named. */
export const isForLater = (lower: string): boolean =>
  laterWording.test(lower) && earned.test(lower) && !otherWay.test(lower);

/** So far ahead that nobody is turned away for want of it: "obtained within three years of hire". */
export const isYearsAway = (lower: string): boolean => isForLater(lower) && yearsAhead.test(lower);

const yearsAhead = phrasePattern.u`(?:within|in|by|inside|no later than) (?:(?:the|your|their) )?(?:first )?(?:${'clause-signals/years-ahead'})(?: \(\d+\))? years?'?(?= |[.,;)]|$)`;

const signals: readonly (readonly [string, RegExp])[] = [
  ['years', yearsAsked],
  ['hard', hardAsk],
  ...strongAsks.map((pattern) => ['strong', pattern] as const),
  ['weak', weakAsk],
  ['paper', paperAsked],
  ['personal', personal],
  ['wish', wishWording],
  ['nice', niceWording],
  ['nice', niceWordingEast],
  ['perk', perkWording],
  ['duty', dutyWording],
  ...notAsked.map((pattern) => ['not', pattern] as const),
  ['boilerplate', boilerplate],
  ['sentence', verbs],
  ['later', laterWording],
  ['money', /[$£€]\s?\d|\d ?(?:€|£|usd|k\b)/u],
  ['percent', /\d ?%/u],
  ['clock', /\d ?(?:[ap]\.?m?\.?\b|:\d\d)/u],
  ['question', /\?["')]*$/u],
  ['exclaimed', /!$/u],
  ['dated', /\b(?:19|20)\d\d\b/u],
  ['us', /\b(?:we|our|us|we're|we'll)\b/u],
  ['you', /\b(?:you|your|you'll|you're|you've)\b/u],
];

/** Which of the wordings that postings use are in a run of text. */
export const signalsOf = (lower: string): string[] =>
  signals.filter(([, pattern]) => pattern.test(lower.slice(0, maxClauseLength))).map(([name]) => name);
