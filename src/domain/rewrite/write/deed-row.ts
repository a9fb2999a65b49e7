import type { VerbForms } from '../../language/inflection.ts';
import type { Lexicon } from '../../language/lexicon.ts';
import { phrasePattern } from '../../language/phrase-pattern.ts';
import { formOf, formsOfBase, formsOfGerund, formsOfPast, type Tense } from '../../language/verb-forms.ts';
import { isNoun } from '../../language/word-knowledge.ts';

/** What shows that the word before it is a verb: its object begins. */
export const object = phrasePattern.iu`^\s+(?:[$€£]|(?:${'deed-row/object'})(?![\p{L}\d-]))`;

/** "setting up", "checking in": with one of these it is a verb, too. */
const particle = /^\s+(?:up|out|off|down|away|back|in(?!\s+(?:the|a|an)\b))\s+[\p{Ll}\d]/u;

/** Verbs that reach their object by a preposition. */
const reaching: Readonly<Record<string, RegExp>> = {
  that: /^(?:ensure|verify|confirm|check)$/,
  with: phrasePattern.plain`^(?:${'deed-row/reaching-with'})$`,
  to: phrasePattern.plain`^(?:${'deed-row/reaching-to'})$`,
  in: /^(?:participate|assist|help|serve)$/,
  as: /^(?:act|serve|work|function)$/,
  for: /^(?:care|look|prepare|plan|work|watch|search)$/,
  after: /^look$/,
  on: /^(?:work|report|advise|follow)$/,
};

export const reaches = ({ base }: VerbForms, rest: string): boolean =>
  reaching[/^\s+(\p{L}+)\s+\S/u.exec(rest)?.[1]?.toLowerCase() ?? '']?.test(base) ?? false;

/** -ing words that also name a field of work or a thing: verbs only with an object that cannot be part of the name. */
const alsoNames: ReadonlySet<string> = new Set(
  `shipping training testing reporting planning marketing pricing staffing scheduling accounting engineering billing
  purchasing hiring onboarding merchandising manufacturing banking processing programming recruiting budgeting
  forecasting operating building catering cleaning coaching consulting funding lighting mapping modeling modelling
  packaging packing parking printing publishing receiving screening sourcing teaching tracking trading wiring nursing
  housing meeting networking plumbing roofing landscaping farming tooling dining warehousing advertising branding
  filing copying ordering invoicing welding painting cooking baking driving loading picking tutoring mentoring
  counseling counselling advising editing drafting drawing designing stocking mailing calling selling framing
  grading posting monitoring troubleshooting typing washing feeding dressing bathing reading lifting cutting
  timing setting learning leading supporting recording acting founding visiting attending closing opening
  moving living working`.split(/\s+/),
);

/** What -ing words make names with: "training programs", "filing system", "cleaning supplies". */
export const heads = phrasePattern.iu`^\s+(?:\p{L}+\s+)?(?:${'deed-row/heads'})\b`;

const nothing = phrasePattern.iu`^(?:\s*(?:[.,;:)–—-]|$)|\s+(?:${'deed-row/nothing'})(?!\p{L}))`;

/** Told of a thing without an article, too: "ordering stationery", "sending to head office". */
export const mostlyVerbs = phrasePattern.u`^(?:${'deed-row/mostly-verbs'})$`;

/** Fields and things by themselves; nobody "houses forms". */
const neverTold = phrasePattern.iu`^(?:${'deed-row/never-told'})$`;

/** "filling in the notes", "handing out cards". */
const phrasal = phrasePattern.iu`^(?:${'deed-row/phrasal'})\s+\p{L}`;

/** How sure one may be that an -ing word is meant as a verb: after "responsible for" it mostly is. */
export type Ground = 'after a duty' | 'at the start';

const isDeedWords = phrasePattern.u`^\s+(?:\p{L}+\s+)?(?:${'deed-row/is-deed'})\b`;

