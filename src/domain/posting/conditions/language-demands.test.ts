import { expect, test } from 'vitest';
import { loadLexicon } from '#server/process/load-lexicon.ts';
import { readLanguageDemands } from './language-demands.ts';
import { sentencesOfPosting } from './posting-sentences.ts';

const lexicon = loadLexicon();

test.each([
  ['You look after our German customers.', []],
  ['You must know German tax law and French GAAP.', []],
  ['Our Spanish team needs you.', []],
  ['You speak German with our customers.', ['German']],
  ['German is required.', ['German']],
  ['Fluent German and Spanish required.', ['German', 'Spanish']],
  ['You serve German-speaking customers.', ['German']],
  ['German (C1).', ['German']],
  ['German is a plus.', []],
])('“%s” demands %j', (text, languages) => {
  const found = readLanguageDemands(sentencesOfPosting('Lab Technician', text), lexicon);
  expect(found).toEqual(languages);
});
