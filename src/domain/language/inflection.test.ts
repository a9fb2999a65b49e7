import { describe, expect, it } from 'vitest';
import { loadLexicon } from '#server/process/load-lexicon.ts';
import { gerundOf, inflectedVerb, pastOf, thirdOf } from './inflection.ts';

const { words } = loadLexicon();

describe('forms of a verb', () => {
  it.each([
    ['plan', 'planned', 'planning', 'plans'],
    ['carry', 'carried', 'carrying', 'carries'],
    ['submit', 'submitted', 'submitting', 'submits'],
    ['edit', 'edited', 'editing', 'edits'],
    ['oversee', 'oversaw', 'overseeing', 'oversees'],
    ['tie', 'tied', 'tying', 'ties'],
    ['cut', 'cut', 'cutting', 'cuts'],
    ['fix', 'fixed', 'fixing', 'fixes'],
  ])('%s, %s, %s, %s', (base, past, gerund, third) => {
    expect([pastOf(base), gerundOf(base), thirdOf(base)]).toEqual([past, gerund, third]);
  });

  it.each([
    ['sweeping', 'sweep'],
    ['swept', 'sweep'],
    ['rinses', 'rinse'],
    ['stapled', 'staple'],
    ['scrubbing', 'scrub'],
  ])('finds the verb of a form: %s', (form, base) => {
    expect(inflectedVerb(form, words)?.base).toBe(base);
  });

  it.each(['morning', 'patients', 'quickly', 'xyzzing'])('knows what is none: %s', (word) => {
    expect(inflectedVerb(word, words)).toBeUndefined();
  });
});
