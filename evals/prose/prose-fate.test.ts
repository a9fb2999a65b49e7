import { expect, test } from 'vitest';
import type { Lie } from '../lies/lie.ts';
import { tellInFirstPerson } from './first-person.ts';
import { proseFate, type ReportedProse, reachesPerson } from './prose-fate.ts';

const own = 'Bayview Clinic\nNurse, Harbor Clinic\nTrained 6 nurses at Harbor Clinic';
const lie: Lie = {
  id: 'a',
  resume: '001',
  class: 'number-changed',
  kind: 'letter',
  text: 'At Harbor Clinic, I trained 60 nurses. It was a good time.',
  claims: ['60 nurses'],
  posting: 'Harbor Clinic needs somebody who has used Epic.',
};

const proseOf = (sentences: string[], offers: string[] = [], kind: 'you' | 'job' = 'you'): ReportedProse => ({
  isByModel: true,
  texts: [sentences.join(' ')],
  sentences: sentences.map((text) => ({ text, kind, paragraph: 0, sources: [] })),
  offers: offers.map((text) => ({ text, faults: [], instead: '' })),
  errors: [],
});

test.each([
  ['shipped', 'as it was planted', lie, proseOf(['At Harbor Clinic, I trained 60 nurses.'])],
  ['shipped', 'by its claim alone', lie, proseOf(['Later there were 60 nurses.'])],
  ['asked', 'as an offer', lie, proseOf(['I trained 6 nurses.'], [lie.text])],
  ['stopped', 'not at all', lie, proseOf(['I trained 6 nurses.', 'It was a good time.'])],
])('a planted lie is %s: %s', (fate, _, planted, shown) => {
  expect(proseFate(planted, shown, own)).toBe(fate);
});

test('words of their own are a lie only where the planted sentence puts them', () => {
  const mixed = { ...lie, text: 'At Bayview Clinic, I trained 6 nurses.', claims: ['trained 6 nurses'] };
  expect(proseFate(mixed, proseOf(['At Harbor Clinic, I trained 6 nurses.']), own)).toBe('stopped');
  expect(proseFate(mixed, proseOf([mixed.text]), own)).toBe('shipped');
});

test('what the posting asks for may be said of the job, not of the person', () => {
  const posted = { ...lie, text: 'I have used Epic.', claims: ['Epic'] };
  expect(proseFate(posted, proseOf(['You need Epic.'], [], 'job'), own)).toBe('stopped');
  expect(proseFate(posted, proseOf(['My work is in Epic.']), own)).toBe('shipped');
});

test('a true text reaches the person whole, or not', () => {
  const text = 'Nurse | Harbor Clinic';
  expect(reachesPerson({ text }, proseOf(['Nurse'], ['Harbor Clinic']))).toBe(true);
  expect(reachesPerson({ text }, proseOf(['Nurse']))).toBe(false);
});

test.each([
  ['Cut costs by 12%.', 'I cut costs by 12%.'],
  ['At Quellmark, ran the bar.', 'At Quellmark, I ran the bar.'],
  ['RAN THE BAR.', 'I RAN THE BAR.'],
  ['Chief Grain Officer.', 'I am Chief Grain Officer.'],
  ['Bargeld und Kasse.', 'Bargeld und Kasse.'],
])('%s is told in the first person', (text, said) => {
  expect(tellInFirstPerson({ ...lie, kind: 'bullet', text }, 'letter').text).toBe(said);
});
