import { pastOfParticiple } from '../../language/inflection.ts';
import type { Lexicon } from '../../language/lexicon.ts';
import { phrasePattern } from '../../language/phrase-pattern.ts';
import { formsOfPast } from '../../language/verb-forms.ts';
import { tellDeeds } from './deed-row.ts';
import type { JobTense } from './job-tense.ts';
import { type OpenedLine, opened, tellsMoreOfI } from './opened-line.ts';

const leadIns: readonly (readonly [RegExp, string])[] = [
  [phrasePattern.iu`^(?:${'spoken-openings/lead-ins'}),?\s+(?=I(?:\s|['’]))`, ''],
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

const doing = phrasePattern.iu`^(?:I\s+)?(was|were|am|is|are)\s+(?:(?:${'spoken-openings/doing'})\s+)?(?=\p{Ll}+ing\s)`;

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

const tellParticipleWords = phrasePattern.u`^(\p{L}+)\s+(?!(?:${'spoken-openings/tell-participle'})\b)(?=[\p{L}\d"“$€£])`;

/** "Given training to new staff" → "Gave training to new staff". */
export function tellParticiple(text: string, _job: JobTense, lexicon: Lexicon): OpenedLine | undefined {
  const [whole = '', word = ''] = tellParticipleWords.exec(text) ?? [];
  const past = pastOfParticiple(word.toLowerCase());
  const isOther =
    past !== undefined &&
    past !== word.toLowerCase() &&
    !/^(?:known|been|gone|grown|born|done)$/iu.test(word);
  if (!isOther || formsOfPast(past, lexicon) === undefined || tellsMoreOfI(text)) return undefined;
  return opened('duty', 'grammar', `${past} ${text.slice(whole.length)}`);
}
