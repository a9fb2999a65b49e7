import fc from 'fast-check';
import { expect, test } from 'vitest';
import { loadLexicon } from '#server/load-lexicon.ts';
import { createEvidence } from './evidence.ts';
import { guardText } from './guard-text.ts';
import type { TextKind } from './guard-types.ts';

const source = `Imogen Trask, PharmD
Boise, Idaho | imogen.trask@example.com

Summary
Hospital pharmacist with eight years behind the counter. Spanish (intermediate).

Experience
Staff Pharmacist, Cinder Butte Hospital, Boise, ID
June 2020 - Present
- Verify about 240 orders per shift and support the sepsis stewardship committee.
- Helped roll out barcode scanning on 6 wards, which cut dispensing errors by 31%.
- Coordinate the rotation of four residents with the school of pharmacy.

Pharmacist, Larkspur Drugs, Nampa, ID
July 2018 - May 2020
- Filled 300 prescriptions a day with two technicians.
- Gave flu shots at three clinics; 1,150 doses in the 2019 season.

Education
Doctor of Pharmacy, Snake River University, 2018

Licenses
Idaho Pharmacist License P00000
Pharmacotherapy specialist exam scheduled for March 2027

Skills
Epic Willow, Pyxis, sterile compounding

Awards
Finalist, Preceptor of the Year, 2024`;

const lexicon = loadLexicon();
const evidence = createEvidence(source, lexicon, { now: new Date('2026-11-01T00:00:00Z') });
const flagsOf = (text: string, kind: TextKind = 'bullet') => guardText(evidence, { text, kind }).flags;
const lines = source.split('\n').filter((line) => line.trim() !== '');

test.each<[string, TextKind]>([
  ['I am applying for the post at Palouse Ridge Clinic, and I would welcome a conversation.', 'letter'],
  ['You ask for Cerner and oncology: I have verified about 240 orders per shift.', 'letter'],
  ['Run sterile compounding and verify about 240 orders per shift at CBH.', 'linkedin'],
  ['Gave more than 1,000 flu shots in the 2019 season.', 'bullet'],
])('lets pass %s', (text, kind) => {
  expect(flagsOf(text, kind).filter(({ severity }) => severity === 'hard')).toEqual([]);
});

test.each<[string, TextKind, string]>([
  ['Filled 500 prescriptions a day with two technicians.', 'bullet', 'number'],
  ['Filled 300 prescriptions an hour with two technicians.', 'bullet', 'unit'],
  ['Hospital pharmacist with over fifteen years of experience.', 'summary', 'years'],
  ['Doctor of Pharmacy, Snake River University, 2016', 'education', 'date'],
  ['Doctor of Pharmacy, Stanford University, 2018', 'education', 'institution'],
  ['Director of Pharmacy | Sterile Compounding', 'headline', 'title'],
  ['Fluent Spanish', 'skill', 'language'],
  ['Verify about 240 orders per shift in Cerner.', 'bullet', 'skill'],
  ['Winner of the 2024 Preceptor of the Year award.', 'linkedin', 'award'],
  ['I was promoted to Staff Pharmacist at Cinder Butte Hospital.', 'linkedin', 'promotion'],
  ['Led the rollout of barcode scanning on 6 wards.', 'bullet', 'role'],
  [
    'At Cinder Butte Hospital, gave flu shots at three clinics; 1,150 doses in the 2019 season.',
    'bullet',
    'mixed-jobs',
  ],
  [
    'Filled 300 prescriptions a day with two technicians, resulting in record neighbourhood loyalty.',
    'bullet',
    'wording',
  ],
])('flags %s', (text, kind, expected) => {
  expect(flagsOf(text, kind).map((flag) => flag.kind)).toContain(expected);
});

test.each<[string, TextKind]>([
  ['Check roughly 240 orders every shift and assist the sepsis stewardship committee.', 'bullet'],
  ['With 2 technicians, filled 300 prescriptions a day.', 'bullet'],
  ['Dispensing errors dropped by 31 percent.', 'bullet'],
  ['A careful, patient hospital pharmacist with eight years behind the counter.', 'summary'],
  ['I would welcome the chance to meet your team.', 'letter'],
  ['Pharmacist at Larkspur Drugs (07/2018 – 05/2020)', 'bullet'],
  ['STAFF PHARMACIST', 'headline'],
])('lets %s pass', (text, kind) => {
  expect(flagsOf(text, kind)).toEqual([]);
});

test('tells the source of each sentence and the reason of each flag', () => {
  const [sentence] = guardText(evidence, {
    text: 'Filled 500 prescriptions a day with two technicians.',
    kind: 'bullet',
  }).sentences;
  const [span] = sentence?.support ?? [];
  expect(source.slice(span?.start, span?.end)).toContain('Filled 300 prescriptions');
  expect(sentence?.flags[0]?.why).toBe('Your resume says 300, not 500.');
  expect(sentence?.flags[0]?.severity).toBe('hard');
});

test('takes what the person confirmed as evidence, and never the posting', () => {
  const text = 'Verify about 240 orders per shift in Cerner.';
  const confirmed = createEvidence(source, lexicon, {
    now: new Date(0),
    confirmed: ['I used Cerner at Cinder Butte Hospital.'],
  });
  expect(
    guardText(confirmed, { text, kind: 'bullet' }).flags.filter(({ severity }) => severity === 'hard'),
  ).toEqual([]);
  expect(guardText(evidence, { text, kind: 'bullet', posting: 'We use Cerner.' }).flags).not.toEqual([]);
});

test('never flags a line of the source, word for word', () => {
  fc.assert(fc.property(fc.constantFrom(...lines), (line) => flagsOf(line.replace(/^- /, '')).length === 0));
});

test('always flags a changed digit of a number', () => {
  const numbered = lines.filter((line) => /^- .*(?<![\d,])\d{2,}(?![\d,])/.test(line) && !/2019/.test(line));
  fc.assert(
    fc.property(fc.constantFrom(...numbered), fc.integer({ min: 1, max: 8 }), (line, step) => {
      const changed = line
        .replace(/^- /, '')
        .replace(/(?<![\d,])(\d)(?=\d)/, (digit) => String(((Number(digit) - 1 + step) % 9) + 1));
      return changed === line.replace(/^- /, '') || flagsOf(changed).some(({ kind }) => kind === 'number');
    }),
  );
});

test('gives the same answer to the same text, whatever it is', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 120 }), (text) => {
      const once = guardText(evidence, { text, kind: 'summary' });
      expect(guardText(evidence, { text, kind: 'summary' })).toEqual(once);
      for (const flag of once.flags) expect(text.slice(flag.start, flag.end)).toBe(flag.claim);
    }),
  );
});
