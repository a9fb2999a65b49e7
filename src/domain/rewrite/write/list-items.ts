import type { VerbForms } from '../../language/inflection.ts';
import type { Lexicon } from '../../language/lexicon.ts';
import { phrasePattern } from '../../language/phrase-pattern.ts';
import { formsOfBase, formsOfGerund } from '../../language/verb-forms.ts';
import { heads, isDeed, mostlyVerbs, object } from './deed-row.ts';
import { uninverted } from './inverted-name.ts';

export interface Item {
  text: string;
  /** What stands between it and the one before. */
  joint: string;
  /** The verb of "ordering supplies"; none of "filing" or "closing checklist", which name things. */
  verb: VerbForms | undefined;
  /** It was named: "cash handling". */
  isInverted: boolean;
}

const joints = /(,\s+(?:and\s+|or\s+)?|\s+(?:and|&)\s+)/u;

/** What stands in brackets belongs to its item. */
const hidden = (text: string) =>
  text.replace(/\([^)]*\)/gu, (inside) => inside.replace(/,/gu, '‚').replace(/\s(and|&)\s/gu, '·$1·'));
const shown = (text: string) => text.replace(/‚/gu, ',').replace(/·(and|&)·/gu, ' $1 ');

export function itemsOf(rest: string, lexicon: Lexicon): Item[] {
  const pieces = hidden(rest).split(joints);
  const items = pieces.flatMap((piece, place): Item[] => {
    if (place % 2 === 1) return [];
    const named = shown(piece).replace(/^(?:was |were |being )?responsible for /iu, '');
    const told = uninverted(named, lexicon);
    const [text, joint] = [told ?? named, pieces[place - 1] ?? ''];
    const verb = told ? formsOfGerund(told.split(' ')[0] ?? '', lexicon) : verbOfItem(piece, lexicon);
    return [{ text, joint, verb, isInverted: told !== undefined }];
  });
  // "counting, labeling and bagging medications": the last one has the object of all.
  for (let at = items.length - 2; at >= 0; at -= 1) {
    const [own, next] = [items[at], items[at + 1]];
    const isJoined =
      next?.verb &&
      !next.isInverted &&
      /and|&|or/u.test(next.joint) &&
      // "mail, scanning, and assisting adjusters": after a thing it's a thing, and who is assisted isn't scanned.
      !/^(?:assist|help)$/u.test(next.verb.base) &&
      items.slice(0, at).every(({ text, verb }) => verb || isBareVerb(text)) &&
      !/^\p{L}+\s(?:with|to|for|in|on|at|of)\s/u.test(next.text);
    const isBare = own && /^\p{Ll}+ing$/u.test(own.text) && !own.verb;
    if (own && isBare && (isJoined || (next?.verb && isBareVerb(next.text))))
      own.verb = formsOfGerund(own.text, lexicon);
  }
  return items;
}

export const isBareVerb = (text: string) => /^\p{Ll}+ing$/u.test(text);

function verbOfItem(text: string, lexicon: Lexicon): VerbForms | undefined {
  const [word = ''] = /^\p{L}+(?=\s)/u.exec(text) ?? [];
  const key = word.toLowerCase();
  const after = text.slice(word.length);
  if (/^\s+(?:up|down|out|off)$/u.test(after)) return formsOfGerund(key, lexicon);
  if (word !== '' && isDeed(key, after, 'after a duty', lexicon)) return formsOfGerund(key, lexicon);
  if (
    mostlyVerbs.test(key) &&
    /^\s+(?:(?!(?:of|for|in|on|at|with|from|by)\s)\p{Ll}+(?:\s\p{Ll}+)?|to\s.+)$/u.test(after) &&
    !heads.test(after)
  )
    return formsOfGerund(key, lexicon);
  return object.test(after) || handy.test(key) ? formsOfBase(key, lexicon) : undefined;
}
/** Before a thing without an article these are verbs as well. */
const handy = /^(?:use|drive|operate|answer|take|make|keep)$/u;

/** Work that is named, not told: its noun says that something was done. What can be counted may be what was done to. */
const worked = phrasePattern.iu`(?:[^s]ment|tion|sion|[ai]nce|enance|ysis|ing)$|^(?:${'list-items/worked'})$`;
/** In a line without any deed these are work as well. */
const workedAlone = phrasePattern.iu`^(?:${'list-items/worked-alone'})$`;
const noWork = phrasePattern.iu`^(?:${'list-items/no-work'})s?$`;

const headOfWords = phrasePattern.u`\s(?:${'list-items/head-of'})\s`;

export const headOf = (text: string): string => {
  const [phrase = ''] = text.replace(/\s*\([^)]*\)/gu, '').split(headOfWords);
  return /[\p{L}-]+$/u.exec(phrase.trim())?.[0] ?? '';
};

export const isWork = ({ text }: Pick<Item, 'text'>): boolean => {
  const head = headOf(text);
  return worked.test(head) && !noWork.test(head);
};
export const isNamed = (item: Item): boolean => isWork(item) || workedAlone.test(headOf(item.text));

/** Their own joints, and an "and" before the last one. */
export function listOf(items: readonly Item[]): string {
  return items
    .map(({ joint, text }, place) => {
      if (place === 0) return text;
      const isLast = place === items.length - 1;
      return `${isLast && !/and|&|or/u.test(joint) ? ' and ' : joint}${text}`;
    })
    .join('');
}
