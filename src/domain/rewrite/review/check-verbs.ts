import type { Evidence } from '../../guard/evidence.ts';
import { misspells } from '../../guard/word-forms.ts';
import type { ActionVerb } from '../../lexicon.ts';
import { keyOf, wordsOf } from '../../words.ts';
import type { RevertKind } from '../revert-kinds.ts';
import type { ChangedLine } from './changed-line.ts';

/** Being responsible for something is managing or handling it; nothing more. */
const responsible = /\b(?:responsible for|in charge of|accountable for|tasked with|charged with)\b/iu;
const ofDuty: ReadonlySet<string> = new Set(['manage', 'handle']);

/** From here on verbs claim to lead. */
const leads = 4;

/** A deed is told by the person's own verb, or by one that stands for it and claims no more. */
export function checkVerbs(line: ChangedLine): RevertKind[] {
  if (!line.isEnglish) return [];
  const said = verbsOf(line.before, line.own);
  const verbs = verbsOf(line.after, line.own);
  const added = verbs.filter(
    (verb) => verb.use === 'active' && verb.value.strength > 1 && !isSaid(verb, said, line),
  );
  if (added.length === 0) return [];
  return [added.some(({ value }) => value.strength >= leads) ? 'role' : 'wording'];
}

function isSaid(verb: Verb, verbs: readonly Verb[], line: ChangedLine): boolean {
  const { value, form } = verb;
  const { before, own } = line;
  const said = verbs.filter((of) => value.strength < leads || isOfSame(verb, of, line));
  if (said.some((of) => of.form === form && of.use !== 'passive')) return true;
  if (said.some((of) => of.use === 'active' && of.value.verb === value.verb)) return true;
  if (ofDuty.has(value.group) && responsible.test(before)) return true;
  if (isNamed(value.verb, before) || wordsOf(before).some(({ key }) => misspells(key, form))) return true;
  const groups = own.forms.groupsOf(own.forms.stem(value.verb)) ?? new Set();
  const standsFor = (stem: string) =>
    [...(own.forms.groupsOf(stem) ?? [])].some((group) => groups.has(group));
  if (
    said.some(
      (of) =>
        of.use === 'active' &&
        of.value.strength >= value.strength &&
        (of.value.group === value.group || standsFor(own.forms.stem(of.value.verb))),
    )
  )
    return true;
  // "got … down" for "reduced", "renewed" for "retained": verbs that the list of deeds does not have.
  return (
    value.strength < leads &&
    wordsOf(before).some(({ key }) => isVerbLike(key) && standsFor(own.forms.stem(key)))
  );
}

/** Who led one thing has not led the other thing of the line: what follows stood near the verb. */
function isOfSame(verb: Verb, of: Verb, { before, own: { forms } }: ChangedLine): boolean {
  const known = new Set(wordsOf(before).map(({ key }) => forms.stem(key)));
  const object = verb.objects.map(forms.stem).find((stem) => known.has(stem));
  return object === undefined || of.objects.map(forms.stem).includes(object);
}

/** "Management of stock" and "responsible for the development of": the deed as a noun, done by the person. */
const named =
  /(?:^|\b(?:responsible for|in charge of|tasked with|accountable for|included?|were)\s+)(?:the\s+)?(\p{L}+)(?:\s+and\s+(\p{L}+))?\s+of\b/iu;

function isNamed(verb: string, before: string): boolean {
  const [, ...nouns] = named.exec(before) ?? [];
  return nouns.some((noun) => noun !== undefined && isNounOf(keyOf(noun), verb));
}

/** "maintenance" is the noun of "maintain". */
export const isNounOf = (noun: string, verb: string): boolean =>
  /(?:ment|tion|sion|ance|ing|ysis)$/.test(noun) && noun.slice(0, 5) === verb.slice(0, 5);

const isVerbLike = (key: string) =>
  /^\p{L}{2,}(?:ed|ing)$|^(?:got|get|brought|bring|took|take|gave|give|put|went|made|turned|kept)$/u.test(
    key,
  );

interface Verb {
  value: ActionVerb;
  form: string;
  /** The next words that carry a fact. */
  objects: readonly string[];
  /** Passive: somebody else did it ("was led by"). Noun: "the lead". */
  use: 'active' | 'passive' | 'noun';
}

const beforeNoun =
  /(?:\b(?:the|a|an|of|my|our|as|no|each|per|this|that|new|in|for|on|with|from|\p{L}+(?:al|ic|ive))|['’]s)\s+$|-$/iu;
const afterArticle = /(?:\b(?:the|a|an|my|our|this|that)|['’]s)\s+$|-$/iu;
const beforePassive = /\b(?:was|were|is|are|been|being|be|got)\s+(?:\p{L}+ly\s+)?$/iu;
/** Where a form that may be a noun is a verb: "design" in "to design", not in "a 38-part design system". */
const beforeDeed = /^\P{L}*$|(?:[,;:.(]|\b(?:and|or|to|also|then|I|we|who))\s+$|&\s*$/iu;

const near = 4;

function verbsOf(text: string, { lexicon, forms }: Evidence): Verb[] {
  const words = wordsOf(text);
  return lexicon.actionVerbs.find(words).map(({ value, start, end }) => {
    const form = keyOf(text.slice(start, end));
    const later = words.filter((word) => word.start >= end && !forms.isSmall(word.key));
    return {
      value,
      form,
      objects: later.slice(0, near).map(({ key }) => key),
      use: useOf(form, text.slice(0, start), text.slice(end), form === value.verb || form.endsWith('s')),
    };
  });
}

function useOf(form: string, lead: string, rest: string, isNounLike: boolean): Verb['use'] {
  if (beforePassive.test(lead) || /^\s+by\b/iu.test(rest)) return 'passive';
  if (isNounLike) return beforeDeed.test(lead) ? 'active' : 'noun';
  if (form.endsWith('ing')) return afterArticle.test(lead) ? 'noun' : 'active';
  return beforeNoun.test(lead) ? 'noun' : 'active';
}
