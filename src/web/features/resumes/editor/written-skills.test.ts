import { expect, test } from 'vitest';
import { readSkills, type Skills, writtenSkills } from './written-skills.ts';

const none: Skills = { skills: [], skillGroups: [] };
const grouped: Skills = {
  skills: ['Go', 'Python', 'AWS (ECS, Lambda)', 'Excel'],
  skillGroups: [
    { name: 'Languages', skills: ['Go', 'Python'] },
    { name: 'Cloud & DevOps', skills: ['AWS (ECS, Lambda)'] },
  ],
};

test('groups are written one a line with their name, and read again', () => {
  const text = 'Languages: Go, Python\nCloud & DevOps: AWS (ECS, Lambda)\nExcel';
  expect(writtenSkills(grouped)).toBe(text);
  expect(readSkills(text, none)).toEqual(grouped);
});

test('without groups it is a list as before', () => {
  const plain = { skills: ['Python', 'SQL'], skillGroups: [] };
  expect(writtenSkills(plain)).toBe('Python, SQL');
  expect(readSkills('Python, SQL', plain)).toEqual(plain);
});

test('skills with commas of their own stay whole', () => {
  const odd = {
    skills: ['Food, wine', 'Tea'],
    skillGroups: [{ name: 'Service', skills: ['Food, wine', 'Tea'] }],
  };
  expect(writtenSkills(odd)).toBe('Service: Food, wine; Tea');
  expect(readSkills(writtenSkills(odd), odd)).toEqual(odd);
});

test('a name that has no skills yet is no group, and a web address is none either', () => {
  expect(readSkills('Tools:\nExcel', none)).toEqual({ skills: ['Excel'], skillGroups: [] });
  expect(readSkills('https://example.com, SQL', none)).toEqual({
    skills: ['https://example.com', 'SQL'],
    skillGroups: [],
  });
});
