import { describe, expect, it } from 'vitest';
import { loadLexicon } from '#server/load-lexicon.ts';
import { createEvidence } from './evidence.ts';
import { guardText } from './guard-text.ts';
import type { TextKind } from './guard-types.ts';

const source = `Robin Vale
Baker

EXPERIENCE
Baker, Corner Oven, Leeds
2019 - present
- Bake 300 loaves a day and train two apprentices.

EDUCATION
BSc Food Science, University of Marlow, minor in Nutrition, 2018
MSc Food Safety, University of Marlow: 30 of 180 credits completed

CERTIFICATES
Level 3 Food Hygiene, 2022
HACCP Auditor: exam booked for March 2027
Forklift licence, expired 2021

AWARDS
Shortlisted, National Baker of the Year, 2023
Second place, Yorkshire Bread Contest, 2022
Employee of the Quarter, 2021`;

const evidence = createEvidence(source, loadLexicon(), { now: new Date('2026-11-01T00:00:00Z') });
const hardFlags = (text: string, kind: TextKind) =>
  guardText(evidence, { text, kind }).flags.filter(({ severity }) => severity === 'hard');

describe('credentials and awards as far as they have got', () => {
  it.each<[string, TextKind]>([
    ['Named National Baker of the Year in 2023.', 'bullet'],
    ['Took first place at the Yorkshire Bread Contest in 2022.', 'bullet'],
    ['Employee of the Year, 2021', 'certification'],
    ['HACCP Auditor', 'certification'],
    ['Baker who holds a current forklift licence.', 'summary'],
    ['MSc Food Safety, University of Marlow', 'education'],
    ['BSc Food Science and Nutrition, University of Marlow, 2018', 'education'],
  ])('flags %s', (text, kind) => {
    expect(hardFlags(text, kind)).not.toEqual([]);
  });

  it.each<[string, TextKind]>([
    ['Shortlisted for National Baker of the Year in 2023.', 'bullet'],
    ['Came second place at the Yorkshire Bread Contest in 2022.', 'bullet'],
    ['Employee of the Quarter, 2021', 'certification'],
    ['HACCP Auditor (exam booked for March 2027)', 'certification'],
    ['Level 3 Food Hygiene', 'certification'],
    ['BSc Food Science, University of Marlow, 2018', 'education'],
  ])('lets %s pass', (text, kind) => {
    expect(hardFlags(text, kind)).toEqual([]);
  });
});
