import { afterAll, describe, expect, it } from 'vitest';
import { composeResume } from '#documents/compose-resume.ts';
import { resumeText } from '#documents/resume-text.ts';
import { parseResume } from '#domain/resume/parse/parse-resume.ts';
import { loadLexicon } from '#server/process/load-lexicon.ts';
import { outlineOf, readCase } from '#tests/support/resume-outline.ts';
import { createFileImporter } from './file-importer.ts';

const lexicon = loadLexicon();

describe('Word files of two columns are read as a careful person reads them', () => {
  // Reading right is what is tested here, not reading in time beside other tests.
  const importer = createFileImporter({ timeoutMs: 25_000 });
  afterAll(() => importer.close());

  const read = async (file: string) => {
    const { text, notices } = await importer.read(readCase(file));
    const { data } = parseResume(text, lexicon);
    return { text, notices, data };
  };

  const tess = {
    contact: {
      // The page's head and its title write it in small and in capital letters; either is the name.
      name: expect.stringMatching(/^Tess O’Connell$/i),
      email: 'tess.oconnell@example.com',
      phone: '207-555-0166',
      location: 'Portland, ME',
    },
    summary: 'Detail-oriented staff accountant with 8 years in small manufacturing and nonprofit.',
    jobs: [
      [
        'Staff Accountant @ Casco Bay Molding | 2018 – Present',
        'Responsible for month-end close and bank reconciliations for 3 entities',
        'Process payroll for 85 employees in ADP',
        'Reduced days payable errors by moving 1,100 vendors to ACH',
      ],
      [
        'Bookkeeper @ Gulf of Maine Trust | June 2014 – December 2017',
        'Handled accounts payable and receivable, about 200 invoices a month',
        'Prepared the annual audit binder and Form 990 schedules',
      ],
    ],
    education: ['BS Accounting @ University of Southern Maine | 2014'],
    skills: 'QuickBooks · Excel (pivot tables, VLOOKUP) · Payroll · Accounts payable · Month-end close',
    certifications: [],
    lost: '',
  };
  const headings = 'CONTACT SKILLS EDUCATION PROFILE EXPERIENCE';

  it.each([
    ['twocol.docx', ['[] CPA candidate', '[LANGUAGES] English, French'], 'Tess O Connell TESS O CONNELL'],
    ['twocol-sect.docx', ['[LANGUAGES] English, French'], ''],
  ])('%s', async (file, additional, oneOfTwoNames) => {
    const { text, notices, data } = await read(file);
    expect(notices).toEqual([]);
    expect(outlineOf(text, data, `${headings} ${oneOfTwoNames}`)).toEqual({ ...tess, additional });
  });

  it.each([['twocol.docx'], ['twocol-sect.docx']])('%s: the name is printed once', async (file) => {
    const printed = resumeText(composeResume((await read(file)).data, 'classic'));
    expect(printed.match(/tess o’connell/gi)).toHaveLength(1);
  });
});
