import type { VerbForms } from '../../language/inflection.ts';
import type { Lexicon } from '../../language/lexicon.ts';
import { phraseList, phrasePattern } from '../../language/phrase-pattern.ts';
import { formOf, formsOfGerund, type Tense } from '../../language/verb-forms.ts';
import { isNoun } from '../../language/word-knowledge.ts';

/** How sure one may be that a word is meant as a verb: after "responsible for" it mostly is. */
export type Ground = 'after a duty' | 'at the start';

interface Row {
  tense: Tense;
  ground: Ground;
}

/**
 * "managing stock, training staff and ordering supplies", told in one tense. Undefined where one of its words may be a
 * verb or a thing, or where a thing of the list may be no object of its verb: nobody knows these without guessing.
 */
export function tellRow(text: string, row: Row, lexicon: Lexicon): string | undefined {
  const [first = ''] = /^\p{L}+/u.exec(text) ?? [];
  const forms = formsOfGerund(first, lexicon);
  const rest = text.slice(first.length);
  if (!forms) return undefined;
  // "training of staff" is "trained staff".
  const linking = /^\s+of(?=\s+[\p{L}\d])/u.exec(rest)?.[0] ?? '';
  if (linking === '' && !isVerb(forms, first, rest, row, lexicon)) return undefined;
  const phrased = tellRest(rest.slice(linking.length), row, lexicon);
  return phrased === undefined ? undefined : `${formOf(forms, row.tense)}${phrased}`;
}

const joints = /(;\s+|,\s+(?:(?:and|or|then)\s+)?|\s+(?:and|&|or)\s+(?:then\s+)?)(\S+)/gu;

/** What hangs on a preposition or speaks of somebody else goes on doing so, and is left as it stands. */
const leaves = phrasePattern.iu`\b(?:${'verb-row/hanging'})\s+\p{L}+ing\b|\b(?:${'verb-row/clause'})\b`;

/** What follows the first verb: its object, and the deeds and things that are joined to it. */
export function tellRest(rest: string, row: Row, lexicon: Lexicon): string | undefined {
  let phrased = '';
  let from = 0;
  /** A thing that was joined by a comma waits for the "and" that closes its list. */
  let isOpen = false;
  for (const { index, 0: whole, 1: joint = '', 2: next = '' } of rest.matchAll(joints)) {
    const before = rest.slice(0, index);
    if (isInBrackets(before)) continue;
    if (leaves.test(before)) break;
    const word = /^\p{Ll}+/u.exec(next)?.[0] ?? '';
    const start = index + joint.length;
    const after = rest.slice(start + word.length);
    const forms = word === '' ? undefined : formsOfGerund(word, lexicon);
    const isPlain = /^,\s+$/u.test(joint);
    if (isPlain && outcome.test(word)) break;
    if (forms && !isOpen && isVerb(forms, word, after, row, lexicon)) {
      phrased += rest.slice(from, start) + formOf(forms, row.tense);
      from = start + word.length;
    } else if (joint.startsWith(';')) break;
    else if ((paired.test(before) || pair.test(rest)) && !isPlain && !forms && !word.endsWith('ing'))
      continue;
    else if (isObject(rest.slice(start), forms !== undefined)) isOpen = isPlain && !/^\d/u.test(next);
    else if (!aside.test(whole.slice(joint.length))) return undefined;
  }
  return isOpen ? undefined : phrased + rest.slice(from);
}

/** "by phone and email", "in Excel and SAP": a pair after its preposition. */
const paired = phrasePattern.iu`\s(?:${'verb-row/prepositions'})\s+[\p{L}\d-]+$`;
/** "math and science", and nothing else. */
const pair = /^\s*[\p{L}-]+\s(?:and|&|or)\s[\p{L}-]+\.?$/u;

const isInBrackets = (before: string) => before.split('(').length > before.split(')').length;

/** More is a sentence of its own: "and the last year the chef taught me to clean fish". */
const maxItemWords = 7;

