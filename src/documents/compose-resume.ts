import { cleanText } from '#domain/language/readable-text.ts';
import { bulletsOf } from '#domain/resume/bullets.ts';
import type { ResumeData } from '#domain/resume/resume.ts';
import {
  type SectionId,
  sectionHeading,
  sectionIds,
  sectionOfHeading,
} from '#domain/resume/section-headings.ts';
import { ownHeading } from '#domain/resume/section-order.ts';
import type { TemplateId } from '#domain/resume/templates.ts';
import { groupSkills } from './group-skills.ts';
import { sectionOrder } from './section-order.ts';

export type ContactKind = 'email' | 'phone' | 'location' | 'linkedin' | 'github' | 'website';

export interface ContactItem {
  kind: ContactKind;
  text: string;
}

/** One job or one degree: what it was, when, where, and what was done. */
export interface Entry {
  title: string;
  date: string;
  organization: string;
  location: string;
  points: string[];
  /** Its place in the data, and that of each point: a screen leads from a line to its field. */
  path?: string;
  pointPaths?: string[];
}

export type Block =
  | { kind: 'text'; text: string; path?: string }
  | { kind: 'list'; items: string[]; paths?: string[] }
  /** With the name of the group they belong to, if any. */
  | { kind: 'terms'; label?: string; items: string[] }
  | { kind: 'entry'; entry: Entry };

export interface Section {
  id: SectionId | 'additional';
  /** Empty for text that stood under no heading. */
  heading: string;
  column: 'main' | 'side';
  blocks: Block[];
}

/** What appears in a document, in reading order. HTML, Word and text only dress it. */
export interface ComposedResume {
  language: string;
  direction: 'ltr' | 'rtl';
  name: string;
  contact: ContactItem[];
  /** Short lines that stand with the name: a headline, post-nominals, a portfolio. */
  headlines: string[];
  sections: Section[];
}

/** What it's called among the others, as the order of the sections has it. */
export const sectionName = ({ id, heading }: Pick<Section, 'id' | 'heading'>): string =>
  id === 'additional' ? heading : id;

const rightToLeft = /^(ar|he|fa|ur|yi|ps|sd|ckb)\b/;
const maxHeadlineLength = 100;

/** The only place that decides what appears in a document, and in which order. */
export function composeResume(data: ResumeData, template: TemplateId): ComposedResume {
  const { order, side } = sectionOrder(data, template);
  const language = data.language ?? 'en';
  const { headlines, rest } = takeHeadlines(data.additional ?? []);
  const blocks = blocksOfData(data);
  const headings = new Map<SectionId, string>();
  const additional: Section[] = [];
  for (const { heading, lines, paths } of rest) {
    const known = sectionOfHeading(heading);
    const own = blocksOfLines(lines, paths);
    if (!known) additional.push({ id: 'additional', heading, column: 'main', blocks: own });
    else {
      if (blocks[known].length === 0) headings.set(known, heading);
      blocks[known].push(...own);
    }
  }
  const sideFits = fitsBeside(
    blocks.summary,
    side.flatMap((id) => blocks[id]),
  );
  const sectionOf = (id: SectionId): Section => ({
    id,
    heading: headings.get(id) ?? sectionHeading(id, data.language),
    column: sideFits && side.includes(id) ? 'side' : 'main',
    blocks: blocks[id],
  });
  const ours = sectionIds.filter((id) => blocks[id].length > 0).map(sectionOf);
  return {
    language,
    direction: rightToLeft.test(language) ? 'rtl' : 'ltr',
    name: cleanText(data.personalInfo.name),
    contact: contactOf(data.personalInfo),
    headlines,
    sections: order.flatMap((name) =>
      [...ours, ...additional].filter((section) => sectionName(section) === name),
    ),
  };
}

/**
 * A side column must end on the first page: one that goes on would cut the main column's text in two. These
 * are the lines of a page below the name, and the letters on a line of each column, all taken carefully.
 */
const linesOfPage = 38;
const lettersOfLead = 70;
const lettersOfSide = 20;

function fitsBeside(lead: readonly Block[], side: readonly Block[]): boolean {
  const lines = (blocks: readonly Block[], letters: number) =>
    blocks.flatMap(textsOf).reduce((sum, text) => sum + Math.ceil(text.length / letters), 0);
  return lines(lead, lettersOfLead) + lines(side, lettersOfSide) <= linesOfPage;
}

/** What stands before the terms of a group, in every format. */
export const labelText = ({ label }: { label?: string }): string => (label ? `${label}:` : '');

const textsOf = (block: Block): string[] => {
  if (block.kind === 'text') return [block.text];
  if (block.kind === 'terms') return [labelText(block), ...block.items];
  return block.kind === 'entry' ? textsOfEntry(block.entry) : block.items;
};

