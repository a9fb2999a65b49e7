import { isParticiple, pastOfParticiple } from '../../language/inflection.ts';
import type { Lexicon } from '../../language/lexicon.ts';
import { partsOfSpeech } from '../../language/parts-of-speech.ts';
import { phrasePattern } from '../../language/phrase-pattern.ts';
import { formOf, formsOfBase, formsOfPast, verbOf } from '../../language/verb-forms.ts';
import type { JobTense } from './job-tense.ts';
import { type OpenedLine, opened, tellsMoreOfI, withoutI } from './opened-line.ts';

const adverbs =
  '(?:(?:also|often|usually|mainly|currently|regularly|then|personally|always|successfully|mostly|now|just)\\s+)*';
/** Verbs whose past is their base. */
const samePast = /^(?:cut|set|put|hit|read|proofread|split|spread|shut)$/u;
const speaking = new RegExp(
  `^(?:in\\s+(?:this|my)\\s+(?:role|position|job),?\\s+)?I(['’]ve|\\s+have)?\\s+${adverbs}(\\p{Ll}+)(?=\\s)`,
  'iu',
);

const tellFirstPersonWords = phrasePattern.u`^(?:${'first-person/tell-first-person'})$`;

/** "I ran" → "Ran"; "I have built" → "Built". */
export function tellFirstPerson(text: string, _job: JobTense, lexicon: Lexicon): OpenedLine | undefined {
  const [opening, have, verb = ''] = speaking.exec(text) ?? [];
  if (opening === undefined || !/\bI\b/u.test(opening)) return undefined;
  const isVerb = have
    ? isParticiple(verb)
    : formsOfBase(verb, lexicon) || formsOfPast(verb, lexicon) || samePast.test(verb);
  if (!isVerb || tellFirstPersonWords.test(verb)) return undefined;
  const rest = withoutI(text.slice(opening.length))
    .replace(/,?\s(and|but)\s+(?:then\s+)?I\s+(?:also\s+)?(?=\p{Ll})/gu, ' $1 ')
    .replace(/(?:,\s+|,?\s+and\s+)then\s+I\s+(?=\p{Ll})/gu, ', then ');
  const isPresent = !have && formsOfPast(verb, lexicon) === undefined && !samePast.test(verb);
  const isOver = [...rest.matchAll(/(?:\band|,)\s+(\p{Ll}+)(?=\s)/gu)].some(
    ([, next = '']) => formsOfPast(next, lexicon) !== undefined && formsOfBase(next, lexicon) === undefined,
  );
  if (tellsMoreOfI(rest) || (isPresent && isOver)) return undefined;
  return opened('duty', 'concise', withDone(`${have ? pastOfParticiple(verb) : verb}${rest}`, lexicon));
}

/** "make the schedules, do the interviews, and do the coaching" → "make the schedules, interview and coach". */
function withDone(text: string, lexicon: Lexicon): string {
  let isTold = false;
  const told = text.replace(
    /(,\s+(?:and\s+)?|\s+and\s+)(do|did)\s+(?:all\s+)?(?:the\s+)?(\p{Ll}+ing|interviews|audits)(?=\s*(?:[,.;]|$)|\s+and\s)/gu,
    (whole, joint: string, done: string, work: string) => {
      const forms = verbOf(work, lexicon);
      if (!forms) return whole;
      isTold = true;
      return `${joint}${formOf(forms, done === 'did' ? 'past' : 'present')}`;
    },
  );
  return isTold ? told.replace(/,(?=\sand\s\p{Ll}+[.]?$)/u, '') : told;
}

/** "Has sold $200,000 of systems" → "Sold $200,000 of systems". */
export function tellHas(text: string, _job: JobTense, lexicon: Lexicon): OpenedLine | undefined {
  const [whole = '', verb = ''] = /^(?:has|have)\s+(?:also\s+)?(\p{Ll}+)(?=\s)/iu.exec(text) ?? [];
  const past = pastOfParticiple(verb);
  const isVerb = past !== undefined && verb !== 'been' && verbOf(past, lexicon) !== undefined;
  return isVerb ? opened('duty', 'concise', `${past}${text.slice(whole.length)}`) : undefined;
}

const isOneClauseWords = phrasePattern.u`[,;:(]|\b(?:${'first-person/tell-team-is-one-clause'})\b|[.!?]\s|\b(?:and|but|so)\s+(?:${'first-person/tell-team-is-one-clause-2'})\b`;

/** What a team did stays the team's: "We moved the store in one night" → "Moved the store in one night with the team". */
export function tellTeam(text: string, _job: JobTense, lexicon: Lexicon): OpenedLine | undefined {
  const [opening, verb = ''] = /^We\s+(?:also\s+)?(\p{Ll}+)(?=\s)/u.exec(text) ?? [];
  if (opening === undefined || !(formsOfPast(verb, lexicon) || samePast.test(verb)) || verb === 'had')
    return undefined;
  const rest = text.slice(opening.length).replace(/\bour\b/gu, 'the');
  // "…and she used it": somebody else's deed, and not with the team.
  const isOneClause = !isOneClauseWords.test(rest);
  const told = verb === 'got' ? gotFromTo(rest) : `${verb}${rest}`;
  if (!isOneClause || told === undefined) return undefined;
  return opened('duty', 'concise', told.replace(/(?=\.?$)/u, ' with the team'));
}

