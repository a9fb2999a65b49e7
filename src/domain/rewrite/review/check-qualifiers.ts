import type { Quantity } from '../../quantity.ts';
import { wordsOf } from '../../text/words.ts';
import type { RevertKind } from '../revert-kinds.ts';
import { amountsOf, type ChangedLine } from './changed-line.ts';
import { tellingStems } from './telling-stems.ts';
import { isTenure } from './tenure.ts';

interface Qualifier {
  kind: RevertKind;
  said: RegExp;
  /** What says the same in a rewriting, though it may be something else in the person's line. */
  also?: RegExp;
}

const anyOf = (...patterns: string[]) =>
  new RegExp(`(?<![\\p{L}])(?:${patterns.join('|')})(?![\\p{L}])`, 'iu');

const numberWords =
  'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\\p{L}+teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|a hundred|half';

/**
 * Words that make a claim smaller. Where the person has one, the rewriting has one of the same sort: left out, it
 * would say more than they did.
 */
const smaller: readonly Qualifier[] = [
  {
    kind: 'role',
    said: anyOf(
      'assist\\p{L}*|help\\p{L}*|support\\p{L}*|aid(?:ed|s|ing)?|contribut\\p{L}*|participat\\p{L}*',
      't(?:ook|ake|aking) part|involved|worked on|shadow\\p{L}*|observ\\p{L}*|volunteer\\p{L}*|member|part of',
      'co-\\p{L}+|joint(?:ly)?|collaborat\\p{L}*|under (?:the )?(?:supervision|guidance|direction)',
    ),
  },
  {
    kind: 'number',
    said: anyOf(
      'about|around|approx\\p{L}*|roughly|nearly|almost|circa|~|≈|c\\.|estimated?|some|close to|just (?:over|under)',
    ),
    also: anyOf('over|more than|under'),
  },
  {
    kind: 'number',
    said: anyOf(
      `(?:up to|as many as|at most|under|below|(?<![%\\d]\\s)(?:less|fewer) than)(?=\\s+(?:an?\\s+)?(?:\\p{Sc}|\\p{Nd}|${numberWords}))`,
      '(?<=\\p{Nd}\\S*\\s(?:\\p{L}+\\s){0,2})(?:under|below)',
    ),
    also: /<|≤|within|up to|under|below/iu,
  },
  { kind: 'scope', said: anyOf('part(?:s|ly|ial|ially)?|half|some|several|few|most|mostly|mainly') },
  { kind: 'scope', said: anyOf('only|except|excluding|all but|apart from|other than|rather than|instead') },
  {
    kind: 'status',
    said: anyOf(
      'pending|planned|proposed?|scheduled|expected|anticipated|in progress|ongoing|underway|unfinished',
      'incomplete|awaiting|applied|candidate|provisional|tentative|draft(?:ed|s)?',
    ),
  },
  {
    kind: 'status',
    said: anyOf('expired?|lapsed|former(?:ly)?|ex|inactive|retired|discontinued|cancell?ed'),
  },
  {
    kind: 'award',
    said: anyOf(
      'finalists?|semi-?finalists?|runners?-up|nominat\\p{L}*|nominee|short-?listed|long-?listed|commended',
      'second|third|honou?rable mention',
    ),
  },
  {
    kind: 'status',
    said: anyOf(
      'part-time|temporary|temp|interim|seasonal|casual|substitute|relief|intern(?:ship)?|trainee|apprentic\\p{L}*',
      'student|unpaid|voluntary|pilot(?:ed)?|trial|prototype|mock|simulated|sample|demo|coursework|beginner|basic',
      'introductory|intermediate',
    ),
  },
  {
    kind: 'status',
    said: anyOf(
      'would|could|might|attempt\\p{L}*|tr(?:y|ied|ying) to|aim(?:ed|ing|s)?|goals?|target(?:ed|s)?',
      'potential\\p{L}*|forecast\\p{L}*|projected',
    ),
  },
  { kind: 'number', said: anyOf('one of|including') },
  {
    kind: 'number',
    said: anyOf(
      '(?<=(?:day|week|month|quarter|year|hour|minute)s?\\s)(?:earl(?:y|ier)|ahead|late|later|behind)',
    ),
  },
  { kind: 'title', said: anyOf('assistant|deputy|associate|junior|acting|vice|sub') },
];

