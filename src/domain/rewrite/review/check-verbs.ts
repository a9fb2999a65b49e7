import type { Evidence } from '../../guard/evidence.ts';
import { misspells, type WordForms } from '../../guard/word-forms.ts';
import type { ActionVerb } from '../../lexicon.ts';
import { keyOf, wordsOf } from '../../text/words.ts';
import { isPlainWord } from '../plain-words.ts';
import type { RevertKind } from '../revert-kinds.ts';
import type { ChangedLine } from './changed-line.ts';
import { isDirection } from './free-words.ts';

/** Being responsible for something is managing or handling it; nothing more. */
const responsible = /\b(?:responsible for|in charge of|accountable for|tasked with|charged with)\b/iu;
const ofDuty: ReadonlySet<string> = new Set(['manage', 'handle']);

/** From here on verbs claim to lead. */
const leads = 4;

/** A deed is told by the person's own verb, or by one that stands for it and claims no more. */
export function checkVerbs(line: ChangedLine): RevertKind[] {
  if (!line.isEnglish) return [];
  const said = verbsOf(line.source, line.own);
  const verbs = verbsOf(line.after, line.own);
  const added = verbs.filter(
    (verb) =>
      verb.use === 'active' &&
      verb.value.strength > 1 &&
      !isDirection(verb.form, line) &&
      !isPraise(verb, line) &&
      !isSaid(verb, said, line),
  );
  if (added.length === 0) return movesNumber(said, verbs, line) ? ['number'] : [];
  return [added.some(({ value }) => value.strength >= leads) ? 'role' : 'wording'];
}

/** "Answered in two languages and wrote" is not "answered and wrote in two languages": a number stays with its verb. */
function movesNumber(said: readonly Verb[], verbs: readonly Verb[], { kind, amounts }: ChangedLine): boolean {
  if (kind === 'summary') return false;
  const verbOf = (start: number, of: readonly Verb[]) =>
    of.findLast((verb) => verb.use === 'active' && verb.end <= start)?.value.verb;
  const { was: all, is } = amounts();
  const was = all.filter(({ kind: of }) => of !== 'year');
  return is.some(({ start, values }) => {
    const now = verbOf(start, verbs);
    const then = was.filter((of) => of.values[0] === values[0]).map((of) => verbOf(of.start, said));
    return (
      then.length > 0 &&
      !then.includes(undefined) &&
      !then.includes(now) &&
      said.some(({ value, use }) => value.verb === now && use === 'active')
    );
  });
}

/** "Motivated, organized teacher": at the start of a summary such words tell of a person, not of a deed. */
const isPraise = ({ form, end }: Verb, { kind, after, own: { forms } }: ChangedLine): boolean =>
  kind === 'summary' &&
  end < earlyOn &&
  forms.isSoft(form) &&
  !/^\s+(?:the|a|an|\p{Nd})/iu.test(after.slice(end));

const earlyOn = 60;

function isSaid(verb: Verb, verbs: readonly Verb[], line: ChangedLine): boolean {
  const { value, form } = verb;
  const { before, own } = line;
  const like = verbs.filter((of) => isLike(verb, of, line));
  if (like.length > 0) return like.some((of) => isOfSame(verb, of, line));
  // "The test" is "testing"; "the design" is not "designed".
  const isNoun = (of: Verb) =>
    of.use === 'noun' && (of.form === form || (of.value.verb === value.verb && form.endsWith('ing')));
  if (verbs.some(isNoun)) return true;
  if (ofDuty.has(value.group) && responsible.test(before)) return true;
  if (isNamed(value.verb, before) || wordsOf(before).some(({ key }) => isMended(key, form, own))) return true;
  // "got … down" for "reduced", "renewed" for "retained": verbs that the list of deeds does not have.
  return (
    value.strength < leads &&
    wordsOf(before).some(({ key }) => isVerbLike(key) && standsFor(own.forms.stem(key), value.verb, own))
  );
}

