import type { VerbForms } from '../../language/inflection.ts';
import type { Lexicon } from '../../language/lexicon.ts';
import { phraseTable } from '../../language/phrase-pattern.ts';
import { formOf, formsOfBase, formsOfGerund, type Tense } from '../../language/verb-forms.ts';
import { tellRest } from './verb-row.ts';

/** Nouns that hide a verb: "management:manage". */
const hidden = phraseTable('nominalizations/hidden');

const opening =
  /^(?:the\s+)?(?:(?:successful|effective|efficient|proper|timely|safe|accurate)\s+)?(\p{L}+(?:(?:,\s*(?:and\s+)?|\s+(?:and|&)\s+)\p{L}+)*)\s+of\s+/iu;
const joint = /(,\s*(?:and\s+)?|\s+(?:and|&)\s+)/u;

/** "Management of stock" → "Managed stock"; "design and development of" → "Designed and developed". */
export function tellHidden(text: string, tense: Tense, lexicon: Lexicon): string | undefined {
  const [whole, nouns = ''] = opening.exec(text) ?? [];
  if (whole === undefined) return undefined;
  const parts = nouns.split(joint);
  const verbs = parts.map((part, place) => (place % 2 === 0 ? verbOfNoun(part, lexicon) : undefined));
  if (verbs.some((verb, place) => place % 2 === 0 && !verb)) return undefined;
  const phrased = tellRest(text.slice(whole.length), { tense, ground: 'after a duty' }, lexicon);
  if (phrased === undefined) return undefined;
  return `${parts.map((part, place) => (verbs[place] ? formOf(verbs[place], tense) : part)).join('')} ${phrased}`;
}

/** Whether a line is told by such a noun, alone or with a word before it: "Site supervision of …". */
export function isHidden(text: string, lexicon: Lexicon): boolean {
  const noun = /^(?:\p{L}+\s+){0,2}?(\p{L}+)\s+of\b/u.exec(text)?.[1];
  return noun !== undefined && verbOfNoun(noun, lexicon) !== undefined;
}

function verbOfNoun(noun: string, lexicon: Lexicon): VerbForms | undefined {
  const base = hidden[noun.toLowerCase()];
  if (base === undefined) return undefined;
  // British spellings, which the list of deeds has only in their other forms.
  return formsOfBase(base, lexicon) ?? formsOfGerund(`${base.replace(/e$/u, '')}ing`, lexicon);
}
