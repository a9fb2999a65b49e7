import { Registry } from 'prom-client';
import { type Block, type ComposedResume, composeResume } from '#documents/compose-resume.ts';
import { resumeDocx } from '#documents/resume-docx.ts';
import { resumeHtml } from '#documents/resume-html.tsx';
import type { ResumeLook } from '#documents/resume-page.tsx';
import { resumeText } from '#documents/resume-text.ts';
import type { ResumeData } from '#domain/resume/resume.ts';
import { fontCssFor } from '#server/printing/font-css.ts';
import { createPdfPrinter, type PdfPrinter } from '#server/printing/pdf-printer.ts';
import type { ExpectedSection } from './measure-reading.ts';

/** One resume in one template, as the product makes it. */
export interface MadeFiles {
  html: string;
  pdf: Uint8Array;
  docx: Uint8Array;
  text: string;
  sections: ExpectedSection[];
  hasColumns: boolean;
  /** Letters that no installed font has. */
  missingLetters: string[];
}

/** The product's own printer, with more time than a waiting person has. */
export function startPrinter(): PdfPrinter {
  const printer = createPdfPrinter(
    {
      CHROMIUM_PATH: '',
      PDF_PAGES: 2,
      PDF_QUEUE: 64,
      PDF_TIMEOUT_SECONDS: 30,
      PDF_RECYCLE_FILES: 500,
      PDF_RECYCLE_MEGABYTES: 400,
    },
    { warn: (...words: unknown[]) => console.error(...words) },
    new Registry(),
  );
  if (!printer.available())
    throw new Error('This evaluation prints PDF files. Install Chromium or its headless shell.');
  return printer;
}

export async function makeFiles(printer: PdfPrinter, data: ResumeData, look: ResumeLook): Promise<MadeFiles> {
  const resume = composeResume(data, look.template);
  const fonts = fontCssFor(look.template, JSON.stringify(resume), resume.language);
  const html = resumeHtml(resume, look, fonts.css);
  return {
    html,
    pdf: await printer.print(html),
    docx: await resumeDocx(resume, look),
    text: resumeText(resume),
    sections: expectedSections(resume),
    hasColumns: resume.sections.some(({ column }) => column === 'side'),
    missingLetters: fonts.missing,
  };
}

const expectedSections = ({ sections }: ComposedResume): ExpectedSection[] =>
  sections
    .filter(({ heading }) => heading !== '')
    .map(({ heading, blocks }) => ({
      heading,
      begins: blocks.slice(0, 1).flatMap(beginningsOf).map(firstWords),
    }));

/** An entry begins with its title, or with its date where a template puts that first. */
function beginningsOf(block: Block): string[] {
  if (block.kind === 'text') return [block.text];
  if (block.kind !== 'entry') return block.items.slice(0, 1);
  const { title, date, organization } = block.entry;
  return [title, date, organization].filter((text) => text !== '');
}

const firstWords = (text: string) => text.split(' ').slice(0, 3).join(' ').slice(0, 16);
