import { type Block, type ComposedResume, type Entry, labelText } from './compose-resume.ts';

/** A resume as a robot sees it: the words in reading order, one thing a line. Also what the scorer reads. */
export function resumeText(resume: ComposedResume): string {
  const head = [
    resume.name,
    resume.contact.map(({ text }) => text).join(' · '),
    resume.headlines.join(' · '),
  ];
  const sections = resume.sections.map(({ heading, blocks }) =>
    [heading, ...blocks.map(blockText)].filter((part) => part !== '').join('\n'),
  );
  const parts = [head.filter((line) => line !== '').join('\n'), ...sections];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}

function blockText(block: Block, index: number): string {
  if (block.kind === 'text') return block.text;
  if (block.kind === 'list') return pointLines(block.items);
  if (block.kind === 'terms') return `${labelText(block)} ${block.items.join(', ')}`.trim();
  const lines = entryText(block.entry);
  return index > 0 ? `\n${lines}` : lines;
}

function entryText({ title, date, organization, location, points }: Entry): string {
  const place = [organization, location].filter((part) => part !== '').join(', ');
  return [title, date, place, pointLines(points)].filter((line) => line !== '').join('\n');
}

const pointLines = (points: readonly string[]) => points.map((point) => `- ${point}`).join('\n');
