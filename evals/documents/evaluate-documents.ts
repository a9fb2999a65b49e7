import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pageSizeIds } from '#domain/resume/page-limits.ts';
import { type TemplateId, templateIds } from '#domain/resume/templates.ts';
import type { PdfPrinter } from '#server/printing/pdf-printer.ts';
import { Figures } from './figures.ts';
import { type MadeFiles, makeFiles } from './make-files.ts';
import { measureReading } from './measure-reading.ts';
import { orphanHeadings } from './orphan-headings.ts';
import {
  inspectPdf,
  type ReaderName,
  readByMammoth,
  readByPoppler,
  readByPopplerRaw,
  readByUnpdf,
  readerNames,
  readLinesByPoppler,
} from './read-files.ts';
import type { GoldResume } from './read-gold.ts';
import { haveSameWords } from './same-words.ts';

export interface TemplateFigures {
  all: Figures;
  readers: Map<ReaderName, Figures>;
}

export interface DocumentFigures {
  all: Figures;
  files: number;
  byTemplate: Map<TemplateId, TemplateFigures>;
  misses: string[];
}

/** How many resumes are worked on at once: poppler's programs take a processor each. */
const atOnce = 3;

/** Makes every resume in every template, reads each file with every reader, and adds up what was found. */
export async function evaluateDocuments(
  printer: PdfPrinter,
  resumes: readonly GoldResume[],
  templates: readonly TemplateId[] = templateIds,
): Promise<DocumentFigures> {
  const folder = mkdtempSync(path.join(tmpdir(), 'documents-'));
  const figures: DocumentFigures = { all: new Figures(), files: 0, byTemplate: new Map(), misses: [] };
  for (const template of templates) {
    const readers = new Map(readerNames.map((reader) => [reader, new Figures()]));
    figures.byTemplate.set(template, { all: new Figures(), readers });
  }
  const left = resumes.flatMap((resume, index) => templates.map((template) => ({ resume, index, template })));
  const work = async () => {
    for (let next = left.shift(); next; next = left.shift()) {
      const pageSize = pageSizeIds[next.index % pageSizeIds.length] ?? 'letter';
      const look = { template: next.template, colorScheme: 'teal', pageSize, fit: 0 } as const;
      const made = await makeFiles(printer, next.resume.data, look);
      await measureFiles(figures, { ...next, made, folder });
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  rmSync(folder, { recursive: true });
  return figures;
}

interface Case {
  resume: GoldResume;
  template: TemplateId;
  made: MadeFiles;
  folder: string;
}

async function measureFiles(
  figures: DocumentFigures,
  { resume, template, made, folder }: Case,
): Promise<void> {
  const ofTemplate = figures.byTemplate.get(template);
  if (!ofTemplate) throw new Error(`no figures for ${template}`);
  const file = path.join(folder, `${resume.name}-${template}.pdf`);
  writeFileSync(file, made.pdf);
  const readings = await readAll(file, made);
  const { type3Fonts, isTagged } = await inspectPdf(file);
  const headings = made.sections.map(({ heading }) => heading);
  const orphans = orphanHeadings(await readLinesByPoppler(file), resume.data, {
    headings,
    hasColumns: made.hasColumns,
  });
  const isSame = haveSameWords(made.html, readings.mammoth, readings.text);
  const note = (miss: string) => figures.misses.push(`${resume.name} ${template} ${miss}`);
  for (const reader of readerNames) {
    const measures = measureReading(readings[reader], resume.data, made.sections);
    const keepsOrder = reader !== 'poppler';
    for (const sums of [figures.all, ofTemplate.all, ofTemplate.readers.get(reader)]) {
      sums?.addReading(measures, { keepsOrder });
    }
    for (const miss of measures.misses) note(`${reader} ${miss}`);
  }
  for (const sums of [figures.all, ofTemplate.all]) {
    sums.addShare('parity', { found: isSame ? 1 : 0, of: 1 });
    sums.addCount('type3_fonts', type3Fonts);
    sums.addCount('untagged', isTagged ? 0 : 1);
    sums.addCount('orphan_headings', orphans.length);
    sums.addCount('missing_letters', made.missingLetters.length);
  }
  for (const orphan of orphans) note(`pdf orphan heading: ${orphan}`);
  if (!isSame) note('parity: HTML, Word and text differ');
  if (made.missingLetters.length > 0) note(`pdf no font has: ${made.missingLetters.join(' ')}`);
  figures.files += 3;
}

async function readAll(file: string, { pdf, docx, text }: MadeFiles): Promise<Record<ReaderName, string>> {
  const [poppler, raw, unpdf, mammoth] = await Promise.all([
    readByPoppler(file),
    readByPopplerRaw(file),
    readByUnpdf(pdf),
    readByMammoth(docx),
  ]);
  return { poppler, 'poppler-raw': raw, unpdf, mammoth, text };
}
