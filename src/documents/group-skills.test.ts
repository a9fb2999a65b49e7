import { expect, test } from 'vitest';
import { groupSkills } from './group-skills.ts';

const skillGroups = [
  { name: 'Languages', skills: ['Python', 'Go'] },
  { name: 'Databases', skills: ['PostgreSQL', 'MySQL'] },
];

test('skills come under their groups, and those of none last', () => {
  const skills = ['Python', 'Go', 'PostgreSQL', 'MySQL', 'Excel'];
  expect(groupSkills({ skills, skillGroups })).toEqual([...skillGroups, { name: '', skills: ['Excel'] }]);
  expect(groupSkills({ skills })).toEqual([{ name: '', skills }]);
  expect(groupSkills({})).toEqual([]);
});

test('the list decides: its order, its spelling, and what is a skill at all', () => {
  const skills = ['mySQL', 'PostgreSQL', 'GO'];
  expect(groupSkills({ skills, skillGroups })).toEqual([
    { name: 'Databases', skills: ['mySQL', 'PostgreSQL'] },
    { name: 'Languages', skills: ['GO'] },
  ]);
  expect(groupSkills({ skills: [], skillGroups })).toEqual([]);
});

test('a skill of two groups stands in both, once', () => {
  const both = [
    { name: 'Data', skills: ['Python', 'SQL'] },
    { name: 'Web', skills: ['Python'] },
  ];
  expect(groupSkills({ skills: ['Python', 'SQL', 'Python'], skillGroups: both })).toEqual(both);
});
