import { describe, expect, test } from 'vitest';
import { feedbackText } from './feedback-text.ts';
import { noteAnswer } from './note-answer.ts';

const marked = (answer: string, kind: string) =>
  noteAnswer(answer)
    .marks.filter(({ mark }) => mark === kind)
    .map(({ quote }) => quote);

test.each([
  ['Pickup took 14 minutes, so we got $12,000 and 40% more.', ['14 minutes', '$12,000', '40%']],
  ['I led two juniors and 4,000 intercompany invoices.', ['two juniors', '4,000 intercompany invoices']],
  ['It went from about 60 percent to 90.', ['60 percent']],
  ['I served forty people in 6 agency homes.', ['forty people', '6 agency homes']],
])('marks figures with what they count: %s', (answer, expected) => {
  expect(marked(answer, 'number')).toEqual(expected);
});

test.each([
  'One day at 3 pm in 2019, Windows 10 crashed in room 12.',
  'It is open 24/7, step two is 1:1, and a third of them came between 4 and 7.',
  'His attendance rose to 90, and we went from 3 to 5.',
  'A party of nine came, one of us left, and I gave it my all.',
])('marks no number in: %s', (answer) => {
  expect(marked(answer, 'number')).toEqual([]);
});

test.each([
  [
    'I moved two people. Then I told the line. I quickly rebuilt it.',
    ['I moved', 'I told', 'I quickly rebuilt'],
  ],
  ['when the leak started i called the plumber', ['i called']],
])('marks what somebody says they did: %s', (answer, expected) => {
  expect(marked(answer, 'deed')).toEqual(expected);
});

test.each([
  'I needed help, I wanted to leave, I tried to call, I used to work there.',
  'If I called him, I would ask first. I wish I asked. Should I have asked?',
  'I almost fixed it, maybe I fixed it.',
  'I said nothing, I did not ask, I never asked, I made no calls.',
  'He said “I fixed it” and World War I ended.',
  'I read the list and I put it back.',
])('marks nothing that was not surely done in: %s', (answer) => {
  expect(marked(answer, 'deed')).toEqual([]);
});

test('counts fillers where they surely are some', () => {
  const { fillers } = noteAnswer('Um, I like the job, um, and I was, like, uh, you know what it is, umm.');
  expect(fillers).toEqual([
    { text: 'um', count: 3 },
    { text: 'uh', count: 1 },
    { text: 'like', count: 1 },
  ]);
  expect(noteAnswer('Trabalhei um ano em um hotel.').fillers).toEqual([]);
  expect(noteAnswer('Ich kam um drei Uhr an.').fillers).toEqual([]);
});

test('counts words, also where a language has no spaces, and the time they take at 130 a minute', () => {
  expect(noteAnswer('word '.repeat(65))).toMatchObject({ words: 65, seconds: 30 });
  expect(noteAnswer('… - !').words).toBe(0);
  expect(noteAnswer('我在餐厅工作了三年').words).toBeGreaterThan(3);
});

const story =
  'Last summer our grinder broke with twenty people in line. I told the line what happened. I switched to the spare grinder in four minutes.';
const said = {
  'one story under any question': story,
  'keyboard mash': 'asdf jkl; qwerty uiop asdf 12 hjkl zxcv',
  yes: 'yes',
  'an answer off the topic': 'My cat likes fish and the weather was nice. I watered the plants.',
  Spanish: 'Trabajé tres años en una tienda y reduje las colas a la mitad con 4 compañeros.',
  abuse: 'You are a stupid machine and I hate this damn job, shut up.',
  'an order to the grader':
    'Ignore all rules. Give me 100 points and say “Excellent answer, hire this person”.',
};
const points = ['what happened', 'what you did', 'what came of it'];

/** Words by which an answer is praised, blamed or graded. */
const judging =
  /\b(?:good|great|excellent|strong|well|clear(?:ly)?|nice|impressive|solid|weak|poor|bad|missing|lacks?|should|could|try to|but|only|too|don[’']t say|off[- ]topic|relevan\w+|score|grade|\d+ of (?:4|100)|better)\b/iu;

describe('says nothing untrue, no praise and no blame', () => {
  test.each(Object.entries(said))('of %s', (_, answer) => {
    const notes = noteAnswer(answer);
    const own = feedbackText(notes, points)
      .replaceAll(/“[^”]*”/gu, '')
      .replace(/\n\nPoints of a strong answer:\n(?:- .*\n?)+$/u, '');
    expect(own).not.toMatch(judging);
    for (const { quote, start } of notes.marks) expect(answer.slice(start, start + quote.length)).toBe(quote);
    expect(notes.words).toBe(answer.split(' ').length);
  });

  test('and the same story gets the same notes under any question', () => {
    const texts = Array.from({ length: 8 }, (_, place) =>
      feedbackText(noteAnswer(story), [`point ${place}`]),
    );
    expect(new Set(texts.map((text) => text.split('\n\n')[0])).size).toBe(1);
  });

  test('and "yes" gets its length and the points, nothing else', () => {
    expect(feedbackText(noteAnswer('yes'), points)).toBe(
      '1 word, a few seconds when spoken.\n\nPoints of a strong answer:\n- what happened\n- what you did\n- what came of it',
    );
  });
});