const textsOfEntry = ({ title, date, organization, location, points }: Entry) => [
  ...[title, date, organization, location],
  ...points,
];

export function contactOf(info: Omit<ResumeData['personalInfo'], 'name'>): ContactItem[] {
  const kinds: readonly ContactKind[] = ['email', 'phone', 'location', 'linkedin', 'github', 'website'];
  // A user name alone says nothing on paper.
  const github = (info.github ?? '').trim().replace(/^@?([\w-]{1,39})$/, 'github.com/$1');
  return kinds
    .map((kind) => ({ kind, text: cleanText({ ...info, github }[kind] ?? '') }))
    .filter(({ text }) => text !== '');
}

function blocksOfData(data: ResumeData): Record<SectionId, Block[]> {
  const summary = cleanText(data.summary);
  const certifications = placed(data.certifications, 'certifications');
  return {
    summary: summary ? [{ kind: 'text', text: summary, path: 'summary' }] : [],
    experience: data.experience.flatMap((job, at) =>
      entryBlock({
        title: cleanText(job.title),
        date: dateRange(job.startDate, job.endDate),
        organization: cleanText(job.company),
        location: cleanText(job.location ?? ''),
        ...pointsOf(job.responsibilities, `experience.${at}.responsibilities`),
        path: `experience.${at}`,
      }),
    ),
    education: data.education.flatMap((study, at) =>
      entryBlock({
        title: cleanText(study.degree),
        date: cleanText(study.graduationDate),
        organization: cleanText(study.institution),
        location: cleanText(study.location ?? ''),
        ...pointsOf(study.details ?? [], `education.${at}.details`),
        path: `education.${at}`,
      }),
    ),
    skills: groupSkills(cleanSkills(data)).map(({ name, skills }) => ({
      kind: 'terms',
      ...(name !== '' && { label: name }),
      items: skills,
    })),
    certifications: certifications.items.length > 0 ? [{ kind: 'list', ...certifications }] : [],
  };
}

const cleanSkills = ({ skills, skillGroups = [] }: ResumeData) => ({
  skills: cleanTexts(skills),
  skillGroups: skillGroups.map((group) => ({
    name: cleanText(group.name),
    skills: cleanTexts(group.skills),
  })),
});

const cleanTexts = (texts: readonly string[] = []) => texts.map(cleanText).filter((text) => text !== '');

/** Texts that are shown, each with its place in the data. */
function placed(texts: readonly string[] = [], path: string): { items: string[]; paths: string[] } {
  const shown = texts
    .map((text, at) => ({ text: cleanText(text), path: `${path}.${at}` }))
    .filter(({ text }) => text !== '');
  return { items: shown.map(({ text }) => text), paths: shown.map((each) => each.path) };
}

/** A line that was split is several points in one place. */
function pointsOf(lines: readonly string[], path: string): Pick<Entry, 'points' | 'pointPaths'> {
  const points = lines.flatMap((line, at) =>
    cleanTexts(bulletsOf([line])).map((text) => ({ text, path: `${path}.${at}` })),
  );
  return { points: points.map(({ text }) => text), pointPaths: points.map((point) => point.path) };
}

/** An entry of which nothing is known is not shown. */
const entryBlock = (entry: Entry): Block[] =>
  textsOfEntry(entry).some((text) => text !== '') ? [{ kind: 'entry', entry }] : [];

function dateRange(start: string, end: string): string {
  return [cleanText(start), cleanText(end)].filter((date) => date !== '').join(' – ');
}

interface Additional {
  heading: string;
  lines: string[];
  paths: string[];
}

/** Short lines without a heading stand with the name, if they come before everything else. */
function takeHeadlines(additional: NonNullable<ResumeData['additional']>): {
  headlines: string[];
  rest: Additional[];
} {
  const groups = additional
    .map(({ heading, lines, unplaced }, at) => {
      const { items, paths } = placed(unplaced ? [] : lines, `additional.${at}.lines`);
      return { heading: ownHeading(heading), lines: items, paths };
    })
    .filter(({ lines }) => lines.length > 0);
  const [first, ...others] = groups;
  const standsWithName =
    first?.heading === '' && first.lines.every((line) => line.length <= maxHeadlineLength);
  return standsWithName ? { headlines: first.lines, rest: others } : { headlines: [], rest: groups };
}

function blocksOfLines(items: string[], paths: string[]): Block[] {
  const [only] = items;
  const [path = ''] = paths;
  return items.length === 1 && only !== undefined
    ? [{ kind: 'text', text: only, path }]
    : [{ kind: 'list', items, paths }];
}
