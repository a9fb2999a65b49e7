import type { Lexicon } from '../language/lexicon.ts';
import { phrasePattern } from '../language/phrase-pattern.ts';
import { formsOfBase, formsOfPast, isAlsoName, type Tense, verbOf } from '../language/verb-forms.ts';
import { isCounted } from './bare-nouns.ts';

/** Verbs whose past is their base. */
export const samePast = phrasePattern.iu`^(?:${'is-verb/same-past'})$`;
/** What shows that the word before it is a verb. */
export const withObject =
  /^\s(?:and \p{L}+ )?(?:the|an?|all|every|each|up|out|new|daily|weekly|monthly|\d\S*)\s/iu;

const goesOn = phrasePattern.iu`^(?:\d|[$€£(]|\p{L}+ing\b(?=.)|(?:${'sentence-gate/goes-on'})\b)`;

/** "do intakes, make plans, connect clients to SNAP, TCA and legal aid": the last verb of the row has its "and". */
export function withLastVerb(text: string, tense: Tense, lexicon: Lexicon): string {
  const parts = text.split(/,\s(?![^(]*\))/u);
  const isVerb = (part: string) => isOfTense(/^\p{L}+(?=\s)/u.exec(part)?.[0] ?? '', tense, lexicon);
  const isSure = (part: string) => {
    const [first = ''] = /^\p{L}+/u.exec(part) ?? [];
    return tense === 'past' || !isAlsoName(verbOf(first, lexicon) ?? { base: first, past: '' });
  };
  // Where one thing of the row is surely done, the others are.
  const isRow = parts.slice(1).some((part) => isVerb(part) && isSure(part));
  const last = isRow ? parts.findLastIndex((part, place) => place > 0 && isVerb(part)) : -1;
  const isPair = /^\p{L}+ (?:and|or) \p{L}/u.test(parts[last] ?? '');
  const isTied = parts.slice(last).some((part) => /^(?:and|or)\s/u.test(part));
  if (last < 1 || isTied || (last === parts.length - 1 && !isPair)) return text;
  return parts.with(last, `and ${parts[last]}`).join(', ');
}

/**
 * The end of a row has its "and": "took calls, sent bills" → "took calls and sent bills". What hangs behind a comma
 * without a word that ties it to the rest is left out.
 */
export function withWholeEnd(text: string, tense: Tense, lexicon: Lexicon): string {
  const parts = text.split(/,\s(?![^(]*\))/u);
  const [head = '', last = ''] = [parts.slice(0, -1).join(', '), parts.at(-1) ?? ''];
  if (parts.length < 2 || /^(?:and|or|but|\p{L}+ by)\b/u.test(last) || goesOn.test(last)) return text;
  // Behind "who" or "to" a row may go on: half of it would say something else.
  const cut = /\b(?:who|which|that|to)\s[^,]*$/u.test(head) ? '' : head;
  const [first = ''] = /^\p{L}+/u.exec(last) ?? [];
  const isVerb = isOfTense(first, tense, lexicon);
  const [, inner = '', behind = ''] = /\s(?:and|or)\s(\p{L}+)(.*)$/u.exec(last) ?? [];
  const isNameOf = (word: string, rest: string) =>
    tense === 'present' &&
    isAlsoName(verbOf(word, lexicon) ?? { base: word, past: '' }) &&
    !withObject.test(rest);
  // "replace faucets, light fixtures": no verb, though it may be one.
  if (isVerb && isNameOf(first, last.slice(first.length)))
    return inner !== '' && parts.length > 2 ? text : cut;
  if (isVerb)
    return isOfTense(inner, tense, lexicon) && !isNameOf(inner, behind)
      ? text
      : [head, last].join(parts.length > 2 ? ', and ' : ' and ');
  if (inner !== '') return parts.length > 2 || inRow.test(last) ? text : cut;
  if (parts.length < 3) return cut;
  return /^(?:[\p{L}'’-]+\s){0,2}[\p{L}'’-]+$/u.test(last) ? [head, last].join(' and ') : text;
}

/** "hung board, cleanup, and loaded materials", "waited tables, cash register": a thing whose verb isn't its own. */
export function isMixedRow(text: string, tense: Tense, lexicon: Lexicon): boolean {
  const parts = text.split(/,\s(?![^(]*\))/u);
  const isVerb = (part = '') => isOfTense(/^(?:and )?(\p{L}+)/u.exec(part)?.[1] ?? '', tense, lexicon);
  return parts.slice(1).some((part, place) => {
    const next = parts[place + 2] ?? '';
    if (isVerb(part) || goesOn.test(part)) return false;
    const [thing = ''] = /(?<=^(?:\p{Ll}+ )?)\p{Ll}+(?=$| and )/u.exec(part.replace(/^and /u, '')) ?? [];
    const isBeforeVerb = /^and \p{L}+ \S/u.test(next) && isVerb(next);
    return (
      (isBeforeVerb && !/\s(?:and|or|to|by|of)\s/u.test(part)) ||
      (!/^(?:and )?(?:an?|the|my|each|every|one)\s/u.test(part) && isCounted(thing, lexicon))
    );
  });
}

/** "leavers and changes": the end of a row. */
const inRow = /^(?:[\p{L}\d'’-]+\s){1,3}(?:and|or)\s/u;

const isOfTense = (word: string, tense: Tense, lexicon: Lexicon): boolean =>
  samePast.test(word) || (tense === 'past' ? formsOfPast : formsOfBase)(word, lexicon) !== undefined;
