import type { Lexicon } from '../../lexicon.ts';
import { capital, type RewrittenLine } from './rewritten-line.ts';
import { formsOfBase, formsOfGerund, formsOfPast, verbOf } from './verb-forms.ts';

type Shorter = readonly [RegExp, string | ((whole: string, ...parts: string[]) => string)];

/** Longer ways of saying the same. Each is safe wherever it stands: no fact is in it. */
const shorter: readonly Shorter[] = [
  [/\b(?:in order|so as) to\b/giu, 'to'],
  [/\butili[sz](e[ds]?)\b/giu, 'us$1'],
  [/\butili[sz]ing\b/giu, 'using'],
  [/\bdue to the fact that\b/giu, 'because'],
  [/\bin the event that\b/giu, 'if'],
  [/\bon an? (daily|weekly|monthly|yearly|quarterly|hourly|nightly) basis\b/giu, '$1'],
  [/\bon an? annual basis\b/giu, 'annually'],
  [/\bon an? regular basis\b/giu, 'regularly'],
  [/\bon an as[ -]needed basis\b/giu, 'as needed'],
  [/\bfor the purposes? of (?!\p{Ll}+ing\b)/giu, 'for '],
  [/\bin the amount of\b/giu, 'of'],
  [/\bin the process of (?=\p{L}+ing\b)/giu, ''],
  [/\bwith (?:regards?|respect) to\b|\bin regards? to\b/giu, 'on'],
  [/\bprior to\b/giu, 'before'],
  [/\bsubsequent to\b/giu, 'after'],
  [/\bin conjunction with\b/giu, 'with'],
  [/\bby means of\b/giu, 'with'],
  [/\bover the course of\b/giu, 'over'],
  [/\ba total of (?=\d)/giu, ''],
  [/\beach and every\b/giu, 'every'],
  [/\b(including|such as),? but not limited to:?,?(?=\s)/giu, '$1'],
  [/\bvarious different\b/giu, 'various'],
  [/\ba (?:wide|broad) (variety|range|array) of\b/giu, 'a $1 of'],
  [/\bw\/ ?(?=\p{L}{2}|\d)/gu, 'with '],
  [/\b(?:very )?successfully (?=\p{L}+(?:ed|ing)\b)/giu, ''],
];

/** Fillers before the verb that opens the line. */
const filler =
  /^(?:(?:very )?(?:successfully|effectively|efficiently|proactively|actively|diligently|expertly|skillfully)|also|additionally)[, ]\s*(?=(\p{L}+))/iu;

/** "a, b, c, etc." is "a, b and c". */
const andSoOn = /(?:, ([^,;.]{2,40}))?,?\s+(?:etc\.?|and (?:so on|much more|more))(?=[.;]?$)/iu;

/** A verb that lends itself to a noun that is one, too. */
const lent: Readonly<Record<string, string>> = {
  support: 'support',
  assistance: 'assist',
  training: 'train',
};

/** Says the same in fewer words. */
export function conciseWording(text: string, lexicon: Lexicon): RewrittenLine | undefined {
  const short = shorter.reduce((line, [long, put]) => line.replace(long, put as string), text);
  const said = [able, purpose, unfilled, unlent, listed].reduce((line, rule) => rule(line, lexicon), short);
  const tidy = capital(said.replace(/ {2,}/gu, ' ').trim());
  return tidy.toLowerCase() === text.toLowerCase() ? undefined : { text: tidy, reason: 'concise' };
}

/** Who was able to do it did it. */
function able(text: string, lexicon: Lexicon): string {
  return text.replace(
    /^(?:I )?(?:was|were) able to (?:successfully )?(\p{Ll}+)/iu,
    (whole, verb: string) => verbOf(verb, lexicon)?.past ?? whole,
  );
}

/** "for the purpose of tracking" is "to track". */
function purpose(text: string, lexicon: Lexicon): string {
  return text.replace(/\bfor the purposes? of (\p{Ll}+ing)\b/giu, (_whole, gerund: string) => {
    const forms = formsOfGerund(gerund, lexicon);
    return forms ? `to ${forms.base}` : `for ${gerund}`;
  });
}

function unfilled(text: string, lexicon: Lexicon): string {
  const found = filler.exec(text);
  const verb = found?.[1] ?? '';
  const isVerb = [formsOfPast, formsOfBase, formsOfGerund].some((formsOf) => formsOf(verb, lexicon));
  return found && isVerb ? text.slice(found[0].length) : text;
}

/** "Provided support to managers" → "Supported managers". */
function unlent(text: string, lexicon: Lexicon): string {
  const found = /^(provided?|providing|gave|give) (support|assistance|training) to (?=\p{L}|\d)/iu.exec(text);
  const forms = formsOfBase(lent[found?.[2]?.toLowerCase() ?? ''] ?? '', lexicon);
  if (!found || !forms || /ing$/i.test(found[1] ?? '')) return text;
  const verb = /^(?:provided|gave)$/i.test(found[1] ?? '') ? forms.past : forms.base;
  return `${verb} ${text.slice(found[0].length)}`;
}

function listed(text: string): string {
  return text.replace(andSoOn, (_whole, last: string | undefined) =>
    last ? (/\band\b/.test(last) ? `, ${last}` : ` and ${last}`) : '',
  );
}
