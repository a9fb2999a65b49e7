import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

function readTable(fileName: string) {
  const [header = '', ...lines] = readFileSync(`public-data/${fileName}`, 'utf8').trimEnd().split('\n');
  return { header: header.split('\t'), rows: lines.map((line) => line.split('\t')) };
}

describe('skills', () => {
  const types = [
    'tool',
    'technology',
    'method',
    'knowledge',
    'equipment',
    'practice',
    'soft',
    'regulation',
    'credential',
    'human-language',
  ];
  const families =
    'accounting administration agriculture allied-health arts-media automotive aviation banking beauty childcare cleaning construction customer-service data dental design education energy engineering-civil engineering-electrical engineering-mechanical environment finance food general government hospitality hr insurance it-operations laboratory legal logistics management manufacturing maritime marketing medicine military nursing pharmacy public-safety real-estate religion retail sales science security social-work software sports trades translation transport veterinary warehouse writing'.split(
      ' ',
    );
  const { header, rows } = readTable('skills.tsv');
  const skills = rows.map(([name = '', type = '', family = '', ambiguous = '', aliases = '']) => ({
    name,
    type,
    family,
    ambiguous,
    aliases: aliases === '' ? [] : aliases.split('|'),
  }));

  test('every line has the five columns', () => {
    expect(header).toEqual(['name', 'type', 'family', 'ambiguous', 'aliases']);
    expect(rows.filter((row) => row.length !== header.length)).toEqual([]);
  });

  test('there are thousands of them, over the whole labor market', () => {
    expect(skills.length).toBeGreaterThanOrEqual(2_700);
    const sparse = families.filter((family) => skills.filter((skill) => skill.family === family).length < 40);
    expect(sparse).toEqual([]);
    expect(skills.filter((skill) => skill.type === 'human-language').length).toBeGreaterThanOrEqual(100);
  });

  test('types, families and the mark come from closed lists', () => {
    expect(skills.filter((skill) => !types.includes(skill.type))).toEqual([]);
    expect(skills.filter((skill) => !families.includes(skill.family))).toEqual([]);
    expect(skills.filter((skill) => !['', 'y'].includes(skill.ambiguous))).toEqual([]);
  });

  test('no name or alias is empty or has loose spaces', () => {
    const forms = skills.flatMap((skill) => [skill.name, ...skill.aliases.map(withoutMark)]);
    expect(forms.filter((form) => form === '' || form !== form.trim() || form.includes('  '))).toEqual([]);
  });

  test('no name or alias stands for two skills', () => {
    const seen = new Map<string, string>();
    const twice: string[] = [];
    for (const skill of skills) {
      for (const form of [skill.name, ...skill.aliases.map(withoutMark)]) {
        const key = form.toLowerCase();
        const earlier = seen.get(key);
        if (earlier !== undefined) twice.push(`${form}: ${earlier} and ${skill.name}`);
        seen.set(key, skill.name);
      }
    }
    expect(twice).toEqual([]);
  });

  test('a form of one or two letters is marked as ambiguous, but for a few that mean one thing', () => {
    const safe = ['UX'];
    const unmarked = skills.flatMap((skill) => [
      ...(skill.ambiguous === 'y' ? [] : [skill.name]),
      ...skill.aliases.filter((alias) => !alias.startsWith('~')),
    ]);
    expect(unmarked.filter((form) => /^\p{Script=Latin}{1,2}$/u.test(form) && !safe.includes(form))).toEqual(
      [],
    );
  });

  test('lines are sorted by family, then by name', () => {
    const keys = skills.map((skill) => `${skill.family}\t${skill.name.toLowerCase()}`);
    expect(keys.filter((key, index) => index > 0 && key < (keys[index - 1] ?? ''))).toEqual([]);
  });
});

/** `~` before an alias marks it as ambiguous; it is no part of the alias. */
function withoutMark(alias: string) {
  return alias.replace(/^~/, '');
}
