import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { loadLexicon } from '#server/process/load-lexicon.ts';
import { readResumeTexts } from '../facts/read-facts.ts';
import { hasWords } from './has-words.ts';
import { makeLies } from './make-lies.ts';

const lexicon = loadLexicon();
const texts = readResumeTexts(fileURLToPath(new URL('../own-corpus', import.meta.url)));
const perClass = 12;

test('lies are as many of each class, say what they claim, and their resumes do not', () => {
  const lies = makeLies(texts, lexicon, { seed: 3, perClass });
  const counts = Object.groupBy(lies, (lie) => lie.class);
  expect(Object.values(counts).map((lies) => lies?.length)).toEqual(Array(25).fill(perClass));
  for (const { class: name, text, claims, resume } of lies) {
    for (const claim of claims) {
      expect(hasWords(text, claim), `${text} << ${claim}`).toBe(true);
      if (name !== 'commingling') expect(hasWords(texts.get(resume) ?? '', claim), claim).toBe(false);
    }
  }
});

test('a seed gives the same lies again, another one others', () => {
  const made = (seed: number) => makeLies(texts, lexicon, { seed, perClass: 2 });
  expect(made(5)).toEqual(made(5));
  expect(made(5)).not.toEqual(made(6));
});
