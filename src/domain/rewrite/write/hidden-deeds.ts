import type { Lexicon } from '../../lexicon.ts';
import { formOf, formsOfBase, formsOfGerund, type Tense, type VerbForms } from './verb-forms.ts';

/** Nouns that hide a verb. */
const hidden: ReadonlyMap<string, string> = new Map(
  `management:manage supervision:supervise coordination:coordinate development:develop implementation:implement
  preparation:prepare creation:create organisation:organise organization:organize administration:administer
  installation:install delivery:deliver maintenance:maintain negotiation:negotiate production:produce
  evaluation:evaluate introduction:introduce presentation:present design:design analysis:analyze completion:complete
  collection:collect inspection:inspect integration:integrate configuration:configure calibration:calibrate
  translation:translate identification:identify mitigation:mitigate assessment:assess investigation:investigate
  documentation:document verification:verify validation:validate distribution:distribute operation:operate
  optimization:optimize optimisation:optimise automation:automate migration:migrate execution:execute
  resolution:resolve review:review repair:repair assembly:assemble construction:construct reconciliation:reconcile
  recruitment:recruit promotion:promote facilitation:facilitate installation:install conversion:convert
  allocation:allocate compilation:compile deployment:deploy measurement:measure`
    .split(/\s+/)
    .map((pair) => pair.split(':') as [string, string]),
);

const nouns =
  /^(?:the\s+)?(?:(?:successful|effective|efficient)\s+)?(\p{L}+)((?:,\s*(?:and\s+)?|\s+(?:and|&)\s+)\p{L}+)*\s+of\s+/iu;

/** Joined to it is another noun that hides a verb, and that verb would be missed: "and documentation in Epic". */
const another = /\band\s+(?:the\s+)?(\p{L}+)(?=\s+(?:of|in|for|with|on|to|at)\b|[,.;]|$)/giu;

/** "Management of stock" → "Managed stock"; "design and development of" → "Designed and developed". */
export function tellHidden(text: string, tense: Tense, lexicon: Lexicon): string | undefined {
  const found = nouns.exec(text)?.[0];
  if (found === undefined) return undefined;
  const parts = found
    .replace(/^(?:the\s+)?(?:(?:successful|effective|efficient)\s+)?/iu, '')
    .replace(/\s+of\s+$/iu, '')
    .split(/(,\s*(?:and\s+)?|\s+(?:and|&)\s+)/u);
  const forms = parts.map((part, place) => (place % 2 === 0 ? formsOfNoun(part, lexicon) : undefined));
  if (forms.some((form, place) => place % 2 === 0 && !form)) return undefined;
  // "… and logging of defects" goes along.
  const rest = text
    .slice(found.length)
    .replace(/\b(and|&) (\p{Ll}+) of (?=[\p{L}\d])/gu, (whole, and: string, noun: string) => {
      const joined = formsOfNoun(noun, lexicon);
      return joined ? `${and} ${formOf(joined, tense)} ` : whole;
    });
  const isMissed = [...rest.matchAll(another)].some(
    ([, noun = '']) => formsOfNoun(noun, lexicon) !== undefined,
  );
  if (isMissed || /^the\s+(?:\p{L}+)\s+of\b/iu.test(rest)) return undefined;
  return `${parts.map((part, place) => (forms[place] ? formOf(forms[place], tense) : part)).join('')} ${rest}`;
}

/** Whether a line is told by such a noun, alone or with a word before it: "Site supervision of …". */
export function isHidden(text: string, lexicon: Lexicon): boolean {
  const noun = /^(?:\p{L}+\s+){0,2}?(\p{L}+)\s+of\b/u.exec(text)?.[1];
  return noun !== undefined && formsOfNoun(noun, lexicon) !== undefined;
}

function formsOfNoun(noun: string, lexicon: Lexicon): VerbForms | undefined {
  const base = hidden.get(noun.toLowerCase());
  return base === undefined
    ? formsOfGerund(noun, lexicon)
    : (formsOfBase(base, lexicon) ?? same(base, lexicon));
}

/** British spellings, which the list of deeds has only in their other forms. */
function same(base: string, lexicon: Lexicon): VerbForms | undefined {
  return base.endsWith('e') ? formsOfGerund(`${base.slice(0, -1)}ing`, lexicon) : undefined;
}
