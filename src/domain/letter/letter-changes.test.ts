import { describe, expect, test } from 'vitest';
import type { ProseOffer, ProseSentence } from '../claims/prose/prose.ts';
import { withLetterAnswer } from './letter-changes.ts';

const sentence = (text: string, paragraph: number): ProseSentence => ({
  text,
  kind: 'you',
  paragraph,
  sources: [{ from: 'resume', quote: text, place: 'Acme' }],
});
const sentences = [
  sentence('I write to apply.', 0),
  sentence('I ran two shops.', 1),
  sentence('I cut costs by $1 a day.', 1),
];
const content =
  'Dear Hiring Team,\n\nI write to apply.\n\nI ran two shops. I cut costs by $1 a day.\n\nSincerely,\nSam Doe';
const offer = (values: Partial<ProseOffer> = {}): ProseOffer => ({
  id: 'o',
  text: 'I led two shops & earned $& more.',
  faults: [],
  paragraph: 1,
  instead: 'I ran two shops.',
  sources: [{ from: 'resume', quote: 'Ran two shops', place: 'Acme' }],
  answer: null,
  words: '',
  answeredAt: null,
  ...values,
});
const yes = { answer: 'yes', words: '', answeredAt: '2026-11-16T00:00:00.000Z' } as const;
const open = { answer: null, words: '', answeredAt: null } as const;

describe('an answer to an offered sentence', () => {
  test('yes puts it in place of the one that stood in, with the yes as its source', () => {
    const after = withLetterAnswer({ content, sentences }, offer(), yes);
    expect(after.content).toBe(content.replace('I ran two shops.', () => offer().text));
    expect(after.sentences.at(-1)).toMatchObject({
      text: offer().text,
      paragraph: 1,
      sources: [{ from: 'confirmed', quote: offer().text, place: 'Acme' }, { from: 'resume' }],
    });
    expect(after.offer).toMatchObject(yes);
  });

  test('yes in other words puts those in', () => {
    const after = withLetterAnswer({ content, sentences }, offer(), { ...yes, words: 'I led both.' });
    expect(after.content).toContain('\n\nI led both. I cut costs');
  });

  test.each([
    ['where nothing stood in', offer({ instead: '' }), content],
    ['where that was edited by hand', offer(), content.replace('I ran two shops.', 'I ran shops.')],
  ])('yes ends the paragraph %s', (_, asked, before) => {
    const after = withLetterAnswer({ content: before, sentences }, asked, yes);
    expect(after.content).toBe(before.replace('$1 a day.', () => `$1 a day. ${asked.text}`));
  });

  test('yes goes to the nearest paragraph that is still there, else to the last long one, else to the end', () => {
    const asked = offer({ instead: '', paragraph: 3 });
    const near = withLetterAnswer({ content, sentences: sentences.slice(0, 1) }, asked, yes);
    expect(near.content).toContain(`I write to apply. ${asked.text}\n\n`);
    const long = 'All of this was written by hand, and it goes on for as long as a paragraph goes on.';
    const hand = withLetterAnswer({ content: `Hello,\n\n${long}\n\nBye`, sentences }, asked, yes);
    expect(hand.content).toBe(`Hello,\n\n${long} ${asked.text}\n\nBye`);
    expect(withLetterAnswer({ content: 'Hi', sentences }, asked, yes).content).toBe(`Hi ${asked.text}`);
  });

  test.each([offer(), offer({ instead: '' })])('null takes a yes back, to the letter', (asked) => {
    const { offer: answered, ...letter } = withLetterAnswer({ content, sentences }, asked, yes);
    const after = withLetterAnswer(letter, answered, open);
    expect(after).toEqual({ content, sentences, offer: asked });
  });

  test('a second yes in other words takes the first one’s place', () => {
    const { offer: answered, ...letter } = withLetterAnswer({ content, sentences }, offer(), yes);
    const after = withLetterAnswer(letter, answered, { ...yes, words: 'I led both.' });
    expect(after.content).toBe(content.replace('I ran two shops.', 'I led both.'));
    expect(after.sentences).toHaveLength(4);
  });

  test('no changes nothing in the letter', () => {
    const after = withLetterAnswer({ content, sentences }, offer(), { ...yes, answer: 'no' });
    expect(after).toMatchObject({ content, sentences, offer: { answer: 'no', words: '' } });
  });

  test('a yes that was edited by hand since is left alone', () => {
    const answered = offer({ ...yes });
    expect(withLetterAnswer({ content, sentences }, answered, open).content).toBe(content);
  });
});
