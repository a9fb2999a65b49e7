import { expect, test } from 'vitest';
import { pieceOf, slicePiece } from '../../language/piece.ts';
import type { LabeledPart, Passage } from './labeled.ts';
import { itemsOf, skillGroups } from './lists.ts';

const text = `Languages: Go, Python
Cloud & DevOps: Docker
Excel
Databases
Redis`;

/** The parts of one line, each with its label: G names a group, B is an item. */
function partsOf(line: string, labels: Readonly<Record<string, string>>): LabeledPart[] {
  const start = text.indexOf(line);
  const passage = pieceOf(text, start, start + line.length);
  return Object.entries(labels).map(([words, label], place) => {
    const at = line.indexOf(words);
    return {
      ...{ passage, piece: slicePiece(passage, at, at + words.length), text: words, label },
      ...{ start: at, end: at + words.length, kind: 'K', line: 1, features: [], chance: () => 1 },
      before: place === 0 ? 'first' : 'comma',
    };
  });
}

const parts = [
  ...partsOf('Languages: Go, Python', { Languages: 'G', Go: 'B', Python: 'B' }),
  ...partsOf('Cloud & DevOps: Docker', { Cloud: 'G', DevOps: 'G', Docker: 'B' }),
  ...partsOf('Excel', { Excel: 'B' }),
  ...partsOf('Redis', { Redis: 'B' }),
];
const lineOf = (kind: string, words: string) => {
  const start = text.indexOf(words);
  return { kind, piece: pieceOf(text, start, start + words.length) } as Passage;
};

const groupsUnder = (...passages: Passage[]) => {
  const skills = itemsOf(parts, 'K');
  return skillGroups(skills, parts, passages).map(({ name, places }) => [
    name.text,
    ...places.map((place) => skills[place]?.piece.text),
  ]);
};

test('skills belong to the name on their line, or to the one on a line of its own above them', () => {
  expect(groupsUnder(lineOf('G', 'Databases'))).toEqual([
    ['Languages', 'Go', 'Python'],
    ['Cloud & DevOps', 'Docker'],
    ['Databases', 'Redis'],
  ]);
});

test('a heading ends a group', () => {
  expect(groupsUnder(lineOf('G', 'Cloud & DevOps'), lineOf('HO', 'Databases')).at(-1)).toEqual([
    'Cloud & DevOps',
    'Excel',
  ]);
});
