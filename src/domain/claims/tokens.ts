import { partsOfSpeech, type Tagged } from '../language/parts-of-speech.ts';
import { phrasePattern } from '../language/phrase-pattern.ts';
import { stemOf, type Word, wordsOf } from '../language/words.ts';
import type { ClaimWordKind } from './claim-words.ts';
import type { Knowledge } from './knowledge.ts';
import { type WordForm, wordForm } from './word-support.ts';

/** A word of a claim: its part of speech and lemma (English), what kind of claim word it is, and its clause. */
export interface Token extends Word {
  lemma: string;
  stem: string;
  /** Universal part of speech; '' where the language has none. */
  part: string;
  kinds: ReadonlySet<ClaimWordKind>;
  /** Number of the clause it stands in. */
  clause: number;
  /** A word that says something: no article, pronoun, preposition. */
  isContent: boolean;
  /** What decides how much it says of other words; the same words of a resume and of what's held against it share it. */
  form: WordForm;
}

/** Whether a word is of a kind. */
export const has =
  (kind: ClaimWordKind) =>
  ({ kinds }: Token): boolean =>
    kinds.has(kind);

const contentParts = new Set(['NOUN', 'PROPN', 'VERB', 'ADJ', 'ADV', 'NUM', 'X', 'SYM', '']);
const clauseBreak = /[;:()–—]|\.\s|,\s|\s-\s|\n/u;

export function tokensOf(
  text: string,
  language: string,
  knowledge: Knowledge,
  known: Map<string, WordForm>,
): Token[] {
  const { forms, claimWords } = knowledge;
  const words = wordsOf(text);
  const tags = language === 'en' ? partsOfSpeech(text) : new Map<number, Tagged>();
  const kinds = words.map(() => new Set<ClaimWordKind>());
  for (const { kind, from, to } of claimWords.find(words, language))
    for (let place = from; place < to; place += 1) kinds[place]?.add(kind);
  const isSmall = language === 'en' ? forms.isSmallEnglish : forms.isSmall;
  let clause = 0;
  return words.map((word, place) => {
    const before = words[place - 1];
    const tag = tags.get(word.start);
    if (before && (clauseBreak.test(text.slice(before.end, word.start)) || opensClause(place, words, tags)))
      clause += 1;
    const lemma = lemmaOf(word, tag?.lemma);
    const part = tag?.part ?? '';
    const stem = language === 'en' ? stemOf(lemma) : word.key;
    const verbs = language === 'en' ? forms.verbsOf(`${word.key} ${words[place + 1]?.key}`) : [];
    const name = `${word.key} ${lemma} ${part === '' ? language : ''} ${verbs[0] ?? ''}`;
    const form =
      known.get(name) ??
      wordForm({ id: known.size, key: word.key, lemma, stem, isBare: part === '', verbs }, knowledge);
    known.set(name, form);
    return {
      ...word,
      lemma,
      stem,
      part,
      kinds: kinds[place] ?? new Set(),
      clause,
      isContent: contentParts.has(part) && !isSmall(word.key) && !/^'?s$/.test(word.key),
      form,
    };
  });
}

const opensClauseWords = phrasePattern.u`^(?:${'tokens/opens-clause'})$`;

/** "while holding", "and led", "by moving", "which cut": a deed of its own. */
function opensClause(place: number, words: readonly Word[], tags: ReadonlyMap<number, Tagged>): boolean {
  const [word, next] = [words[place], words[place + 1]];
  if (!word || tags.size === 0) return false;
  if (opensClauseWords.test(word.key)) return true;
  const isAction = next !== undefined && /^(?:VERB|AUX)$/u.test(tags.get(next.start)?.part ?? '');
  return isAction && /^(?:and|by|to|through|that|for|from|but)$/u.test(word.key);
}

const lemmaOf = ({ key }: Word, lemma: string | undefined): string =>
  lemma && /^[a-z]+$/.test(lemma) && /^[a-z]+$/.test(key) && lemma[0] === key[0] ? lemma : key;
