import { expect, test } from 'vitest';
import { type FaultCode, faultCodes } from '#domain/claims/judgment.ts';
import { faultReasons } from './fault-reasons.ts';

const faultsOf = (code: FaultCode, claimed = '', source = '') => [{ code, claimed, source }];
const textsOf = (...args: Parameters<typeof faultReasons>) =>
  faultReasons(...args).map(({ message, values }) =>
    message.replace('{claimed}', values.claimed).replace('{source}', values.source),
  );

const verdicts = ['ask', 'reject'] as const;
const known = [
  ['', ''],
  ['Lead', ''],
  ['', 'worked with the team'],
  ['Lead', 'worked with the team'],
] as const;

test.each(verdicts)('%s: every fault has a plain sentence, whatever is known of it', (verdict) => {
  for (const code of faultCodes)
    for (const [claimed, source] of known) {
      const [text = '', ...more] = textsOf(faultsOf(code, claimed, source), verdict);
      expect(more).toEqual([]);
      expect(text).toMatch(/^[A-Z“].*[.”]$/u);
      expect(text).not.toMatch(/[{}]|“”|undefined/u);
      expect(text.length).toBeLessThan(120);
    }
});

test('red sentences are told apart by code, and speak of the rewrite', () => {
  const bare = faultCodes.map((code) => textsOf(faultsOf(code), 'reject')[0]);
  expect(new Set(bare).size).toBe(faultCodes.length);
  for (const text of bare) expect(text).toMatch(/^The rewrite /);
});

test('reads as somebody would say it', () => {
  expect(textsOf(faultsOf('act', 'Coordinate', 'work with the district team.'), 'ask')).toEqual([
    'You wrote “work with the district team.” “Coordinate” says more than that.',
  ]);
  expect(textsOf(faultsOf('number', '21', '12'), 'reject')).toEqual([
    'The rewrite said “21.” You wrote “12.”',
  ]);
  expect(textsOf(faultsOf('lost', '', '2019'), 'reject')).toEqual(['The rewrite left out “2019.”']);
});

test('says each thing once, and something for what it does not know', () => {
  expect(textsOf([...faultsOf('lost'), ...faultsOf('lost')], 'reject')).toHaveLength(1);
  expect(textsOf([...faultsOf('lost', '', 'one'), ...faultsOf('lost', '', 'two')], 'reject')).toHaveLength(2);
  const unknown = [{ code: 'of tomorrow' as FaultCode, claimed: '', source: '' }];
  expect(faultReasons(unknown, 'reject')).toEqual(faultReasons(faultsOf('wording'), 'reject'));
  expect(faultReasons([], 'reject')).toEqual(faultReasons(faultsOf('wording'), 'reject'));
});
