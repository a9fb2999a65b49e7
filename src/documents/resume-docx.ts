import { HeadingLevel, type IParagraphOptions, Paragraph, Tab, TabStopType, TextRun } from 'docx';
import { type Block, type ComposedResume, type Entry, labelText, type Section } from './compose-resume.ts';
import { pageSizes } from './page-sizes.ts';
import type { ResumeLook } from './resume-page.tsx';
import { resumeStyles } from './resume-styles.ts';
import type { TemplateLook } from './template-look.ts';
import { templateLooks } from './template-looks.ts';
import { wordFile } from './word-file.ts';
import { textRuns } from './word-text.ts';

const twipsPerPx = 1440 / 96;

/** A resume as a Word file: one column in every template, with real headings, lists and tabs. */
export function resumeDocx(
  resume: ComposedResume,
  look: ResumeLook,
  dress: TemplateLook = templateLooks[look.template],
): Promise<Uint8Array> {
  const { margin, date, document, numbering } = resumeStyles(resume, look, dress);
  const { widthPx, heightPx } = pageSizes[look.pageSize];
  const size = { width: Math.round(widthPx * twipsPerPx), height: Math.round(heightPx * twipsPerPx) };
  const textWidth = size.width - margin.left - margin.right;
  const paper: Paper = { direction: resume.direction, textWidth, date };
  const children = [...headOf(resume, paper), ...resume.sections.flatMap((part) => sectionOf(part, paper))];
  return wordFile(
    { title: `${resume.name} – Resume`, author: resume.name, language: resume.language },
    { styles: document, numbering, sections: [{ properties: { page: { size, margin } }, children }] },
  );
}

/** What every paragraph needs to know of the sheet it stands on. */
interface Paper {
  direction: ComposedResume['direction'];
  textWidth: number;
  date: { bold: boolean; italics: boolean; color?: string };
}

type Style = Pick<IParagraphOptions, 'heading' | 'style' | 'numbering'>;

const paragraph = (text: string, { direction }: Pick<Paper, 'direction'>, style: Style = {}) =>
  new Paragraph({
    ...style,
    ...(direction === 'rtl' && { bidirectional: true }),
    children: textRuns(text, direction),
  });

export function headOf(
  resume: Pick<ComposedResume, 'name' | 'contact' | 'headlines'>,
  paper: Pick<Paper, 'direction'>,
): Paragraph[] {
  const lines = [resume.contact.map(({ text }) => text).join(' · '), resume.headlines.join(' · ')];
  return [
    paragraph(resume.name, paper, { heading: HeadingLevel.TITLE }),
    ...lines.filter((line) => line !== '').map((line) => paragraph(line, paper, { style: 'Contact' })),
  ];
}

function sectionOf({ heading, blocks }: Section, paper: Paper): Paragraph[] {
  const title = heading === '' ? [] : [paragraph(heading, paper, { heading: HeadingLevel.HEADING_1 })];
  return [...title, ...blocks.flatMap((block) => blockOf(block, paper))];
}

function blockOf(block: Block, paper: Paper): Paragraph[] {
  if (block.kind === 'text') return [paragraph(block.text, paper)];
  if (block.kind === 'list') return pointsOf(block.items, paper);
  if (block.kind === 'terms')
    return [paragraph(`${labelText(block)} ${block.items.join(', ')}`.trim(), paper)];
  return entryOf(block.entry, paper);
}

const pointsOf = (points: readonly string[], paper: Paper) =>
  points.map((point) => paragraph(point, paper, { numbering: { reference: 'points', level: 0 } }));

/** Title and date share a line; the date goes first where there is no title, as everywhere. */
function entryOf({ title, date, organization, location, points }: Entry, paper: Paper): Paragraph[] {
  const place = [organization, location].filter((part) => part !== '').join(', ');
  return [
    ...(title === '' && date === '' ? [] : [titleLine(title, date, paper)]),
    ...(place === '' ? [] : [paragraph(place, paper, { style: 'Place' })]),
    ...pointsOf(points, paper),
  ];
}

function titleLine(title: string, date: string, { direction, textWidth, date: style }: Paper): Paragraph {
  const gap = title !== '' && date !== '' ? [new TextRun({ children: [new Tab()] })] : [];
  return new Paragraph({
    heading: HeadingLevel.HEADING_2,
    ...(direction === 'rtl' && { bidirectional: true }),
    tabStops: [{ type: TabStopType.RIGHT, position: textWidth }],
    children: [
      ...(title === '' ? [] : textRuns(title, direction)),
      ...gap,
      ...(date === '' ? [] : textRuns(date, direction, style)),
    ],
  });
}
