import type { Lexicon } from '../../lexicon.ts';
import { isPresent } from '../job-years.ts';
import type { Passage, ResumeView } from '../resume-view.ts';
import type { Edit } from '../score.ts';
import type { Candidate, FixContext } from './candidate.ts';

const opening =
  /^(\W*)(?:(?:I\s+)?(?:(?:was|were|am|have been)\s+)?(?:(?:also|mainly|solely|primarily|directly|jointly)\s+)?(?:responsible\s+for|in\s+charge\s+of|tasked\s+with|charged\s+with|accountable\s+for)|(?:(?:my|job|key|main|daily|primary)\s+)?(?:duties|responsibilities|tasks)\s+(?:included?|including|were))\s+(?:(?:the|all)\s+)?/iu;

/** "Responsible for managing stock" → "Managed stock"; "I ran" → "Ran". The person's own words, the deed first. */
export function dutyFixes({ view }: FixContext): Candidate[] {
  const { lexicon } = view.reader;
  if (!view.isEnglish) return [];
  const edits = view.bullets.flatMap((bullet) => deedFirst(bullet, view, lexicon) ?? []);
  if (edits.length === 0) return [];
  return [
    {
      check: 'bullet-duties',
      id: 'deeds-first',
      message: `Say what you did: rewrite ${edits.length === 1 ? 'one line' : `${edits.length} lines`} to begin with the deed.`,
      edits,
      asks: [],
      hope: (16 * edits.length) / view.bullets.length,
    },
  ];
}

function deedFirst(bullet: Passage, view: ResumeView, lexicon: Lexicon): Edit | undefined {
  const { span } = bullet;
  if (!span) return undefined;
  const text = view.text.slice(span.start, span.end);
  const isCurrent = bullet.job !== undefined && isPresent(view.data.experience[bullet.job]?.endDate ?? '');
  const rewritten =
    fromDuty(text, isCurrent, lexicon) ?? fromNoun(text, isCurrent, lexicon) ?? fromFirstPerson(text);
  return rewritten === undefined
    ? undefined
    : { start: span.start, end: span.start + rewritten.cut, text: rewritten.put };
}

interface Rewritten {
  cut: number;
  put: string;
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
  const hangs = [...after.matchAll(/(?:,|\band)\s+(\p{L}+ing)\b/gu)].some(
    ([, word]) => word !== undefined && lexicon.actionVerbs.whole(word) !== undefined,
  );
  const second = first[3] ? formOf(first[3], isCurrent, lexicon) : '';
  if (hangs || second === undefined) return undefined;
  return {
    cut: found[0].length + first[0].length,
    put: `${found[1] ?? ''}${capital(verb)}${first[2] ?? ''}${second}`,
  };
}

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
