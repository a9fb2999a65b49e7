import { gerundOf, inflectedVerb, pastOf, thirdOf, type VerbForms } from './inflection.ts';
import type { Lexicon } from './lexicon.ts';
import { phraseList, phrasePattern } from './phrase-pattern.ts';

/** Past or present: how a line is told. */
export type Tense = 'past' | 'present';

/** Verbs of everyday work that neither the list of deeds nor the dictionary has as verbs, or that have a rarer verb of the same form. */
const everyday: ReadonlyMap<string, VerbForms> = new Map(
  phraseList('verb-forms/everyday').flatMap((entry) => {
    const past = pastOf(entry);
    return [entry, past, gerundOf(entry), thirdOf(entry)].map(
      (form) => [form, { base: entry, past }] as const,
    );
  }),
);

/** The verb that a word is a form of, in the person's own spelling. */
export function verbOf(word: string, lexicon: Lexicon): VerbForms | undefined {
  const key = word.toLowerCase();
  const listed = lexicon.actionVerbs.whole(key) ?? lexicon.actionVerbs.whole(key.replace(/ies$/, 'y'));
  const known = listed
    ? { base: listed.verb, past: listed.past }
    : (everyday.get(key) ?? inflectedVerb(key, lexicon.words));
  if (!known || known.base.includes(' ')) return undefined;
  return spelledAs(key, known);
}

/** "organising" and "organised", "labelling" and "labelled": who writes British writes it throughout. */
function spelledAs(key: string, { base, past, isNoun = false }: VerbForms): VerbForms {
  if (/is(?:e[ds]?|ing)$/.test(key) && base.endsWith('ize'))
    return { base: base.replace(/ize$/, 'ise'), past: past.replace(/ized$/, 'ised') };
  if (/ys(?:e[ds]?|ing)$/.test(key) && base.endsWith('yze'))
    return { base: base.replace(/yze$/, 'yse'), past: past.replace(/yzed$/, 'ysed') };
  if (/ll(?:ed|ing)$/.test(key) && /[^l]led$|[^l]l$/.test(base) && past === `${base}ed`)
    return { base, past: `${base}led` };
  return { base, past, isNoun };
}

export const formsOfGerund = (word: string, lexicon: Lexicon): VerbForms | undefined =>
  /.ing$/i.test(word) && !/^(?:bring|ring|sing|string|swing|spring)$/i.test(word)
    ? verbOf(word, lexicon)
    : undefined;

export function formsOfThird(word: string, lexicon: Lexicon): VerbForms | undefined {
  const forms = /s$/i.test(word) ? verbOf(word, lexicon) : undefined;
  return forms && word.toLowerCase() === thirdOf(forms.base) ? forms : undefined;
}

/** A verb as it stands after "to"; one whose past is the same tells no tense. */
export function formsOfBase(word: string, lexicon: Lexicon): VerbForms | undefined {
  const forms = verbOf(word, lexicon);
  return forms && word.toLowerCase() === forms.base && forms.past !== forms.base ? forms : undefined;
}

export function formsOfPast(word: string, lexicon: Lexicon): VerbForms | undefined {
  const forms = verbOf(word, lexicon);
  return forms && word.toLowerCase() === forms.past && forms.past !== forms.base ? forms : undefined;
}

export const formOf = ({ base, past }: VerbForms, tense: Tense): string =>
  tense === 'present' ? base : past;

/** Verbs that are also the names of things: "Reports", "Plan", "Support" may open a line that tells no deed. */
const alsoNames: ReadonlySet<string> = new Set(phraseList('verb-forms/also-names'));

export const isAlsoName = ({ base, isNoun = false }: VerbForms): boolean => isNoun || alsoNames.has(base);

/** Of these the plural names things as well: "Reports on …", "Repairs to …". */
const namesInPlural = phrasePattern.iu`^(?:${'verb-forms/names-in-plural'})$`;

export const isNameInPlural = (word: string): boolean => namesInPlural.test(word);
