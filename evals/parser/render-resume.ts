import { chanceOf, pickWith, shuffled } from '../chance.ts';
import { goldOfTags } from '../labeled/gold-of-tags.ts';
import { readTags, type TaggedText } from '../labeled/tagged-resume.ts';
import type { LabeledResume } from './examples.ts';
import { headerOfJob, type RenderedJob, styleOfEntries } from './render-jobs.ts';
import {
  certificateLines,
  otherSections,
  type RenderingTools,
  section,
  skillLines,
} from './render-sections.ts';
import { headerOfStudy, studyLayouts } from './render-studies.ts';
import { newCompany, type ValuePool } from './render-values.ts';
import { bit, lineText, plain, type TaggedLine, wrapLine, writeTagged } from './tagged-lines.ts';

/** Writes what a labeled resume says in another layout, with some of its values exchanged for those of others. */
export function renderResume(resume: LabeledResume, pool: ValuePool, seed: number): TaggedText {
  const chance = chanceOf(seed);
  for (let warm = 0; warm < 5; warm += 1) chance();
  const pick = pickWith(chance);
  const tools: RenderingTools = {
    ...{ pool, language: resume.meta.language ?? 'en', chance, pick },
    bullet: pick(['- ', '• ', '* ', '•\t', '', '   ', '', '– ', 'o  ', '▪ ', '→ ', '+ ', '✓ ', '· ', '> ']),
    gap: chance() < 0.7,
    heading: {
      style: pick(['plain', 'plain', 'plain', 'plain', 'colon', 'frame', 'hash', 'rule', 'spaced', 'gap']),
      frame: pick(['===', '---', '***', '~~~', '★', '//', '■', '——', '◆', '[ ]']),
      rule: pick(['-', '=', '_', '~']),
      isUpper: chance() < 0.4,
    },
  };
  const gold = goldOfTags(resume);
  const sections = [
    section('summary', gold.summary === '' ? [] : [[bit('sum', gold.summary)]], tools),
    section('jobs', jobLines(gold, tools), tools),
    section('studies', studyLines(gold, tools), tools),
    section('skills', skillLines(gold.skills ?? [], tools), tools),
    section('certificates', certificateLines(gold.certifications ?? [], tools), tools),
    ...otherSections(tools),
  ].filter((lines) => lines.length > 0);
  const [first = [], ...others] = sections;
  const ordered = chance() < 0.5 ? [first, ...shuffled(others, chance)] : sections;
  const lines = [...topLines(gold, tools), ...ordered.flatMap((one) => [...one, []])];
  return readTags(finish(lines, gold.personalInfo.name, tools));
}

type Gold = ReturnType<typeof goldOfTags>;

function topLines(
  { personalInfo: { name, email, phone, location, linkedin } }: Gold,
  { chance, pick, pool }: RenderingTools,
): TaggedLine[] {
  const contact: [string, string, string][] = [
    ['loc', location, 'Address'],
    ['phone', phone, pick(['Phone', 'Tel', 'Cell', 'Mobile'])],
    ['email', email, pick(['Email', 'E-mail', 'Mail'])],
    ['linkedin', linkedin ?? '', 'LinkedIn'],
  ];
  const isLabeled = chance() < 0.2;
  const parts = shuffled(contact, chance)
    .filter(([, value]) => value !== '')
    .map(
      ([tag, value, label]): TaggedLine =>
        isLabeled ? [bit('f', label), plain(': '), bit(tag, value)] : [bit(tag, value)],
    );
  const mark = pick([' | ', ' • ', ', ', ' · ', '   ', ' / ', ' – ']);
  const isOneLine = chance() < 0.6;
  const joined = isOneLine
    ? [parts.flatMap((part, place) => (place === 0 ? part : [plain(mark), ...part]))]
    : parts;
  const title = pick(pool.titles);
  return [
    [bit('name', chance() < 0.1 ? name.toUpperCase() : name)],
    ...(chance() < 0.3 ? [[bit('a0', title)]] : []),
    ...joined.filter((line) => line.length > 0),
    [],
  ];
}