export function isDeed(word: string, rest: string, ground: Ground, lexicon: Lexicon): boolean {
  const forms = formsOfGerund(word, lexicon);
  if (!forms) return false;
  // "hiring, training and supervising new staff": the last one has the object of all.
  const shared = /^(?:,\s*(?:and\s+)?|\s+(?:and|or|&)\s+)(\p{L}+ing)\b/u.exec(rest);
  // Who is assisted isn't scanned.
  if (/^(?:assisting|helping)$/u.test(shared?.[1] ?? '')) return false;
  if (shared?.[1]) return isDeed(shared[1], rest.slice(shared[0].length), ground, lexicon);
  if (object.test(rest) || particle.test(rest) || phrasal.test(word + rest)) return true;
  if (reaches(forms, rest)) return true;
  if (neverTold.test(word)) return false;
  if (nothing.test(rest) || /^\s+(?:mostly|mainly|usually|often|sometimes|only)\b/iu.test(rest)) return false;
  // "teaching Algebra 1": a name is no part of the word.
  if (/^\s+\p{Lu}\p{Ll}/u.test(rest) && !heads.test(rest)) return true;
  // "sampling events": a noun of its own before what it names.
  if (heads.test(rest) && isNoun(lexicon.words.meaningOf(word.toLowerCase()))) return false;
  if (!alsoNames.has(word.toLowerCase())) return !isTitle(word, rest, lexicon);
  if (heads.test(rest)) return false;
  if (ground === 'after a duty' && mostlyVerbs.test(word) && /^\s+\p{Ll}/u.test(rest)) return true;
  // "scheduling appointments" has its object; of "scheduling software" one cannot tell.
  return ground === 'after a duty' && isDeedWords.test(rest);
}

/** "Managing director", "Supervising editor". */
const isTitle = (word: string, rest: string, { titleWords }: Lexicon) =>
  /^(?:managing|supervising|presiding|coordinating|commanding|writing)$/iu.test(word) &&
  titleWords.whole(/^\s+(\p{L}+)/u.exec(rest)?.[1] ?? '')?.role === 'head';

/** A preposition before an -ing word: what is joined to it hangs on it, too. */
export const hanging = phrasePattern.iu`\b(?:${'deed-row/hanging'})\s+\p{L}+ing\b`;

/** After a comma these tell what came of the deed: "…, ensuring that orders left on time". */
const outcome = phrasePattern.iu`^(?:${'deed-row/outcome'})$`;
export const noVerb = phrasePattern.iu`^(?:${'deed-row/no-verb'})$`;

const chain = /^(?:\p{L}+ing(?:,\s*(?:and\s+)?|\s+(?:and|&|or)\s+))*\p{L}+ing\b/u;

/**
 * "managing stock, training staff and ordering supplies", told as deeds in one tense. Undefined where one of its -ing
 * words may be a thing, or hangs on another.
 */
export function tellDeeds(text: string, tense: Tense, ground: Ground, lexicon: Lexicon): string | undefined {
  const first = chain.exec(lowerFirst(text))?.[0];
  if (first === undefined) return undefined;
  const words = first.split(/(,\s*(?:and\s+)?|\s+(?:and|&|or)\s+)/u);
  const forms = words.map((word, place) => (place % 2 === 0 ? formsOfGerund(word, lexicon) : undefined));
  const last = forms.at(-1);
  if (!last || forms.some((form, place) => place % 2 === 0 && !form)) return undefined;
  let rest = text.slice(first.length);
  // Where one of a row has its object, the others are deeds as well.
  const row = [...rest.matchAll(/(?:,|\s(?:and|&))\s+(\p{Ll}+ing)(?=(\s.*))/gu)];
  const isRow = row.some(
    ([, word = '', after = '']) =>
      (object.test(after) || particle.test(after)) && formsOfGerund(word, lexicon),
  );
  const grounds = isRow ? 'after a duty' : ground;
  // "training of staff" is "trained staff".
  const of = /^\s+of(?=\s+\p{L}|\s+\d)/u.exec(rest)?.[0];
  if (of !== undefined) rest = rest.slice(of.length);
  else if (!isDeed(words.at(-1) ?? '', rest, grounds, lexicon)) return undefined;
  const told = ofNames.test(last.base) && endsInName(rest) ? rest : tellRow(rest, tense, lexicon);
  if (told === undefined || isMixed(rest, told, lexicon)) return undefined;
  return words.map((word, place) => (forms[place] ? formOf(forms[place], tense) : word)).join('') + told;
}

/** "…, 60 so far", "…, mostly at night": no thing of a list. */
const aside = phrasePattern.iu`^(?:[\d$€£~]|(?:${'deed-row/aside'})(?!\p{L}))|\sonly[.]?$`;

/** Work that is named, not told. */
const named = phrasePattern.u`(?:^|\s)(?:${'deed-row/named'})[.]?$`;

