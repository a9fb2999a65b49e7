import model from 'wink-eng-lite-web-model';
import winkNLP from 'wink-nlp';
import { cutText } from './cut-text.ts';

const nlp = winkNLP(model, ['sbd', 'pos']);
const { its } = nlp;

export interface Tagged {
  /** Universal part of speech. */
  part: string;
  lemma: string;
}

/** No English word is as long; the tagger's patterns for addresses take time by the cube of a word's length. */
const maxWordLength = 100;

/** Blanks the rest of what is longer, so that everything else keeps its place. */
const withoutLongWords = (text: string) =>
  text.replace(/\S{101,}/gu, (word) => cutText(word, maxWordLength).padEnd(word.length));

/** Part of speech and lemma of English words, by the place where each begins. */
export function partsOfSpeech(text: string): Map<number, Tagged> {
  const tokens = nlp.readDoc(withoutLongWords(text)).tokens();
  const values = tokens.out(its.value);
  const parts = tokens.out(its.pos);
  // The lemma's type asks for the model's addons, which `out` gives by itself.
  const lemmas = tokens.out(its.lemma as typeof its.value);
  const tags = new Map<number, Tagged>();
  let at = 0;
  for (const [place, value] of values.entries()) {
    const found = text.indexOf(value, at);
    if (found < 0) continue;
    tags.set(found, { part: parts[place] ?? '', lemma: lemmas[place] ?? value });
    at = found + value.length;
  }
  return tags;
}