function jobLines(gold: Gold, tools: RenderingTools): TaggedLine[] {
  const { chance, pick, pool, bullet, gap, language } = tools;
  const style = styleOfEntries(chance, pick);
  const hasNotes = chance() < 0.2;
  const isParagraph = chance() < 0.12;
  const noPlaces = chance() < 0.3;
  const jobs: RenderedJob[] = gold.experience.map((job, place) => ({
    ...{ number: place + 1, numbers: String(place + 1), isFurther: false },
    title: chance() < 0.6 ? pick(pool.titles) : job.title || pick(pool.titles),
    company: job.company === '' ? '' : chance() < 0.65 ? newCompany(pool, language, chance) : job.company,
    location: noPlaces ? '' : chance() < 0.7 ? pick([...pool.places, '']) : (job.location ?? ''),
    ...{ start: job.startDate, end: job.endDate, told: job.responsibilities },
  }));
  groupJobs(jobs, !style.labels && !style.cells && chance() < 0.5, chance);
  return jobs.flatMap((job) => {
    const lines = headerOfJob(job, style, chance, pick);
    if (hasNotes && pool.jobNotes.length > 0 && chance() < 0.6) lines.push([bit('a', pick(pool.jobNotes))]);
    const bullets = isParagraph
      ? [job.told.map((one) => (/[.!?。]$/u.test(one) ? one : `${one}.`)).join(' ')]
      : job.told;
    const sign = isParagraph ? '' : bullet;
    lines.push(
      ...bullets
        .filter((one) => one !== '')
        .map((one): TaggedLine => [plain(sign), bit(`r${job.number}`, one)]),
    );
    return gap ? [...lines, []] : lines;
  });
}

/** Some jobs follow each other at one employer, which is named once. */
function groupJobs(jobs: RenderedJob[], mayGroup: boolean, chance: () => number): void {
  let first: RenderedJob | undefined;
  for (const job of jobs) {
    if (first && mayGroup && first.company !== '' && job.company !== '' && chance() < 0.3) {
      job.company = first.company;
      job.isFurther = true;
      first.numbers += `,${job.number}`;
    } else first = job;
  }
}

function studyLines(gold: Gold, { chance, pick, pool, bullet, gap }: RenderingTools): TaggedLine[] {
  const layout = pick(studyLayouts);
  const marks = {
    between: pick([', ', ' | ', ' – ', ' - ', '   ', '\t', ' · ', ' / ']),
    beforeDate: pick([', ', ' (', '\t', '    ', ' | ', ' – ', ' ', ' · ']),
    beforePlace: pick([', ', ' – ', ' (', ' · ', ' | ']),
  };
  return gold.education.flatMap((study, place) => {
    const lines = headerOfStudy(
      {
        number: place + 1,
        degree: study.degree !== '' && chance() < 0.5 ? pick(pool.degrees) : study.degree,
        school: study.institution !== '' && chance() < 0.5 ? pick(pool.schools) : study.institution,
        location: chance() < 0.5 ? '' : (study.location ?? pick([...pool.places, ''])),
        date: study.graduationDate,
      },
      layout,
      marks,
    );
    if (pool.studyNotes.length > 0 && chance() < 0.35)
      lines.push([plain(chance() < 0.5 ? bullet : ''), bit('a', pick(pool.studyNotes))]);
    return gap && layout.length > 1 ? [...lines, []] : lines;
  });
}

/** Breaks lines, repeats the head of the page, writes all in small letters, lays a column beside: as copies come. */
function finish(lines: TaggedLine[], name: string, { chance, pick, bullet }: RenderingTools): string {
  const width = pick([0, 0, 0, 78, 88, 98, 64]);
  const indent = bullet.trim() !== '' && chance() < 0.4 ? '  ' : '';
  const hyphens = chance() < 0.4;
  const wrapped =
    width === 0
      ? lines
      : lines.flatMap((line) =>
          lineText(line).includes('\t') ? [line] : wrapLine(line, width, indent, hyphens),
        );
  if (chance() < 0.12 && wrapped.length > 20) {
    const at = Math.floor(wrapped.length * (0.35 + chance() * 0.4));
    wrapped.splice(at, 0, [
      bit('f', `${name} ${pick(['– Page 2', '| 2', '- Resume - 2', '(page 2 of 2)'])}`),
    ]);
  }
  const isSmall = chance() < 0.04;
  const cased = isSmall
    ? wrapped.map((line) => line.map((one) => ({ ...one, text: one.text.toLowerCase() })))
    : wrapped;
  return `${writeTagged(cased.filter((line, place) => line.length > 0 || (cased[place - 1]?.length ?? 0) > 0))}\n`;
}