/**
 * "Loaded trailers, putaway and cycle counts", "Served customers, till, cleaned": things that the first verb doesn't do,
 * or that stand between deeds. Nobody can tell them as deeds without guessing.
 */
function isMixed(rest: string, told: string, lexicon: Lexicon): boolean {
  if (/[;:(]|[.]\s/u.test(told)) return false;
  const [before, items] = [rest, told].map((text) =>
    text.split(/,\s+(?:and\s+|or\s+)?|\s+(?:and|&)\s+/u).slice(1),
  );
  const isTold = (item: string, at: number) => {
    if (item !== before?.[at]) return true;
    const [first = ''] = /^\p{Ll}+(?=\s)/u.exec(item) ?? [];
    return (
      formsOfPast(first, lexicon) !== undefined ||
      (formsOfBase(first, lexicon) !== undefined && object.test(item.slice(first.length)))
    );
  };
  const isThing = (item: string, at: number) => !isTold(item, at) && item.split(/\s+/u).length < 4;
  const things = (items ?? []).map((item, at) => (aside.test(item) ? undefined : isThing(item, at)));
  // "…, filed copies, deliveries": things by a comma, beside deeds or after a pair of things.
  const byComma = [...told.matchAll(/(,\s+(?:and\s+|or\s+)?|\s+(?:and|&)\s+)/gu)].map(([joint]) =>
    /^,\s+$/u.test(joint),
  );
  const isBeside =
    things.includes(true) &&
    (things.includes(false) || /\sand\s[^,]*,/u.test(told) || !/\s(?:and|&|or)\s/u.test(told));
  // "about bills, outages and plans": the list of one deed ends with its own "and".
  const isClosed = (at: number) => {
    const end = things.findIndex((is, place) => place > at && !is);
    const last = (end < 0 ? things.length : end) - 1;
    return last > at && !byComma[last] && things[last + 1] !== false;
  };
  const isStray = (is: boolean | undefined, at: number) =>
    is === true && ((byComma[at] && !isClosed(at)) || things.slice(at + 1).includes(false));
  return (
    (isBeside && things.some(isStray)) ||
    (items ?? []).some((item) => /^(?:was |were )?responsible\b/u.test(item)) ||
    (items ?? []).some((item, at) => things[at] && named.test(item))
  );
}

/** "conducting orientation and onboarding": of these verbs an -ing word without an object is the object. */
const ofNames = phrasePattern.plain`^(?:${'deed-row/of-names'})$`;

function endsInName(rest: string): boolean {
  const [, word = ''] = /^[^,;]*\s(?:and|&)\s+(\p{Ll}+ing)(?=\.?$)/u.exec(rest) ?? [];
  return alsoNames.has(word);
}

const lowerFirst = (text: string) => text.slice(0, 1).toLowerCase() + text.slice(1);

/** The deeds that are joined to the first one, which is surely one. */
export function tellRow(rest: string, tense: Tense, lexicon: Lexicon): string | undefined {
  const joined = [...rest.matchAll(/(,\s+(?:and\s+|or\s+)?|;\s+|\s+(?:and|&|or)\s+)(\p{Ll}+ing)\b/gu)];
  let isSure = true;
  const isListEnd = joined.some(([, joint = '']) => /and|&|or/.test(joint));
  const row = rest.replace(
    /(,\s+(?:and\s+|or\s+)?|;\s+|\s+(?:and|&|or)\s+)(\p{Ll}+ing)\b/gu,
    (whole, joint: string, word: string, at: number) => {
      const isUp = word === 'following' && /^\s+up\s/u.test(rest.slice(at + whole.length));
      if (noVerb.test(word) && !isUp) return whole;
      if (/^,\s+$/.test(joint) && !isListEnd && outcome.test(word)) return whole;
      // What hangs on a preposition goes on hanging there.
      if (hanging.test(rest.slice(0, at))) return whole;
      const after = rest.slice(at + whole.length);
      // "marketing and branding" names what was done to; "learning on the job" is a deed that can't be told.
      if (neverTold.test(word)) {
        if (/^\s+(?:on|at|from|with|how|to|the|an?)\s/u.test(after)) isSure = false;
        return whole;
      }
      const forms = formsOfGerund(word, lexicon);
      if (!forms || !isDeed(word, after, 'after a duty', lexicon)) {
        isSure = false;
        return whole;
      }
      return `${joint}${formOf(forms, tense)}`;
    },
  );
  return isSure ? row : undefined;
}
