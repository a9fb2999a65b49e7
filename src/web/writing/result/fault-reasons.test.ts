import { expect, test } from 'vitest';
import { type FaultCode, faultCodes } from '#domain/claims/judgment.ts';
import { faultReasons } from './fault-reasons.ts';

const told = (code: FaultCode, claimed = '', source = '') => [{ code, claimed, source }];
const textsOf = (...args: Parameters<typeof faultReasons>) =>
  faultReasons(...args).map(({ message, values }) =>
    message.replace('{claimed}', values.claimed).replace('{source}', values.source),
  );

const lanes = ['amber', 'red'] as const;
const known = [
  ['', ''],
  ['Lead', ''],
  ['', 'worked with the team'],
  ['Lead', 'worked with the team'],
] as const;

test.each(lanes)('%s: every fault has a plain sentence, whatever is known of it', (lane) => {
  for (const code of faultCodes)
    for (const [claimed, source] of known) {
      const [text = '', ...more] = textsOf(told(code, claimed, source), lane);
      expect(more).toEqual([]);
      expect(text).toMatch(/^[A-Z“].*[.”]$/u);
      expect(text).not.toMatch(/[{}]|“”|undefined/u);
      expect(text.length).toBeLessThan(120);
    }
});

test('red sentences are told apart by code, and speak of the rewrite', () => {
  const bare = faultCodes.map((code) => textsOf(told(code), 'red')[0]);
  expect(new Set(bare).size).toBe(faultCodes.length);
  for (const text of bare) expect(text).toMatch(/^The rewrite /);
});

test('reads as somebody would say it', () => {
  expect(textsOf(told('act', 'Coordinate', 'work with the district team.'), 'amber')).toEqual([
    'You wrote “work with the district team.” “Coordinate” says more than that.',
  ]);
  expect(textsOf(told('number', '21', '12'), 'red')).toEqual(['The rewrite said “21.” You wrote “12.”']);
  expect(textsOf(told('lost', '', '2019'), 'red')).toEqual(['The rewrite left out “2019.”']);
});

test('says each thing once, and something for what it does not know', () => {
  expect(textsOf([...told('lost'), ...told('lost')], 'red')).toHaveLength(1);
  expect(textsOf([...told('lost', '', 'one'), ...told('lost', '', 'two')], 'red')).toHaveLength(2);
  const unknown = [{ code: 'of tomorrow' as FaultCode, claimed: '', source: '' }];
  expect(faultReasons(unknown, 'red')).toEqual(faultReasons(told('wording'), 'red'));
  expect(faultReasons([], 'red')).toEqual(faultReasons(told('wording'), 'red'));
});
