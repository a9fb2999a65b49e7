import { parse } from 'csv-parse/sync';
import { cleanText, readableText } from '#domain/language/readable-text.ts';
import { maxResumeLength } from '#domain/resume/resume-limits.ts';
import { checkLinkedin, linkedinBounds } from './file-kind.ts';
import { decodeText } from './plain-text.ts';
import { RefusedFile } from './refused-file.ts';
import { openZip } from './unzip.ts';

/** The form's fields as far as the archive has them; '' for what it doesn't tell. */
export interface LinkedinFields {
  currentHeadline: string;
  currentAbout: string;
  jobTitle: string;
  industry: string;
  experience: string;
  skills: string;
}

type Row = Readonly<Record<string, string>>;

interface Tables {
  profile: Row | undefined;
  positions: readonly Row[];
  skills: readonly string[];
}

const maxTableBytes = 4 * 1024 * 1024;
const maxRows = 5_000;
const maxRecordLength = 200_000;

/** What the archive, or one of its three tables, says of the person. Throws `RefusedFile` where the fault is the file's. */
export async function readLinkedin(bytes: Buffer): Promise<LinkedinFields> {
  const tables = checkLinkedin(bytes) === 'zip' ? tablesOfZip(bytes) : tablesOf([bytes]);
  const fields = fieldsOf(tables);
  if (Object.values(fields).every((text) => text === '')) throw new RefusedFile('notLinkedin');
  return fields;
}

/** Each of the three by its own name, in whatever folder; of several the one nearest to the top. */
function tablesOfZip(bytes: Buffer): Tables {
  const { names, entries, unzip } = openZip(bytes, linkedinBounds);
  const wanted = ['profile.csv', 'positions.csv', 'skills.csv'].flatMap((file) => {
    const found = names.filter((name) => name.toLowerCase().split('/').at(-1) === file);
    return found.sort((one, other) => one.split('/').length - other.split('/').length).slice(0, 1);
  });
  if (wanted.length === 0) throw new RefusedFile('notLinkedin');
  if (wanted.some((name) => (entries.get(name)?.size ?? 0) > maxTableBytes)) throw new RefusedFile('tooMuch');
  return tablesOf(wanted.flatMap((name) => unzip(name) ?? []));
}

/** Tables are told apart by their columns: files are renamed. */
function tablesOf(files: readonly Buffer[]): Tables {
  const tables: Tables = { profile: undefined, positions: [], skills: [] };
  for (const rows of files.map(rowsOf)) {
    const columns = Object.keys(rows[0] ?? {});
    const has = (...names: string[]) => names.every((name) => columns.includes(name));
    if (has('company name', 'title')) tables.positions = rows;
    else if (has('headline') || has('summary')) tables.profile = rows[0];
    else if (has('name') && columns.length === 1)
      tables.skills = rows.map(({ name = '' }) => cleanText(name));
  }
  return tables;
}

function rowsOf(bytes: Buffer): Row[] {
  if (bytes.length > maxTableBytes) throw new RefusedFile('tooMuch');
  try {
    return parse(decodeText(bytes), {
      bom: true,
      columns: (header: string[]) => header.map((name) => cleanText(name).toLowerCase()),
      skip_empty_lines: true,
      relax_column_count: true,
      max_record_size: maxRecordLength,
      to: maxRows,
    }) as Row[];
  } catch (error) {
    const isTooLong = (error as { code?: string }).code === 'CSV_MAX_RECORD_SIZE';
    throw new RefusedFile(isTooLong ? 'tooMuch' : 'damaged');
  }
}

function fieldsOf({ profile = {}, positions, skills }: Tables): LinkedinFields {
  const now = positions.find(({ 'finished on': end = '' }) => end.trim() === '') ?? positions[0];
  return {
    currentHeadline: cleanText(profile.headline ?? '').slice(0, 1_000),
    currentAbout: whole(linesOf(profile.summary ?? ''), '\n', maxResumeLength),
    jobTitle: cleanText(now?.title ?? '').slice(0, 200),
    industry: cleanText(profile.industry ?? '').slice(0, 200),
    experience: whole(positions.map(experienceOf), '\n', maxResumeLength),
    skills: whole([...new Set(skills)], ', ', 4_000),
  };
}

/** "Team Lead, Target, Mar 2019 – Present: …": as a person would type it. */
function experienceOf(row: Row): string {
  const field = (name: string) => cleanText(row[name] ?? '');
  const started = field('started on');
  const dates = started === '' ? '' : `${started} – ${field('finished on') || 'Present'}`;
  const head = [field('title'), field('company name'), dates].filter(Boolean).join(', ');
  const lines = linesOf(row.description ?? '');
  return lines.length < 2 ? [head, ...lines].filter(Boolean).join(': ') : [`${head}:`, ...lines].join('\n');
}

const linesOf = (text: string): string[] =>
  readableText(text.replace(/\r\n?/g, '\n'))
    .split('\n')
    .map(cleanText)
    .filter((line) => line !== '');

/** As many as fit, none of them cut; a single one that is too long ends with a word. */
function whole(parts: readonly string[], joint: string, longest: number): string {
  let text = '';
  for (const part of parts.filter(Boolean)) {
    const longer = text === '' ? part : `${text}${joint}${part}`;
    if (longer.length > longest) break;
    text = longer;
  }
  const [first = ''] = parts.filter(Boolean);
  return text !== '' || first === '' ? text : first.slice(0, longest).replace(/\s+\S*$/u, '');
}
