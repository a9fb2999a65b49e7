import { describe, expect, it } from 'vitest';
import type { Requirement } from '#domain/posting/requirements/extract-requirements.ts';
import { loadLexicon } from '#server/load-lexicon.ts';
import { orderSkills } from './order-skills.ts';

const lexicon = loadLexicon();
const ask = (name: string, level: Requirement['level']): Requirement => ({
  quote: name,
  start: 0,
  end: 0,
  name,
  kind: 'skill',
  level,
  skills: [name],
});

describe('the order of skills', () => {
  it('brings what the posting must have to the first place', () => {
    expect(orderSkills(['Typing', 'SQL', 'Zendesk'], [ask('SQL', 'must')], lexicon)).toEqual([
      'SQL',
      'Typing',
      'Zendesk',
    ]);
  });

  it.each([
    ['what is only welcome', ['Typing', 'SQL'], [ask('SQL', 'nice')]],
    ['what comes first already', ['SQL', 'Typing', 'Python'], [ask('SQL', 'must'), ask('Python', 'must')]],
    ['a qualification', ['Cert III Electrotechnology', 'SQL'], [ask('SQL', 'must')]],
    ['a license', ['Electrical license', 'Typing', 'SQL'], [ask('SQL', 'must')]],
  ])('stays for %s', (_, skills, asks) => {
    expect(orderSkills(skills, asks, lexicon)).toBeUndefined();
  });
});
