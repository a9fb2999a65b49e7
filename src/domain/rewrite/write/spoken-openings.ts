import { pastOfParticiple } from '../../language/inflection.ts';
import type { Lexicon } from '../../language/lexicon.ts';
import { formsOfPast } from '../../language/verb-forms.ts';
import { tellDeeds } from './deed-row.ts';
import type { JobTense } from './job-tense.ts';
import { type OpenedLine, opened, tellsMoreOfI } from './opened-line.ts';

const leadIns: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:also|additionally|in addition|plus|and|day[- ]to[- ]day|on a daily basis|currently|overall),?\s+(?=I(?:\s|['’]))/iu,
    '',
  ],
  [/^as\s+(?:an?|the)\s+[^,.;]{3,50}?,?\s+(?=I\s+(?:am|was|have)\b)/iu, ''],
  [/^I also\s+(?=\p{Ll})/u, 'I '],
  [/^co-(?=ordinat|operat)/iu, 'Co'],
  [/^I['’]m\s/u, 'I am '],
  [/^I['’]ve\s/u, 'I have '],
  [/^(?:also|additionally)\s+(?=(?:am|was|is)\s)/iu, ''],
];

/** "Also I interpret", "As a teacher I am responsible for": how one speaks before one tells. */
export const withoutLeadIn = (text: string): string =>
  leadIns.reduce((line, [from, to]) => line.replace(from, to), text);

const doing =
  /^(?:I\s+)?(was|were|am|is|are)\s+(?:(?:also|mainly|mostly|often|usually|regularly|currently|now)\s+)?(?=\p{Ll}+ing\s)/iu;

/** "Was taking inbound calls" → "Took inbound calls". */
export function tellProgressive(
  text: string,
  { isCurrent }: JobTense,
  lexicon: Lexicon,
): OpenedLine | undefined {
  const found = doing.exec(text);
  const rest = text.slice(found?.[0].length);
  if (
    !found ||
    tellsMoreOfI(rest) ||
    /^(?:looking|hoping|seeking|trying|going|leaving|planning)\b/u.test(rest)
  )
    return undefined;
  const tense = isCurrent && !/^w/iu.test(found[1] ?? '') ? 'present' : 'past';
  return opened('duty', 'verb', tellDeeds(rest, tense, 'after a duty', lexicon));
}

/** "Given training to new staff" → "Gave training to new staff". */
export function tellParticiple(text: string, _job: JobTense, lexicon: Lexicon): OpenedLine | undefined {
  const [whole = '', word = ''] =
    /^(\p{L}+)\s+(?!(?:by|as|for|to|in|on|at|of|with|from|that|up|out|off|down|away)\b)(?=[\p{L}\d"“$€£])/u.exec(
      text,
    ) ?? [];
  const past = pastOfParticiple(word.toLowerCase());
  const isOther =
    past !== undefined &&
    past !== word.toLowerCase() &&
    !/^(?:known|been|gone|grown|born|done)$/iu.test(word);
  if (!isOther || formsOfPast(past, lexicon) === undefined || tellsMoreOfI(text)) return undefined;
  return opened('duty', 'grammar', `${past} ${text.slice(whole.length)}`);
}
