import { describe, expect, it } from 'vitest';
import type { ProseSentence } from '../claims/prose/prose.ts';
import { withChoice, withOffer } from './answer-profile.ts';
import type { WrittenProfile } from './finish-profile.ts';
import { aboutOf, headlineOf } from './profile-text.ts';

const part = (text: string, paragraph: number): ProseSentence => ({
  text,
  kind: 'you',
  paragraph,
  sources: [{ from: 'resume', quote: text, place: '' }],
});
const headlineParts = [part('Team Lead', 0), part('Excel', 1)];
const aboutSentences = [part("I'm a Team Lead at Target.", 0), part('I work with Excel.', 2)];
const offer = {
  id: 'about:1',
  section: 'about' as const,
  text: 'I plan the holiday season.',
  faults: [],
  paragraph: 1,
  instead: '',
  sources: [],
  answer: null,
  words: '',
  answeredAt: null,
};
const profile: WrittenProfile = {
  headline: headlineOf(headlineParts),
  about: aboutOf(aboutSentences),
  headlineParts,
  aboutSentences,
  skills: ['Excel'],
  addIfTrue: [],
  contradictions: [
    {
      id: 'title:x',
      field: 'title',
      form: 'Assistant Manager',
      resume: 'Team Lead - Fulfillment',
      choice: null,
    },
  ],
  offers: [offer],
  notices: [],
};
const yes = { answer: 'yes', words: '', answeredAt: '2026-11-16T12:00:00.000Z' } as const;

describe('answers to a profile', () => {
  it('puts a confirmed sentence in its paragraph, in the person’s words, and takes it out again', () => {
    const withWords = withOffer(profile, offer, { ...yes, words: 'I plan Black Friday.' });
    expect(withWords?.about).toBe("I'm a Team Lead at Target.\n\nI plan Black Friday.\n\nI work with Excel.");
    expect(withWords?.aboutSentences[1]?.sources).toEqual([
      { from: 'confirmed', quote: 'I plan Black Friday.', place: '' },
    ]);
    const [answered] = withWords?.offers ?? [];
    expect(answered).toMatchObject({ answer: 'yes', words: 'I plan Black Friday.' });
    const back = withWords && answered && withOffer(withWords, answered, { ...yes, answer: null });
    expect(back).toEqual(profile);
  });

  it('refuses a sentence that no longer fits', () => {
    const long = { ...yes, words: 'x'.repeat(2_600) };
    expect(withOffer(profile, offer, long)).toBeUndefined();
  });

  it('keeps which of two statements counts, and changes no sentence that isn’t judged again', () => {
    const chosen = withChoice(profile, 'title:x', 'form');
    expect(chosen?.contradictions[0]?.choice).toBe('form');
    expect([chosen?.headline, chosen?.about]).toEqual([profile.headline, profile.about]);
    expect(withChoice(profile, 'title:y', 'form')).toBeUndefined();
  });
});
