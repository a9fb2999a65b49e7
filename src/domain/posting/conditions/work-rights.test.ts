import { expect, test } from 'vitest';
import { loadLexicon } from '#server/process/load-lexicon.ts';
import { sentencesOfPosting } from './posting-sentences.ts';
import { readWorkRights } from './work-rights.ts';

const lexicon = loadLexicon();
const rightsIn = (text: string) => readWorkRights(sentencesOfPosting('Technician', text), lexicon);

test.each([
  ['You must be able to work weekends.', false],
  ['You must be able to work in a small team.', false],
  ['You must be able to work in Germany.', true],
  ['You must be legally able to work here.', true],
  ['You must be eligible to work in the UK.', true],
  ['Only seniors are permitted to work from home.', false],
  ['No work permit needed.', false],
])('the right to work is demanded by “%s”: %s', (text, isNeeded) => {
  expect(rightsIn(text).isRightNeeded).toBe(isNeeded);
});

test.each([
  ['We sponsor visas, no matter where you live now.', true],
  ['If you do not have the right to work, we will sponsor you.', true],
  ['Visa sponsorship is available if you do not have a permit.', true],
  ['We help with the visa and do not ask for German.', true],
  ['H-1B transfers are welcome.', true],
  ['We sponsor your skilled worker visa.', true],
  ['We do not sponsor visas.', false],
  ['Visa sponsorship is not available.', false],
  ['Applicants who require sponsorship will not be considered.', false],
  ['Sponsorship: no', false],
  ['You must be able to work without sponsorship.', false],
  ['You obtain building permits and help with permit drawings.', undefined],
  ['We can not ship without a permit from the city.', undefined],
  ['Our gateway supports Visa and Mastercard.', undefined],
  ['You support executive sponsors of the project.', undefined],
])('sponsorship by “%s”: %s', (text, isOffered) => {
  expect(rightsIn(text).sponsorship?.isOffered).toBe(isOffered);
});

test.each([
  ['You must enjoy working with senior citizens.', false],
  ['You need to answer citizen inquiries.', false],
  ['U.S. citizenship is required.', true],
  ['Only citizens of Canada may apply.', true],
])('“%s” is for citizens only: %s', (text, isForCitizens) => {
  expect(rightsIn(text).isForCitizens).toBe(isForCitizens);
});
