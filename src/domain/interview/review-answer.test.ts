import fc from 'fast-check';
import { expect, it } from 'vitest';
import { loadLexicon } from '#server/load-lexicon.ts';
import { feedbackText } from './feedback-text.ts';
import type { QuestionKind } from './interview.ts';
import { reviewAnswer } from './review-answer.ts';

const lexicon = loadLexicon();
const review = (
  answer: string,
  text = 'Tell me about a time you fixed a problem.',
  kind: QuestionKind = 'behavioral',
) => reviewAnswer({ lexicon }, { question: { text, kind, good: [] }, jobTitle: 'Bicycle Mechanic', answer });

const told =
  'Last April a courier brought back a cargo bike three days after I serviced it. The rear brake squealed again. ' +
  'I put it on the stand and checked the pads, the disc and the mount one by one, because guessing costs twice. ' +
  'The mount was bent by two millimeters. I faced it, fitted new pads and rode it round the block with a load. ' +
  'It has been quiet since then, and I now measure the mount at every service.';
const praised =
  'I am a passionate problem solver and a real team player. I always give my best and I think that problems are ' +
  'just opportunities. People say I have a gift for it. You need the right mindset, that is the most important thing.';

const sentences = fc.constantFrom(
  'I called the customer the same day.',
  'We were five people and it went well.',
  "Honestly, it wasn't my fault, he should have checked it.",
  'I checked every line, because one was missing.',
  'It went from 12 to 3 errors a week.',
  'I am a hard worker & a team player!',
  'Nobody will notice, so I would leave it.',
);
const oddPieces = fc.constantFrom(
  'then i rang them',
  '– 漢字 and émigré, 4½ hours;',
  'The boss said “fine”…',
  '\n\n',
);
const answersOf = (pieces: fc.Arbitrary<string>) =>
  fc.array(pieces, { minLength: 1, maxLength: 8 }).map((all) => all.join(' '));
const answers = answersOf(sentences);
const kinds = fc.constantFrom<QuestionKind>('behavioral', 'technical', 'situational', 'motivation');

it('prefers one real occasion to praise of oneself', () => {
  expect(review(told).points).toBeGreaterThan(review(praised).points + 25);
  expect(review(praised).notes.some(({ mark }) => mark === 'cut')).toBe(true);
  expect(review(told).notes.some(({ mark }) => mark === 'strong')).toBe(true);
});

it('gives at most 1 for hiding something, however well it is told', () => {
  const { grades, notes } = review(`${told} Nobody will notice the old pads, so I didn't tell him.`);
  expect(grades.overall).toBeLessThanOrEqual(1);
  expect(notes.some(({ mark }) => mark === 'wrong')).toBe(true);
});

it('asks for the result only where it is missing', () => {
  const missing = (answer: string) => review(answer).better.filter(({ isMissing }) => isMissing);
  const unfinished = told.slice(0, told.indexOf('It has been'));
  expect(missing(unfinished).map(({ text }) => text)).toContain('[what came of it?]');
  expect(missing(told)).toEqual([]);
});

it('quotes exactly what was said, for any text', () => {
  fc.assert(
    fc.property(
      fc.oneof(answersOf(fc.oneof(sentences, oddPieces)), fc.string({ unit: 'binary' })),
      kinds,
      (answer, kind) => {
        const { notes } = review(answer, 'What do you do?', kind);
        for (const { quote, start } of notes) expect(answer.slice(start, start + quote.length)).toBe(quote);
      },
    ),
  );
});

it('says the same of the same answer, and nothing new of a sentence said twice', () => {
  fc.assert(
    fc.property(answers, kinds, (answer, kind) => {
      const first = review(answer, 'What do you do?', kind);
      expect(review(answer, 'What do you do?', kind)).toEqual(first);
      const [sentence = ''] = answer.split(/(?<=[.!]) /u);
      expect(review(`${answer} ${sentence}`, 'What do you do?', kind).points).toBeLessThanOrEqual(
        first.points,
      );
    }),
  );
});

it('writes the better version out of the person’s own sentences', () => {
  fc.assert(
    fc.property(answers, kinds, (answer, kind) => {
      for (const { text, isMissing } of review(answer, 'What do you do?', kind).better) {
        if (isMissing) expect(text).toMatch(/^\[.+\?\]$/u);
        else for (const word of text.split(' ')) expect(answer.toLowerCase()).toContain(word.toLowerCase());
      }
    }),
  );
});

it('writes the feedback as plain text that quotes the person', () => {
  const text = feedbackText(review(told));
  expect(text).toContain('of 100 points');
  expect(text).toContain('because guessing costs twice');
  expect(text).toContain('Next step:');
});
