import { expect, test } from 'vitest';
import { withArticles } from './articles.ts';

test.each([
  ['led team of five', 'led a team of five'],
  ['ran service when chef is off', 'ran service when the chef is off'],
  ['helped open and close branch', 'helped open and close the branch'],
  ['averaged 19 referrals a month against goal of 12', 'averaged 19 referrals a month against a goal of 12'],
  ['implemented Kafka consumer for batch claims', 'implemented a Kafka consumer for batch claims'],
  ['helped with Windows 11 rollout', 'helped with the Windows 11 rollout'],
  ['worked with EMR vendor on slow login problem', 'worked with an EMR vendor on a slow login problem'],
])('%s → %s', (line, told) => expect(withArticles(line)).toBe(told));

test.each([
  'helped open the second shop in 2017',
  'managed phone and insurance contracts',
  'wrote the how-to guide for parents',
  'took over controlled drug log after an audit',
  'screened them for programs',
  'supervised 2 team leads',
])('leaves alone: %s', (line) => expect(withArticles(line)).toBe(line));
