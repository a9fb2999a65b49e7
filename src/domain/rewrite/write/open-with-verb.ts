import type { Lexicon } from '../../lexicon.ts';
import { deedOpening } from '../deed-opening.ts';
import { capital, type RewrittenLine, uncapital } from './rewritten-line.ts';

type Tense = 'past' | 'present';

/** How the lines of a job are told. A job that goes on may hold both: what is done, and what was. */
export interface JobTense {
  tense: Tense;
  isCurrent: boolean;
}

/** Lines that name a duty, hide the deed in a noun, or open in another tense than their job, opened with the verb. */
export function openWithVerb(
  text: string,
  { tense, isCurrent }: JobTense,
  lexicon: Lexicon,
): RewrittenLine | undefined {
  return (
    duties(text, tense, lexicon) ??
    help(text, tense, lexicon) ??
    duty(text, tense, lexicon) ??
    gerund(text, tense, lexicon) ??
    otherTense(text, isCurrent, lexicon)
  );
}

const formOf = (word: string, tense: Tense, lexicon: Lexicon): string | undefined => {
  const verb = lexicon.actionVerbs.whole(word);
  return verb && (tense === 'present' ? verb.verb : verb.past);
};

function duty(text: string, tense: Tense, lexicon: Lexicon): RewrittenLine | undefined {
  const opened = deedOpening(text, tense === 'present', lexicon);
  const rest = text.slice(opened?.cut);
  // A line that tells more of "I" would speak in two voices.
  if (!opened || /(?:^|\s)I(?=\s\p{Ll})/u.test(rest)) return undefined;
  return { text: `${opened.put}${rest}`, reason: 'duty' };
}

const dutiesIncluded =
  /^(?:(?:my|job|key|main|daily|primary|other)\s+)*(?:duties|responsibilities|tasks)\s+(?:included?|including|were|involved):?\s+/iu;

/** "Duties included opening the store, counting cash": all of them deeds, or the line is left alone. */
function duties(text: string, tense: Tense, lexicon: Lexicon): RewrittenLine | undefined {
  const opening = dutiesIncluded.exec(text)?.[0];
  if (opening === undefined) return undefined;
  const deeds = parallelDeeds(text.slice(opening.length), tense, lexicon);
  return deeds === undefined ? undefined : { text: capital(deeds), reason: 'duty' };
}

/** What follows a verb and not a noun: "training the staff", but not "training programs". */
const object = /^\s+(?:(?:the|a|an|all|our|their|its|new|each|every|up|out)\b|\d)/u;
const listed = /((?:,\s*(?:and\s+)?|\s+and\s+))(\p{L}+ing)\b/gu;

/** The first word and all that stand beside it as deeds, in one tense; undefined where one is not surely a deed. */
function parallelDeeds(text: string, tense: Tense, lexicon: Lexicon): string | undefined {
  const first = /^(\p{L}+ing)\b/iu.exec(text)?.[1];
  const verb = first && formOf(first, tense, lexicon);
  if (!first || !verb) return undefined;
  const rest = text.slice(first.length);
  let isSure = true;
  const deeds = rest.replace(listed, (whole, joint: string, word: string, at: number) => {
    const form = formOf(word, tense, lexicon);
    if (form === undefined) return whole;
    if (!object.test(rest.slice(at + whole.length))) isSure = false;
    return `${joint}${form}`;
  });
  return isSure ? `${verb}${deeds}` : undefined;
}

/** "Managing a team of five" stands in a list of deeds: "Managed a team of five". */
function gerund(text: string, tense: Tense, lexicon: Lexicon): RewrittenLine | undefined {
  const word =
    /^(\p{Lu}\p{Ll}+ing)\b(?=\s+(?:(?:the|a|an|all|our|their|its|new|each|every|with|up|out)\b|\d))/u.exec(
      text,
    )?.[1];
  const deeds = word ? parallelDeeds(text, tense, lexicon) : undefined;
  return deeds === undefined ? undefined : { text: capital(deeds), reason: 'verb' };
}

const helping =
  /^(?:i\s+)?(?:was\s+)?(?:helped\s+(?:out\s+)?with|helped\s+in|assisted\s+(?:with|in)|aided\s+in|involved\s+in|participated\s+in|took\s+part\s+in)\s+(?:the\s+)?(\p{L}+ing)\s+(of\s+)?/iu;

/** Help stays help: "Helped with training of new agents" → "Helped train new agents". */
function help(text: string, tense: Tense, lexicon: Lexicon): RewrittenLine | undefined {
  const found = helping.exec(text);
  const verb = found?.[1] && lexicon.actionVerbs.whole(found[1])?.verb;
  if (!found || !verb) return undefined;
  const rest = text.slice(found[0].length);
  // "Assisted in training programs" is no deed: a verb has its object, or stood before "of".
  if (!found[2] && !/^(?:(?:the|a|an|all|our|their|its|new|each|every)\b|\d)/iu.test(rest)) return undefined;
  const helped = tense === 'present' ? 'Help' : 'Helped';
  return { text: `${helped} ${verb} ${uncapital(rest)}`, reason: 'verb' };
}

/** A line in the present under a job that has ended, or in the third person. */
function otherTense(text: string, isCurrent: boolean, lexicon: Lexicon): RewrittenLine | undefined {
  const word = /^(\p{Lu}\p{Ll}+)(?=\s+(?:(?:the|a|an|all|our|their|its|new|each|every|up)\b|\d))/u.exec(
    text,
  )?.[1];
  const verb = word && lexicon.actionVerbs.whole(word);
  if (!word || !verb) return undefined;
  const lower = word.toLowerCase();
  const isThird = lower === `${verb.verb}s` || lower === `${verb.verb}es`;
  const isBase = lower === verb.verb && verb.past !== verb.verb;
  if (!isThird && !(isBase && !isCurrent)) return undefined;
  const form = isCurrent ? verb.verb : verb.past;
  // A second verb in the same tense would be left behind.
  const rest = text.slice(word.length);
  const others = [...rest.matchAll(/(?:,|\band)\s+(?:then\s+)?(\p{Ll}+)\b/gu)].some(([, other = '']) => {
    const known = lexicon.actionVerbs.whole(other);
    return known !== undefined && other !== known.past;
  });
  return others ? undefined : { text: `${capital(form)}${rest}`, reason: 'grammar' };
}

/** The tense of a job's lines: what most of them have, else whether the job goes on. */
export function tenseOf(lines: readonly string[], isCurrent: boolean, lexicon: Lexicon): JobTense {
  const firsts = lines.map((line) => /^\W*(\p{L}+)/u.exec(line)?.[1]?.toLowerCase() ?? '');
  const known = firsts.map((word) => ({ word, verb: lexicon.actionVerbs.whole(word) }));
  const past = known.filter(({ word, verb }) => verb && word === verb.past && word !== verb.verb).length;
  const present = known.filter(
    ({ word, verb }) => verb && (word === verb.verb || word === `${verb.verb}s`) && word !== verb.past,
  ).length;
  return { tense: isCurrent && past <= present ? 'present' : 'past', isCurrent };
}
