import { setupI18n } from '@lingui/core';
import { expect, test } from 'vitest';
import type { CheckNote } from '#domain/score/check-notes.ts';
import type { AskedFact, FixAdvice } from '#domain/score/fix-advice.ts';
import { checkNotes, gateText } from './check-notes.ts';
import { adviceText, questionText } from './fix-advice.ts';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });

test.each<[string, CheckNote[]]>([
  [
    'Make sure these are easy to find: e-mail, place.',
    [{ code: 'contact-missing', parts: ['email', 'location'] }],
  ],
  [
    'We couldn’t tell which part of it is: skills. List skills that the lines about your work show.',
    [{ code: 'sections-missing', sections: ['skills'] }, { code: 'skills-unmatched' }],
  ],
  [
    'We couldn’t match dates to every job. Put them beside each title, such as “Mar 2019 – Jun 2021”. Dates are written in more than one way.',
    [{ code: 'dates-missing', count: 1, of: 3 }, { code: 'dates-mixed' }],
  ],
  [
    'As far as we can tell, lines that open with what you did: 9 of 12.',
    [{ code: 'lines-with-verb', count: 9, of: 12 }],
  ],
  ['Aim for 160 to 900 words about your work.', [{ code: 'length', words: 140, enough: 160, most: 900 }]],
  [
    'Found: 2 possible clichés (“team player”, “go-getter”); 1 line with “I” or “my” (“I ran it”); text left to fill in (“[name]”, “[date]”, “XX%”).',
    [
      {
        code: 'untidy',
        found: [
          { what: 'cliches', count: 2, found: ['team player', 'go-getter'] },
          { what: 'first-person', count: 1, found: ['I ran it'] },
          { what: 'blanks', count: 3, found: ['[name]', '[date]', 'XX%'] },
        ],
      },
    ],
  ],
  [
    'We counted about 2.5 years of relevant experience; the posting asks for 3.',
    [{ code: 'years', years: 2.5, asked: 3 }],
  ],
  ['2 of 3 degrees found.', [{ code: 'asked-education-found', count: 2, of: 3 }]],
])('a check says: %s', (text, notes) => {
  expect(checkNotes(notes, i18n)).toBe(text);
});

test('a gate says what holds the score down', () => {
  expect(gateText({ code: 'too-short', fewestWords: 60 }, i18n)).toBe(
    'Under 60 words there is too little to score.',
  );
});

test.each<[string, FixAdvice]>([
  ['Could you add your city and state?', { code: 'add-contact', part: 'location' }],
  ['Could you add a number to one line: how many, how much or how often?', { code: 'add-numbers', lines: 1 }],
  [
    'No line shows Excel. If you’ve used it, add a line about it.',
    { code: 'show-listed-skills', skills: ['Excel'] },
  ],
  [
    'No line shows Excel, SQL, and Jira. If you’ve used them, add a line about each.',
    { code: 'show-listed-skills', skills: ['Excel', 'SQL', 'Jira'] },
  ],
])('a fix says: %s', (text, advice) => {
  expect(adviceText(advice, i18n)).toBe(text);
});

test.each<[string, AskedFact]>([
  ['Where do you live?', { code: 'contact', part: 'location' }],
  ['How many, how much or how often: “Ran {shops}”?', { code: 'amount', line: 'Ran {shops}' }],
  ['What did you do, and what was the result? Mention SQL.', { code: 'skill-use', skill: 'SQL' }],
])('a fix asks: %s', (text, fact) => {
  expect(questionText(fact, i18n)).toBe(text);
});

test('a code that only a newer server knows is left out', () => {
  expect(gateText({ code: 'of-tomorrow' } as never, i18n)).toBe('');
});
