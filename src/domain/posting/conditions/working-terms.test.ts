import { expect, test } from 'vitest';
import { sentencesOfPosting } from './posting-sentences.ts';
import { readWorkingTerms } from './working-terms.ts';

/** What a text says outright, without what it denies or only makes possible. */
const termsIn = (text: string) =>
  readWorkingTerms(sentencesOfPosting('Lab Technician', text)).flatMap(({ term, isDenied, isOption }) =>
    isDenied || isOption ? [] : [term],
  );

test.each([
  ['Rotating shifts including nights.', ['nights']],
  ['Shifts are 10 pm to 6 am.', ['nights']],
  ['Day shifts only, no nights.', []],
  ['Nobody from this team covers the wards at night.', []],
  ['Every second weekend is worked.', ['weekends']],
  ['Saturdays from 8 to 12 in turns.', ['weekends']],
  ['Weekends off.', []],
  ['Monday to Friday, nine to five.', []],
  ['The role involves 40% travel to client sites.', ['travel']],
  ['Travel: 40%', ['travel']],
  ['Expect to be away two or three nights a week.', ['travel']],
  ['No travel is required.', []],
  ['Benefits: travel reimbursement, travel insurance and a travel card.', []],
  ['We build software for travel and hospitality.', []],
  ['You visit families in the city.', []],
  ['Hybrid: three days in the office.', ['hybrid']],
  ['Monday and Thursday with us, otherwise at home.', ['hybrid']],
  ['All payroll work is done on the premises.', ['onsite']],
  ['Remote work is possible.', []],
])('“%s” says %j', (text, terms) => {
  expect(termsIn(text)).toEqual(expect.arrayContaining(terms));
  expect(termsIn(text).length > 0).toBe(terms.length > 0);
});
