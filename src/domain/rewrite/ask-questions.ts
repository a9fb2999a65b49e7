import type { Ledger } from '../claims/ledger.ts';
import type { Lexicon, Skill } from '../lexicon.ts';
import type { Requirement } from '../requirements/extract-requirements.ts';
import type { Posting } from '../score/posting.ts';
import { keyOf, wordsOf } from '../text/words.ts';
import type { PersonsWords } from './persons-words.ts';
import { isPlainWord } from './plain-words.ts';

/** What only the person can say, made of names of our own lists and, where it is plain, the posting's own wording. */
export interface Question {
  id: string;
  claim: string;
  quote: string | null;
  path: string | null;
  proposed: null;
  answer: null;
  words: string;
}

const most = 5;

/** What the posting asks for first and the person's words do not mention; each worth one question. */
export function askQuestions(
  { title, requirements }: Posting,
  words: PersonsWords,
  settled: readonly string[],
): Question[] {
  const { lexicon } = words.knowledge;
  const asked = requirements
    .filter(({ kind, start }) => /^(?:skill|experience|certification)$/.test(kind) && start > title.length)
    .sort((a, b) => rankOf(a) - rankOf(b));
  const questions = new Map<string, Question>();
  for (const { skills = [], quote } of asked) {
    const isEither = /\b(?:or|ou|oder|lub|similar|equivalent)\b|\//iu.test(quote);
    const missing = skills.filter((name) => !isKnown(name, words));
    const open = isEither && missing.length < skills.length ? [] : missing.slice(0, isEither ? 1 : undefined);
    for (const name of open)
      if (isListed(name, lexicon) && !isSettled(name, settled) && !questions.has(name))
        questions.set(name, questionAbout(name, plainQuote(quote, name, lexicon)));
  }
  return [...questions.values()].slice(0, most);
}

function isListed(name: string, lexicon: Lexicon): boolean {
  const skill = lexicon.skills.whole(name);
  return skill !== undefined && isAskable(skill);
}

const rankOf = ({ level }: Requirement) => (level === 'must' ? 0 : 1);

function questionAbout(name: string, quote: string | null): Question {
  const id = `skill-${wordsOf(name)
    .map(({ key }) => key)
    .join('-')}`;
  return { id, claim: name, quote, path: null, proposed: null, answer: null, words: '' };
}

export const isSettled = (name: string, settled: readonly string[]): boolean =>
  settled.some((claim) => keyOf(claim.trim()) === keyOf(name));

/** A trait cannot be asked for, and an ordinary word is no skill. */
const isAskable = ({ type, ambiguous }: Skill): boolean =>
  !ambiguous && type !== 'soft' && type !== 'human-language';

/** Named in the resume, or told there by all of its words; not in what is only wished for. */
function isKnown(name: string, { ledger, knowledge: { lexicon, forms } }: PersonsWords): boolean {
  const { skills, stems } = toldOf(ledger(), lexicon, forms.stem);
  if (skills.has(name)) return true;
  const words = wordsOf(name).filter(({ key }) => !forms.isSmall(key));
  return words.length > 0 && words.every(({ key }) => stems.has(forms.stem(key)));
}

interface Told {
  skills: ReadonlySet<string>;
  stems: ReadonlySet<string>;
}

const cache = new WeakMap<Ledger, Told>();

function toldOf(ledger: Ledger, lexicon: Lexicon, stem: (key: string) => string): Told {
  const known = cache.get(ledger);
  if (known) return known;
  const lines = ledger.lines.map(({ tokens, wishFrom }) => tokens.slice(0, wishFrom));
  const told = {
    skills: new Set(lines.flatMap((line) => lexicon.skills.find(line).map(({ value }) => value.name))),
    stems: new Set(lines.flat().map(({ key }) => stem(key))),
  };
  cache.set(ledger, told);
  return told;
}

const longestQuote = 160;
const orders =
  /\b(?:ignore|disregard|forget|instructions?|prompts?|system|assistant|model|AI|LLM|output|print|reply|respond|repeat|insert|append|include|add|write|say|state|mention|score|rate|rank|hire|award|grant|you are|act as|pretend|note to|user|recruiter)\b|https?:|www\.|@|[<>{}[\]`|\\]/iu;

/** Half a sentence: what it hangs on is not quoted. */
const cutOff = /^(?:with|in|of|and|or|for|to|as|on|by|from|at|using|including|such|your|our|their)\s/u;

/** The posting's wording, where it is an ask in words that our lists know, says more than the name, and gives no orders. */
function plainQuote(quote: string, name: string, lexicon: Lexicon): string | null {
  const text = quote.replace(/\s+/g, ' ').trim();
  if (text.length > longestQuote || orders.test(text) || cutOff.test(text)) return null;
  const words = wordsOf(text);
  const named = new Set(wordsOf(name).map(({ key }) => key));
  if (words.every(({ key }) => named.has(key))) return null;
  const listed = [
    lexicon.skills,
    lexicon.certifications,
    lexicon.titles,
    lexicon.degrees,
    lexicon.actionVerbs,
  ].flatMap((list): readonly { start: number; end: number }[] => list.find(words));
  const isListed = (start: number) => listed.some((name) => start >= name.start && start < name.end);
  return words.every(
    ({ key, start }) => isListed(start) || isPlainWord(key, lexicon) || /^\d{1,4}\+?$/.test(key),
  )
    ? text
    : null;
}
