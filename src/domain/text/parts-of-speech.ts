import model from 'wink-eng-lite-web-model';
import winkNLP from 'wink-nlp';

const nlp = winkNLP(model, ['sbd', 'pos']);
const { its } = nlp;

export interface Tagged {
  /** Universal part of speech. */
  part: string;
  lemma: string;
}

/** Part of speech and lemma of English words, by the place where each begins. */
export function partsOfSpeech(text: string): Map<number, Tagged> {
  const tokens = nlp.readDoc(text).tokens();
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
