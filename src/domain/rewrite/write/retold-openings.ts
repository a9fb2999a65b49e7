import type { Lexicon } from '../../language/lexicon.ts';
import { phrasePattern } from '../../language/phrase-pattern.ts';
import { formOf, type Tense, verbOf } from '../../language/verb-forms.ts';
import { tellDeeds } from './deed-row.ts';
import type { JobTense } from './job-tense.ts';
import { hasResult, type OpenedLine, opened, tellsMoreOfI } from './opened-line.ts';
import { tellBases } from './other-tense.ts';

const having = phrasePattern.iu`^(?:i\s+)?(?:(?:also|often|sometimes|usually|occasionally|regularly|frequently)\s+)?(${'retold-openings/having'})\s+(?:(?:${'retold-openings/having-2'})\s+)?(?=\p{Ll})`;

/** "I would open the store" → "Opened the store". */
export function tellHaving(text: string, { isCurrent }: JobTense, lexicon: Lexicon): OpenedLine | undefined {
  const found = having.exec(text);
  const rest = text.slice(found?.[0].length);
  if (!found || tellsMoreOfI(rest)) return undefined;
  const tense = isCurrent && /^(?:have|get|am)/iu.test(found[1] ?? '') ? 'present' : 'past';
  return opened('duty', 'verb', tellBases(rest, tense, lexicon));
}

const workingOn = /^(?:i\s+)?work(ed|s|ing)?\s+(?:on|towards?)\s+(?=(?:\p{Ll}+ing)\b)/iu;
/** What shows that the work was done. */
const measured = /\bfrom\s+\S*\d.*\bto\s+\S*\d|\bby\s+\S*\d/iu;

/** "Worked on improving latency from 850 to 210 ms" → "Helped improve latency …"; without its result: "Worked to improve latency". */
export function tellWork(text: string, { tense }: JobTense, lexicon: Lexicon): OpenedLine | undefined {
  const found = workingOn.exec(text);
  if (!found) return undefined;
  const rest = text.slice(found[0].length);
  const own: Tense = /^ed$/iu.test(found[1] ?? '') ? 'past' : tense;
  const deed = tellDeeds(rest, 'present', 'after a duty', lexicon);
  // Who worked on it may not have been alone: what came of it is told as help.
  const [past, present] = measured.test(rest) ? ['Helped', 'Help'] : ['Worked to', 'Work to'];
  return opened('duty', 'verb', deed && `${own === 'past' ? past : present} ${deed}`);
}

const inCare = phrasePattern.iu`^(?:\S+\s+){0,4}?(?:${'retold-openings/in-care'})\b`;

/** One works with people; handled are things. */
const people = phrasePattern.iu`^(?:(?:the|our|all|other|many|local)\s+)*(?:${'retold-openings/people'})(?!\s+(?:${'retold-openings/people-2'})\b)\b`;

interface Plainer {
  opening: RegExp;
  verb(rest: string): string;
}

/** Everyday ways of saying what one verb says; the first word tells the tense. */
const plainer: readonly Plainer[] = [
  {
    opening: /^(?:i\s+)?(took|take|takes|taking)\s+(?:good\s+)?care\s+of\s+/iu,
    verb: (rest) => (inCare.test(rest) ? 'care for' : 'handle'),
  },
  {
    opening: /^(?:i\s+)?(made|make|makes|making)\s+sure\s+(?:that\s+)?(?!to\b|of\b|i\b|we\b)/iu,
    verb: () => 'ensure',
  },
  { opening: /^(?:i\s+)?(kept|keep|keeps|keeping)\s+track\s+of\s+/iu, verb: () => 'track' },
  {
    opening: /^(?:i\s+)?(dealt|deal|deals|dealing)\s+with\s+/iu,
    verb: (rest) => (people.test(rest) ? 'work with' : 'handle'),
  },
  {
    opening:
      /^(?:i\s+)?(was|am|being)\s+in\s+(?:constant\s+|regular\s+)?(?:contact|communication)\s+with\s+/iu,
    verb: () => 'communicate with',
  },
  {
    opening: phrasePattern.iu`^(?:i\s+)?(did|do|does|doing)\s+(?=(?:\p{L}+\s+){0,3}?(?:${'retold-openings/plainer-opening'})\b)`,
    verb: () => 'perform',
  },
  {
    opening: phrasePattern.iu`^(?:i\s+)?(did|do|does|doing)\s+(?=(?:(?:the|all|all the|all of the|my own|own)\s+)?(?:\p{L}+\s+){0,2}?(?:${'retold-openings/plainer-opening-2'})\b)`,
    verb: () => 'handle',
  },
];

export function tellPlainly(
  text: string,
  { tense, isCurrent }: JobTense,
  lexicon: Lexicon,
): OpenedLine | undefined {
  for (const { opening, verb } of plainer) {
    const found = opening.exec(text);
    if (!found) continue;
    const rest = text.slice(found[0].length).replace(/^my\s+own\s+/iu, '');
    if (tellsMoreOfI(rest)) return undefined;
    const [base = '', ...reach] = verb(rest).split(' ');
    const forms = verbOf(base, lexicon);
    return opened(
      'duty',
      'verb',
      forms && [formOf(forms, tenseOfWord(found[1] ?? '', { tense, isCurrent })), ...reach, rest].join(' '),
    );
  }
  return undefined;
}

function tenseOfWord(word: string, { tense, isCurrent }: JobTense): Tense {
  if (/^(?:took|made|kept|dealt|was|did)$/iu.test(word)) return 'past';
  return isCurrent && !/ing$/iu.test(word) ? 'present' : tense;
}

const gained =
  /^(?:(?:i\s+)?(?:have|had|gained|obtained)\s+)?experienced?\s+(?:in\s+|with\s+)?(?=\p{Ll}+ing\s)/iu;

/** "Experience in managing three stores", under a job, is what was done in it. */
export function tellExperience(text: string, { tense }: JobTense, lexicon: Lexicon): OpenedLine | undefined {
  const found = gained.exec(text);
  if (!found) return undefined;
  const rest = text.slice(found[0].length);
  return opened(
    'duty',
    'verb',
    tellDeeds(rest, hasResult.test(rest) ? 'past' : tense, 'after a duty', lexicon),
  );
}

const honored = phrasePattern.iu`^(?:i\s+)?(?:was|am|have\s+been|got)\s+(?:also\s+)?(?=(?:${'retold-openings/honored'})\b)`;

/** "Was promoted to lead" → "Promoted to lead". */
export function tellHonor(text: string): OpenedLine | undefined {
  const found = honored.exec(text);
  const rest = text.slice(found?.[0].length);
  return found && !tellsMoreOfI(rest) ? opened('duty', 'concise', rest) : undefined;
}

const turned = /^(?:i\s+)?(?:got|brought|took)\s+(.{3,70}?)\s+(down|up)\s+(?=(?:from|to|by)\s)/iu;

/** "Got mis-picks down from 40 to 9" → "Cut mis-picks from 40 to 9". */
export function tellTurn(text: string): OpenedLine | undefined {
  const [whole = '', what = '', way = ''] = turned.exec(text) ?? [];
  const rest = text.slice(whole.length);
  if (whole === '' || /[,;]/u.test(what) || tellsMoreOfI(rest)) return undefined;
  return opened('duty', 'verb', `${/down/iu.test(way) ? 'Cut' : 'Raised'} ${what} ${rest}`);
}
