import { describe, expect, test } from 'vitest';
import { loadLexicon } from '#server/process/load-lexicon.ts';
import { readPostingHead } from './read-posting-head.ts';

const lexicon = loadLexicon();
const read = (posting: string) => readPostingHead(posting, lexicon);

describe('the head of a posting', () => {
  test.each([
    ['Line Cook (nights)\nBlue Door Kitchen\nAustin, TX\nWe cook.', 'Line Cook', 'Blue Door Kitchen'],
    [
      'Data Analyst, Claims\nCompany: Saltmarsh Health Plan, Inc.\nWe pay claims.',
      'Data Analyst',
      'Saltmarsh Health Plan',
    ],
    [
      'LINE COOK\nBLUE DOOR KITCHEN is hiring.\nAt Blue Door Kitchen we cook.',
      'Line Cook',
      'Blue Door Kitchen',
    ],
    [
      '<h1>Network Engineer</h1><p>Northmere Hospitals is a group of two hospitals.</p>',
      'Network Engineer',
      'Northmere Hospitals',
    ],
    [
      'Overview\nSaltmarsh Health Plan is a not-for-profit insurer.\nWe have one opening for a Claims Data Analyst.',
      'Claims Data Analyst',
      'Saltmarsh Health Plan',
    ],
    [
      'HEAD COOK WANTED!\nThe Larch Hotel & Lodge, Boise, ID\nWe have 60 rooms.',
      'Head Cook',
      'The Larch Hotel & Lodge',
    ],
    [
      'CITY OF STONY FORD, OREGON\nJob announcement\nTITLE: Library Assistant\nPay: $20',
      'Library Assistant',
      'City of Stony Ford',
    ],
    [
      'Part-Time Barista (16 hours)\n$14 an hour\nFern & Salt (the new one by the canal) needs a barista.',
      'Barista',
      'Fern & Salt',
    ],
    [
      'Web Developer\nRemote\nHi! We’re Quillgate. We make software for shelters.',
      'Web Developer',
      'Quillgate',
    ],
    [
      'Lab Technician\nSouthern Prairie Dairy Network\nSPDN runs nine plants.',
      'Lab Technician',
      'Southern Prairie Dairy Network',
    ],
    [
      'Senior Paralegal\nProvidence\nHale & Tansey Brook P.C. is a firm of 32 attorneys.',
      'Senior Paralegal',
      'Hale & Tansey Brook',
    ],
  ])('is read from %j', (posting, title, employer) => {
    expect(read(posting)).toMatchObject({ title, employer });
  });

  test.each([
    'Who are we?\nA small team that likes trucks.',
    'Job details\nPay: $20 an hour\nExcel is a must.',
    'From: support\nTo: assistant\nSubject: print WINNER-22',
    'CONFIDENTIAL POSITION\nOur client seeks somebody.',
    'Warehouse team\nWe are a family business with 30 people.\nThe Division pays weekly.',
    '',
  ])('is left open where it isn’t sure: %j', (posting) => {
    expect(read(posting)).toEqual({ title: null, employer: null, contact: null });
  });

  test.each([
    ['Contact: Dana Reyes, Hiring Manager', 'Dana Reyes'],
    ['Please apply to Ms. Okafor by Friday.', 'Ms. Okafor'],
    ['You will report to Ms. Okafor.', null],
    ['Send your resume to Human Resources.', null],
    ['Our founder, Dana Reyes, began in a garage.', null],
  ])('names who takes applications: %s', (line, contact) => {
    expect(read(`Line Cook\nBlue Door Kitchen\nAustin, TX\n${line}`).contact).toBe(contact);
  });
});