/** Words that make a claim larger: the person must have said them. */
const larger: readonly Qualifier[] = [
  {
    kind: 'scope',
    said: anyOf(
      'all(?!\\s+but\\s)|(?:every|each)(?!\\s+(?:year|quarter|month|week|day|night|hour|shift)(?!\\p{L}))|both(?!(?:\\s+[\\p{L}-]+){1,3}\\s+and\\s)|entire(?:ly)?|whole|sole(?:ly)?|single-handed(?:ly)?|alone|always|full(?:y)?',
      'complete|completely|(?<!in\\s)total(?!\\s+of\\s)|largest|biggest|best|highest|most|top|first|only|main|major|key|critical|leading',
      'senior|chief|principal|expert|various|numerous|many|multiple|several|extensive(?:ly)?|significant(?:ly)?',
      'substantial(?:ly)?|dramatic(?:ally)?|successful(?:ly)?|consistent(?:ly)?|global(?:ly)?|national(?:ly)?',
      'international(?:ly)?|\\p{L}+-wide|\\p{L}{4,}wide',
    ),
  },
  { kind: 'standing', said: anyOf('\\p{L}+-(?:level|grade|calib(?:re|er)|class|tier|ranking|standing)') },
  {
    kind: 'number',
    said: anyOf(
      'over(?=\\s+\\p{Sc}?\\d\\S*\\s+(?!(?:year|month|week|day|hour|quarter|shift|season)s?))',
      'more than|at least|exceed\\p{L}*|upwards of|above|nearly|almost',
    ),
  },
];

const negation = anyOf(
  "no|not|never|without|none|nobody|nothing|neither|nor|zero|\\p{L}+n['’]t|(?:do|did|does|was|is|could|would|have|has)nt|lacks?|lacked",
);

/** Words that make one thing the cause of another. */
const cause = anyOf(
  'by \\p{L}+ing|result(?:ed|ing|s) in|leading to|led to|thereby|enabling|allowing|so that|thanks to|causing',
  'through|(?<!(?:of|in|for|on|to|with)\\s)which',
);
const link = anyOf(
  'by(?!\\s+(?:about\\s+|roughly\\s+|over\\s+)?\\p{Sc}?\\p{Nd})|which|that|who|during|resulting|leading|led to|thereby|enabling|allowing|so|thanks|through|via|after|with|using|to (?!(?:about|around|over|the|an?|our|my|their|each|all)\\b)\\p{L}+',
  '(?<=,\\s)\\p{L}+ing',
);

export function checkQualifiers(line: ChangedLine): RevertKind[] {
  const { before, after } = line;
  const dropped = smaller.filter((of) => isDropped(of, line));
  const added = larger.filter(({ said }) => saysMore(said, line));
  const isTurned =
    isDropped({ kind: 'wording', said: negation }, line) ||
    (negation.test(after) && !negation.test(before)) ||
    deniesMore(line);
  const isCaused = cause.test(after) && !cause.test(before) && !link.test(before);
  return [...dropped, ...added].map(({ kind }) => kind).concat(isTurned || isCaused ? ['wording'] : []);
}

/** "No lost-time injuries" is not "no injuries": what is denied is as narrow as before. */
function deniesMore({ before, after, own: { forms } }: ChangedLine): boolean {
  const denied = (text: string) =>
    [...text.matchAll(new RegExp(negation.source, 'giu'))].map(({ index, 0: word }) =>
      tellingStems(text.slice(index + word.length).split(/[,;:.()]/u)[0] ?? '', forms).slice(0, 3),
    );
  return denied(after).some(([noun]) =>
    denied(before).some(([first, ...rest]) => noun !== first && noun !== undefined && rest.includes(noun)),
  );
}

/** Where the part of the sentence that it stands in is left out as a whole, or its number is, the word is not missed. */
function isDropped({ said, also, kind }: Qualifier, line: ChangedLine): boolean {
  const { before, after, own } = line;
  if (!said.test(before) || said.test(after) || also?.test(after)) return false;
  const { forms } = own;
  const stemsOf = (text: string) =>
    wordsOf(text)
      .filter(({ key }) => !forms.isSmall(key) && !said.test(key))
      .map(({ key }) => forms.stem(key));
  const kept = new Set(stemsOf(after));
  const values = new Set(line.amounts().is.map((of) => of.values[0]));
  return before
    .split(/[,;:()]\s|[.!?](?=\s)|\s[–—]\s/u)
    .filter((part) => said.test(part))
    .some((part) => {
      const numbers = kind === 'number' ? amountsOf(part, own) : [];
      if (numbers.length > 0 && numbers.every((of) => !values.has(of.values[0]))) return false;
      const stems = stemsOf(part);
      return stems.length === 0 || stems.some((stem) => kept.has(stem));
    });
}

/** "more than 60" for 62 makes nothing larger, nor does "over" for "more than". */
function saysMore(said: RegExp, line: ChangedLine): boolean {
  const { before, after } = line;
  const { was, is } = line.amounts();
  const isBounded = ({ bound, values }: Quantity) =>
    was.some((of) => of.values[0] === values[0] && of.bound === bound && bound !== 'exact');
  const safe = [...line.derived(), ...is.filter((of) => isBounded(of) || isTenure(of, line))];
  return [...after.matchAll(new RegExp(said.source, 'giu'))].some(
    ({ 0: found, index }) =>
      !before.toLowerCase().includes(found.toLowerCase().replace(/ly$/, '')) &&
      !safe.some(({ start }) => start > index && /^\s*$/.test(after.slice(index + found.length, start))),
  );
}