/** A slip of the pen: what the person wrote is no word, what is proposed is nearly the same. */
export const isMended = (slip: string, form: string, { lexicon }: Evidence) =>
  misspells(slip, form) && !isPlainWord(slip, lexicon);

/** The same verb, or one that claims as much and stands for it. */
const isLike = ({ value }: Verb, of: Verb, { own }: ChangedLine): boolean =>
  of.use === 'active' &&
  (of.value.verb === value.verb ||
    (of.value.verb === 'run' && value.group === 'manage') ||
    (of.value.strength >= value.strength &&
      (of.value.group === value.group || standsFor(own.forms.stem(of.value.verb), value.verb, own))));

function standsFor(stem: string, verb: string, { forms }: Evidence): boolean {
  const groups = forms.groupsOf(forms.stem(verb)) ?? new Set();
  return [...(forms.groupsOf(stem) ?? [])].some((group) => groups.has(group));
}

/** Who led one thing has not led the other thing of the line: what the verb is about was the verb's own object. */
function isOfSame(verb: Verb, of: Verb, { source, own: { forms } }: ChangedLine): boolean {
  const known = new Set(wordsOf(source).map(({ key }) => forms.stem(key)));
  const objects = verb.objects.map(forms.stem).filter((stem) => known.has(stem));
  const own = new Set([...of.objects, ...of.subject].map(forms.stem));
  const [first] = objects;
  if (first === undefined) return true;
  if (of.isAs && !verb.isAs) return false;
  if (of.isFrom && !verb.isFrom && of.value.verb === verb.value.verb) return false;
  const reach = new Set([...own, ...of.reach.map(forms.stem)]);
  // "Installed hedging for diesel" is "installed diesel hedging".
  return (own.has(first) || own.has(objects.at(-1) ?? '')) && objects.every((stem) => reach.has(stem));
}

/** "Management of stock" and "responsible for the development of": the deed as a noun, done by the person. */
const named =
  /(?:^|\b(?:responsible for|in charge of|tasked with|accountable for|included?|were)\s+)(?:the\s+)?(?:\p{L}+\s+)?(\p{L}+)(?:\s+and\s+(\p{L}+))?\s+of\b/iu;

function isNamed(verb: string, before: string): boolean {
  const [, ...nouns] = named.exec(before) ?? [];
  return nouns.some((noun) => noun !== undefined && isNounOf(keyOf(noun), verb));
}

/** "maintenance" is the noun of "maintain". */
export const isNounOf = (noun: string, verb: string): boolean =>
  /(?:ment|tion|sion|ance|ing|ysis)$/.test(noun) && noun.slice(0, 5) === verb.slice(0, 5);

const isVerbLike = (key: string) =>
  /^\p{L}{2,}(?:ed|ing)$|^(?:got|get|brought|bring|took|take|gave|give|put|went|made|turned|kept|rose|fell|grew|drew|won|sold|bought|held|set|cut|ran|wrote|taught|found|sent|dealt|began|drove|chose|spoke)$/u.test(
    key,
  );

interface Verb {
  end: number;
  /** "Hired as": it was done to the person. */
  isAs: boolean;
  /** "Ordering from the model" is not "ordering the model". */
  isFrom: boolean;
  value: ActionVerb;
  form: string;
  /** What it is done to: the words up to the next verb, the next clause, or a word such as "for" and "in". */
  objects: readonly string[];
  /** What stands before a verb that has nothing after it: "food cost held at 28%". */
  subject: readonly string[];
  /** All words up to the next verb or the end of the sentence. */
  reach: readonly string[];
  /** Passive: somebody else did it ("was led by"). Noun: "the lead". */
  use: 'active' | 'passive' | 'noun';
}