/** "got pickup time from 14 min to 8 min": it was cut, or raised. */
function gotFromTo(rest: string): string | undefined {
  const [, from = '', to = ''] = /\sfrom\s+\D{0,2}([\d.,]+)\D*\sto\s+\D{0,2}([\d.,]+)/u.exec(rest) ?? [];
  const [a, b] = [from, to].map((value) => Number(value.replace(/,/gu, '')));
  if (a === undefined || b === undefined || Number.isNaN(a) || Number.isNaN(b) || a === b) return undefined;
  return `${a > b ? 'cut' : 'raised'}${rest.replace(/^\s+the\s+/u, ' ')}`;
}

const places =
  '(?:team|store|shop|office|department|unit|company|school|branch|site|warehouse|hospital|clinic|restaurant|kitchen|boss|manager|supervisor|director|region|district|plant|group|facility|building|lab|division|practice|agency|firm|hotel|church|coworkers|co-workers)';
const possessive = new RegExp(`(?<![\\p{L}’'])(?:my|our)\\s+(?=(?:\\p{Ll}+\\s+)?${places}\\b)`, 'gu');

/** "in our store" → "in the store": a resume has its person in mind anyway. */
export const withoutMy = (text: string): string => text.replace(possessive, 'the ');

/** A post that was held for a time: "for seven weeks in 2022", "the team that cut waste". */
const wasOnce = phrasePattern.iu`\b(?:for\s+\S+\s+(?:weeks|months)|in\s+(?:19|20)\d\d|was|were)\b|\b(?:that|which)\s+(?:${'first-person/was-once'})\b`;

const titled = phrasePattern.iu`(?:[eo]r|ist|ian|ant|ent|ive)$|^(?:${'first-person/titled'})$`;
const post = phrasePattern.iu`^(?:(?:I\s+)?(?:was|am)\s+)?((?:the|an?|only|sole)\s+)?((?:(?:${'first-person/post'})\s+){0,2}(?:\p{L}+\s+)??(?:point\s+of\s+contact|[\p{L}-]+))\s+(?=(?:${'first-person/post-2'})\s|\d|(?<=(?:${'first-person/post-3'}) )of\s)`;

const parting =
  /^(?:I\s+)?was\s+(?:a\s+)?(part\s+of|member\s+of|on)\s+(?=(?:the|an?)\s+[^,;.]*?\b(?:team|committee|group|crew|board|squad)\b)/iu;

/** "Was part of the safety team" → "Served on the safety team". */
export function tellMember(text: string): OpenedLine | undefined {
  const found = parting.exec(text);
  const rest = text.slice(found?.[0].length);
  if (!found || tellsMoreOfI(rest)) return undefined;
  const isCrew = /^on$/iu.test(found[1] ?? '') && !/^\S+\s[^,;.]*?\b(?:committee|group|board)\b/iu.test(rest);
  return opened('duty', 'verb', `${isCrew ? 'Worked' : 'Served'} on ${rest}`);
}

/** "Acting supervisor for 7 weeks" → "Served as acting supervisor for 7 weeks". */
export function tellPost(
  text: string,
  { tense, isCurrent }: JobTense,
  lexicon: Lexicon,
): OpenedLine | undefined {
  const found = /^also\s/iu.test(text) ? undefined : post.exec(text);
  const [whole = '', article = '', name = ''] = found ?? [];
  const head = /[\p{L}-]+$/u.exec(name)?.[0] ?? '';
  const rest = text.slice(whole.length);
  if (
    !found ||
    !titled.test(head) ||
    tellsMoreOfI(rest) ||
    /^of\s+the\s+(?:month|year|quarter)\b/iu.test(rest)
  )
    return undefined;
  const isTitle =
    /^(?:point of contact|contact|liaison|backup|back-up|member|sme|poc)$/iu.test(head.toLowerCase()) ||
    /contact$/iu.test(name) ||
    lexicon.titleWords.whole(head)?.role === 'head';
  const verb = partsOfSpeech(`They ${name.toLowerCase()} ${rest}`).get(5)?.part;
  const first = /^\p{L}+/u.exec(name)?.[0] ?? '';
  if (
    !isTitle ||
    (verb === 'VERB' && formsOfPast(first, lexicon)) ||
    (first === head && verbOf(first, lexicon) !== undefined && !/^of\s/u.test(rest))
  )
    return undefined;
  const [clause = ''] = rest.split(/[;,]\s/u);
  const isPast =
    !isCurrent ||
    /\bwas\s/iu.test(whole) ||
    wasOnce.test(clause) ||
    (tense === 'past' && !/\bam\s/iu.test(whole));
  return opened('duty', 'verb', `${isPast ? 'Served' : 'Serve'} ${asPost(article, name, rest)}`);
}

function asPost(article: string, name: string, rest: string): string {
  const lower = /^\p{Lu}\p{Ll}/u.test(name) ? name.slice(0, 1).toLowerCase() + name.slice(1) : name;
  const member = /^member$/iu.test(name) && /^of\s/iu.test(rest);
  if (member) return `on ${rest.replace(/^of\s+/iu, '')}`;
  const own =
    /^(?:only|sole)\b/iu.test(lower) || /^(?:only|sole)\s/iu.test(article)
      ? `the ${article.replace(/^the\s+/iu, '').toLowerCase()}`
      : article.toLowerCase();
  return `as ${own}${lower} ${rest}`;
}
