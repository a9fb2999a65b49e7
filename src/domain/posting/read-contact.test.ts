import { expect, test } from 'vitest';
import { loadLexicon } from '#server/process/load-lexicon.ts';
import { readContact } from './read-contact.ts';

const lexicon = loadLexicon();

test.each([
  [
    'Send a CV and a short letter saying why you want the job to Darren Hale, darren@hale.example.',
    'Darren Hale',
  ],
  ['Apply with a resume and a cover letter to our hospital manager, Laura Wexham.', 'Laura Wexham'],
  ['Send your CV and motivation letter to Saskia van Oorden (HR).', 'Saskia van Oorden'],
  ['Apply with CV and covering letter to Mrs Eilidh Garrow, Director.', 'Mrs Eilidh Garrow'],
  ['To arrange a visit, please contact Bridget Callow, Head of Nursery.', 'Bridget Callow'],
  ['For disability accommodations please contact Laura Smith.', null],
  ['The role reports to Laura Smith, Director of Rooms.', null],
  ['Send your resume to Harbor Foods.', null],
])('%s', (posting, contact) => expect(readContact(posting, lexicon)).toBe(contact));