const beforeNoun =
  /(?:\b(?:the|a|an|of|my|our|as|no|each|per|this|new|in|for|on|with|from|\p{L}+(?:al|ic|ive))|['’]s)\s+$|-$/iu;
const afterArticle = /(?:\b(?:the|a|an|my|our|this|that)|['’]s)\s+$|-$/iu;
const beforePassive = /\b(?:was|were|is|are|been|being|be|got)\s+(?:\p{L}+ly\s+)?$/iu;
/** Where a form that may be a noun is a verb: "design" in "to design", not in "a 38-part design system". */
const beforeDeed = /^\P{L}*$|(?:[,;:.(]|\b(?:and|or|to|also|then|I|we|who))\s+$|&\s*$/iu;

/** A whole resume may be read: what stands farther off tells nothing of a verb. */
const near = 60;
const longestSentence = 400;

function verbsOf(text: string, { lexicon, forms }: Evidence): Verb[] {
  const words = wordsOf(text);
  const found = lexicon.actionVerbs.find(words).map(({ value, start, end }) => {
    const form = keyOf(text.slice(start, end));
    const use = useOf(
      form,
      text.slice(Math.max(0, start - near), start),
      text.slice(end, end + near),
      form === value.verb || form.endsWith('s'),
    );
    return {
      value,
      form,
      use,
      start,
      end,
      isAs: /^\s+as\b/iu.test(text.slice(end)),
      isFrom: /^\s+(?:from|in|with|at|by|through|within)\b/iu.test(text.slice(end)),
    };
  });
  return found.map((verb) => {
    const next = found.find(({ start, use }) => start >= verb.end && use === 'active');
    const rest = { text, from: verb.end, to: next?.start ?? text.length };
    const subject = isIntransitive.test(text.slice(verb.end)) ? subjectOf(text, verb.start, forms) : [];
    return {
      ...verb,
      objects: wordsUpTo(ends, rest, forms),
      subject,
      reach: wordsUpTo(undefined, rest, forms),
    };
  });
}

const ends =
  /^(?:for|in|on|at|by|from|to|into|onto|with|without|within|across|through|after|before|during|since|until|under|over|against|that|which|who|so|using|via|including|while|when|as|than)$/;

const isIntransitive = /^\s+(?:at|from|to|by|in|within|over|under|below|above)\b/iu;

const subjectOf = (text: string, to: number, forms: WordForms): string[] =>
  wordsOf(
    text
      .slice(Math.max(0, to - longestSentence), to)
      .split(/[,;:.()]\s|\n/u)
      .at(-1) ?? '',
  )
    .map(({ key }) => key)
    .filter((key) => !forms.isSmall(key) && !/^\d/.test(key));

/** A comma ends it unless it is one of a list: "purchasing, plants and sales". */
const isBreak = (between: string, rest: string) =>
  /[;:.]/.test(between) ||
  (/,/.test(between) && !/^[\p{L}-]+(?:\s+[\p{L}-]+){0,2}(?:,|\s+(?:and|or)\b)/iu.test(rest));

/** A first "to" or "after" belongs to the verb: "contributed to", "looked after". */
function wordsUpTo(
  ends: RegExp | undefined,
  { text, from, to }: { text: string; from: number; to: number },
  forms: WordForms,
): string[] {
  const found: string[] = [];
  const rest = text.slice(from, Math.min(to, from + longestSentence));
  let last = 0;
  for (const { key, start, end } of wordsOf(rest)) {
    const between = rest.slice(last, start);
    const isOver = ends ? isBreak(between, rest.slice(start)) || ends.test(key) : /[;.]/.test(between);
    if (found.length > 0 && isOver) break;
    if (!forms.isSmall(key) && !/^\d/.test(key)) found.push(key);
    last = end;
  }
  return found;
}

function useOf(form: string, lead: string, rest: string, isNounLike: boolean): Verb['use'] {
  if (beforePassive.test(lead) || /^\s+by\b/iu.test(rest)) return 'passive';
  if (isNounLike) return beforeDeed.test(lead) ? 'active' : 'noun';
  if (form.endsWith('ing')) return afterArticle.test(lead) ? 'noun' : 'active';
  return beforeNoun.test(lead) ? 'noun' : 'active';
}
