import { wordsOf } from '../../words.ts';
import type { RevertKind } from '../revert-kinds.ts';
import type { ChangedLine } from './changed-line.ts';

interface Qualifier {
  kind: RevertKind;
  said: RegExp;
}

const anyOf = (...patterns: string[]) =>
  new RegExp(`(?<![\\p{L}])(?:${patterns.join('|')})(?![\\p{L}])`, 'iu');

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
      'about|around|approx\\p{L}*|roughly|nearly|almost|circa|estimated?|some|close to|just (?:over|under)',
    ),
  },
  { kind: 'number', said: anyOf('up to|as many as|at most|under|below|(?<![%\\d]\\s)(?:less|fewer) than') },
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
  { kind: 'number', said: anyOf('one of|out of|including') },
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
      'all|(?:every|each)(?!\\s+(?:year|quarter|month|week|day|night|hour|shift)(?!\\p{L}))|both(?!(?:\\s+[\\p{L}-]+){1,3}\\s+and\\s)|entire(?:ly)?|whole|sole(?:ly)?|single-handed(?:ly)?|alone|always|full(?:y)?',
      'complete|completely|total|largest|biggest|best|highest|most|top|first|only|main|major|key|critical|leading',
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
  'by|which|that|who|during|resulting|leading|led to|thereby|enabling|allowing|so|thanks|through|via|after|with|using|to (?!(?:about|around|over|the|an?|our|my|their|each|all)\\b)\\p{L}+',
  '(?<=,\\s)\\p{L}+ing',
);

export function checkQualifiers(line: ChangedLine): RevertKind[] {
  const { before, after } = line;
  const dropped = smaller.filter(({ said }) => isDropped(said, line));
  const added = larger.filter(({ said }) => saysMore(said, before, after));
  const isTurned = isDropped(negation, line) || (negation.test(after) && !negation.test(before));
  const isCaused = cause.test(after) && !cause.test(before) && !link.test(before);
  return [...dropped, ...added].map(({ kind }) => kind).concat(isTurned || isCaused ? ['wording'] : []);
}

/** Where the part of the sentence that it stands in is left out as a whole, the word is not missed. */
function isDropped(said: RegExp, { before, after, own: { forms } }: ChangedLine): boolean {
  if (!said.test(before) || said.test(after)) return false;
  const stemsOf = (text: string) =>
    wordsOf(text)
      .filter(({ key }) => !forms.isSmall(key) && !said.test(key))
      .map(({ key }) => forms.stem(key));
  const kept = new Set(stemsOf(after));
  return before
    .split(/[,;:()]\s|[.!?](?=\s)|\s[–—]\s/u)
    .filter((part) => said.test(part))
    .some((part) => {
      const stems = stemsOf(part);
      return stems.length === 0 || stems.some((stem) => kept.has(stem));
    });
}

const saysMore = (said: RegExp, before: string, after: string): boolean =>
  [...after.matchAll(new RegExp(said.source, 'giu'))].some(
    ([found]) => !before.toLowerCase().includes(found.toLowerCase().replace(/ly$/, '')),
  );
