import type { Lexicon } from '../lexicon.ts';

const opening =
  /^(\W*)(?:(?:I\s+)?(?:(?:was|were|am|have been)\s+)?(?:(?:also|mainly|solely|primarily|directly|jointly)\s+)?(?:responsible\s+for|in\s+charge\s+of|tasked\s+with|charged\s+with|accountable\s+for)|(?:(?:my|job|key|main|daily|primary)\s+)?(?:duties|responsibilities|tasks)\s+(?:included?|including|were))\s+(?:(?:the|all)\s+)?/iu;

/** Deeds that are also the names of things: "shipping time" is no deed, "shipping the orders" is. */
const alsoNoun =
  /^(?:shipping|training|testing|reporting|planning|marketing|pricing|staffing|scheduling|accounting|engineering|billing|purchasing|hiring|onboarding|merchandising|manufacturing|banking|processing|programming|recruiting|budgeting|forecasting|operating|building|catering|cleaning|coaching|consulting|funding|lighting|mapping|modeling|packaging|parking|printing|publishing|receiving|screening|sourcing|teaching|tracking|trading|wiring)$/iu;
const object = /^\s+(?:(?:the|a|an|all|our|their|its|new|each|every|up|out|over|about|of)\b|\d)/iu;

/** The first `cut` characters give way to `put`. */
interface Rewritten {
  cut: number;
  put: string;
}

/** An opening that names a duty, turned into the deed itself; undefined where that cannot be told for sure. */
export function deedOpening(text: string, isCurrent: boolean, lexicon: Lexicon): Rewritten | undefined {
  return fromDuty(text, isCurrent, lexicon) ?? fromNoun(text, isCurrent, lexicon) ?? fromFirstPerson(text);
}

const capital = (word: string) => word.slice(0, 1).toUpperCase() + word.slice(1);

function formOf(word: string, isCurrent: boolean, lexicon: Lexicon): string | undefined {
  const verb = lexicon.actionVerbs.whole(word);
  return verb && (isCurrent ? verb.verb : verb.past);
}

/** Where a second gerund hangs on the first in a way this cannot tell, the line is left alone. */
function fromDuty(text: string, isCurrent: boolean, lexicon: Lexicon): Rewritten | undefined {
  const found = opening.exec(text);
  if (!found) return undefined;
  const rest = text.slice(found[0].length);
  const first = /^(\p{L}+ing)\b(?:(\s+and\s+)(\p{L}+ing)\b)?/u.exec(rest);
  const verb = first?.[1] && formOf(first[1], isCurrent, lexicon);
  if (!first || !verb) return undefined;
  const after = rest.slice(first[0].length);
  if (alsoNoun.test(first[1] ?? '') && !first[3] && !object.test(after)) return undefined;
  const hangs = [...after.matchAll(/(?:,|\band)\s+(\p{L}+ing)\b/gu)].some(
    ([, word]) => word !== undefined && lexicon.actionVerbs.whole(word) !== undefined,
  );
  const second = first[3] ? formOf(first[3], isCurrent, lexicon) : '';
  if (hangs || second === undefined) return undefined;
  return {
    cut: found[0].length + first[0].length + needlessOf(after),
    put: `${found[1] ?? ''}${capital(verb)}${first[2] ?? ''}${second}`,
  };
}

/** How long the "of" is that belonged to the noun: "training of staff" becomes "trained staff". */
const needlessOf = (after: string) => /^\s+of(?=\s)/iu.exec(after)?.[0].length ?? 0;

/** Nouns that hide a verb. */
const hidden: Readonly<Record<string, string>> = {
  management: 'manage',
  supervision: 'supervise',
  coordination: 'coordinate',
  development: 'develop',
  implementation: 'implement',
  preparation: 'prepare',
  creation: 'create',
  organisation: 'organise',
  organization: 'organize',
  administration: 'administer',
  installation: 'install',
  delivery: 'deliver',
  maintenance: 'maintain',
  negotiation: 'negotiate',
  production: 'produce',
  evaluation: 'evaluate',
  introduction: 'introduce',
  presentation: 'present',
};

function fromNoun(text: string, isCurrent: boolean, lexicon: Lexicon): Rewritten | undefined {
  const bare = opening.exec(text)?.[0].length ?? /^\W*/u.exec(text)?.[0].length ?? 0;
  const mark = /^\W*/u.exec(text)?.[0] ?? '';
  const found = /^(?:the\s+)?(\p{L}+)\s+of\s+/iu.exec(text.slice(bare));
  const base = hidden[found?.[1]?.toLowerCase() ?? ''];
  const verb = base && (formOf(base, isCurrent, lexicon) ?? undefined);
  if (!found || !verb) return undefined;
  return { cut: bare + found[0].length, put: `${mark}${capital(verb)} ` };
}

function fromFirstPerson(text: string): Rewritten | undefined {
  const found = /^(\W*)I\s+(?!am\b|was\b|have\b|had\b|would\b|could\b|can\b|will\b)(\p{Ll}+)/u.exec(text);
  return found ? { cut: found[0].length, put: `${found[1] ?? ''}${capital(found[2] ?? '')}` } : undefined;
}
