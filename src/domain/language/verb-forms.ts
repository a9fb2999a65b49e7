import { gerundOf, inflectedVerb, pastOf, thirdOf, type VerbForms } from './inflection.ts';
import type { Lexicon } from './lexicon.ts';
import { phrasePattern } from './phrase-pattern.ts';

/** Past or present: how a line is told. */
export type Tense = 'past' | 'present';

/** Verbs of everyday work that neither the list of deeds nor the dictionary has as verbs, or that have a rarer verb of the same form. */
const everyday: ReadonlyMap<string, VerbForms> = new Map(
  `ensure provide use follow clear interact prompt induct calendar match escalate portion garnish rotate fax shred format
  fold vacuum discuss attach pull cash turn grade post change upload paint pour frame inject push look talk visit
  quote ask show offer share protect select request require show support raise trace guard watch tend handle
  take set deal put prep drop understand shop hold lay hang dig give bring`
    .split(/\s+/)
    .flatMap((entry) => {
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
const alsoNames: ReadonlySet<string> = new Set(
  `plan report order design schedule process support repair review test program project budget contract contact
  interview purchase audit file stock visit load drive lead train market research model record document answer call
  service staff head host guide store ship field work place label tag log note chart brief pitch demo present
  practice function book screen survey transfer handle share post paint frame quote grade offer turn change use
  cash trace guard watch estimate forecast delegate advocate associate graduate coach tutor mentor nurse dress
  harvest plant mount issue print scan copy email phone bill pay deposit balance count close source fix patch fit
  wire commission build make craft engineer code prototype architect draft sketch draw style author pen script blog
  measure project benchmark query spot map influence win gain capture upgrade update boost double triple scale cut
  trim save reach hit convert film finance fund rescue arrest patrol run start open control launch direct command
  captain champion chair pilot own hire discipline clean prep drop dig care help aid partner register catalog
  input check monitor sort mix blend welcome escort treat comfort discharge submit notify`.split(/\s+/),
);

export const isAlsoName = ({ base, isNoun = false }: VerbForms): boolean => isNoun || alsoNames.has(base);

/** Of these the plural names things as well: "Reports on …", "Repairs to …". */
const namesInPlural = phrasePattern.iu`^(?:${'verb-forms/names-in-plural'})$`;

export const isNameInPlural = (word: string): boolean => namesInPlural.test(word);
