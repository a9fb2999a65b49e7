import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { evaluateDocuments } from './evaluate-documents.ts';
import { startPrinter } from './make-files.ts';
import { assertPoppler } from './read-files.ts';
import { readGold } from './read-gold.ts';

const scripts = readGold(join(import.meta.dirname, 'scripts'));
const printer = startPrinter();

afterAll(() => printer.close());

/** Sorting by place on the page, poppler moves dates and headings, and mixes the two columns of one template. */
const sortedByPoppler = / poppler (?:head apart|section out of order)| creative poppler /;

/** A small piece of `npm run eval -- documents`: two resumes in all templates, formats and readers. */
describe('documents, read by programs of others', () => {
  it('hold every field and bullet, in order and in letters that readers know', async () => {
    await assertPoppler();
    const resumes = scripts.filter(({ name }) => ['vietnamese', 'greek'].includes(name));
    const { files, all, misses } = await evaluateDocuments(printer, resumes);
    expect(files).toBe(60);
    const wrong = misses.filter((miss) => !sortedByPoppler.test(miss));
    expect(wrong).toEqual([]);
    const values = Object.fromEntries(Object.entries(all.toTree()).map(([name, { value }]) => [name, value]));
    expect(values).toMatchObject({
      ...{ contact: 1, employer_title_date: 1, section_order: 1, parity: 1 },
      ...{ bad_code_points: 0, letter_spaced: 0, type3_fonts: 0, untagged: 0, orphan_headings: 0 },
    });
  }, 120_000);
});