/** "emails and chats", "the till", "12 soldiers": what the verb before it can well have as its object, too. */
function isObject(text: string, isPerhapsVerb: boolean): boolean {
  const [item = ''] = /^[^,;.(]*?(?=[,;.(]|\s(?:and|&|or)\s|$)/u.exec(text) ?? [];
  const [head = ''] =
    /^\S+(?:\s\S+){0,3}$/u.exec(item.split(/\s(?:of|for|in|on|at|to|from|with|by)\s/u)[0] ?? '') ?? [];
  if (object.test(` ${text}`)) return item.split(/\s+/u).length <= maxItemWords;
  return !isPerhapsVerb && (/[^s]s$/u.test(head) || /^\p{Lu}/u.test(head)) && !/ing\b/u.test(head);
}

/** What shows that the word before it is a verb: its object begins. */
const object = phrasePattern.iu`^\s+(?:[$€£~]|(?:${'verb-row/object'})(?![\p{L}\d-]))`;
const aside = phrasePattern.iu`^(?:${'verb-row/aside'})(?!\p{L})`;
/** After a comma these tell what came of the deed: "…, ensuring that orders left on time". */
const outcome = phrasePattern.iu`^(?:${'verb-row/outcome'})$`;
/** "setting up", "checking in": with one of these it is a verb, too. */
const particle = /^\s+(?:up|out|off|down|away|back|in(?!\s+(?:the|a|an)\b))\s+(?!of\b)[\p{Ll}\d]/u;

/** Verbs that reach their object by a preposition. */
const reaching: Readonly<Record<string, RegExp>> = {
  that: /^(?:ensure|verify|confirm|check)$/,
  with: phrasePattern.plain`^(?:${'verb-row/reaching-with'})$`,
  to: phrasePattern.plain`^(?:${'verb-row/reaching-to'})$`,
  in: /^(?:participate|assist|help|serve)$/,
  as: /^(?:act|serve|work|function)$/,
  for: /^(?:care|look|prepare|plan|work|watch|search)$/,
  after: /^look$/,
  on: /^(?:work|report|advise|follow)$/,
};
const reaches = ({ base }: VerbForms, rest: string): boolean =>
  reaching[/^\s+(\p{L}+)\s+\S/u.exec(rest)?.[1]?.toLowerCase() ?? '']?.test(base) ?? false;

function isVerb(forms: VerbForms, word: string, after: string, row: Row, lexicon: Lexicon): boolean {
  // "hiring, training and supervising new staff": the last one has the object of all.
  const [joined = '', next = ''] = /^(?:,\s+(?:and\s+)?|\s+(?:and|or|&)\s+)(\p{Ll}+)/u.exec(after) ?? [];
  const nextForms = next === '' ? undefined : formsOfGerund(next, lexicon);
  // Who is assisted isn't scanned.
  if (nextForms)
    return (
      !/^(?:assist|help)/u.test(next) && isVerb(nextForms, next, after.slice(joined.length), row, lexicon)
    );
  return object.test(after) || reaches(forms, after) || isDoing(word, after, row.ground, lexicon);
}

/** "Orders processed", "complaints and returns in time": before these stands no verb with its object. */
const noObject = phrasePattern.iu`^(?:\s*(?:[.,;:)–—-]|$)|\s+(?:${'verb-row/no-object'})(?!\p{L}))`;

/** -ing words that also name a field of work or a thing: verbs only with an object that cannot be part of the name. */
const alsoNames: ReadonlySet<string> = new Set(phraseList('verb-row/also-names'));
/** What -ing words make names with: "training programs", "filing system", "cleaning supplies". */
const heads = phrasePattern.iu`^\s+(?:\p{L}+\s+)?(?:${'verb-row/heads'})\b`;
/** Told of a thing without an article, too: "ordering stationery". */
const mostlyVerbs = phrasePattern.u`^(?:${'verb-row/mostly-verbs'})$`;
/** Fields and things by themselves; nobody "houses forms". */
const neverPhrased = phrasePattern.iu`^(?:${'verb-row/never-told'})$`;
/** "filling in the notes", "handing out cards". */
const phrasal = phrasePattern.iu`^(?:${'verb-row/phrasal'})\s+(?!of\b)\p{L}`;
const usualObject = phrasePattern.u`^\s+(?:\p{L}+\s+)?(?:${'verb-row/usual-object'})\b`;

/** "answering vendor calls"; of "booking page" and "nesting support" one cannot tell. */
const severalThings = /^\s+(?:\p{Ll}+\s+){0,2}?\p{Ll}+[^s\W]s\b(?!\s+\p{Ll}+ing\b)/u;

function isDoing(word: string, after: string, ground: Ground, lexicon: Lexicon): boolean {
  if (particle.test(after) || phrasal.test(word + after)) return true;
  if (neverPhrased.test(word) || noObject.test(after)) return false;
  // "teaching Algebra 1": a name is no part of the word.
  if (/^\s+\p{Lu}\p{Ll}/u.test(after) && !heads.test(after)) return true;
  const isName = alsoNames.has(word.toLowerCase());
  // "sampling events": a noun of its own before what it names.
  if (heads.test(after) && (isName || isNoun(lexicon.words.meaningOf(word.toLowerCase())))) return false;
  if (ground === 'at the start')
    return !isName && (severalThings.test(after) || mostlyVerbs.test(word)) && !isTitle(word, after, lexicon);
  if (!isName) return !isTitle(word, after, lexicon);
  // "scheduling appointments" has its object; of "scheduling software" one cannot tell.
  return (mostlyVerbs.test(word) && /^\s+\p{Ll}/u.test(after)) || usualObject.test(after);
}

/** "Managing director", "Supervising editor". */
const isTitle = (word: string, after: string, { titleWords }: Lexicon) =>
  /^(?:managing|supervising|presiding|coordinating|commanding|writing)$/iu.test(word) &&
  titleWords.whole(/^\s+(\p{L}+)/u.exec(after)?.[1] ?? '')?.role === 'head';
