import { randomBytes, randomUUID } from 'node:crypto';
import { makeZip, type ZipPart } from './make-zip.ts';
import { sampleResume } from './sample-documents.ts';

const madeAt = '2026-01-01T00:00:00.000Z';

/** The row of a resume as an export holds it. */
export const archivedResume = (more: Readonly<Record<string, unknown>> = {}) => ({
  id: randomUUID(),
  title: 'Bridges',
  template_id: 'classic',
  color_scheme: 'teal',
  page_size: 'letter',
  fit: 0,
  original_content: `Maya Chen builds bridges. ${randomUUID()}`,
  job_posting: null,
  optimized_content: null,
  structured_data: sampleResume,
  parsed_data: sampleResume,
  ats_score: 70,
  score_before: 60,
  writer: null,
  changes: [],
  offers: [],
  reverted: [],
  questions: [],
  unsure: [],
  unsure_sources: [],
  notices: [],
  created_at: madeAt,
  updated_at: madeAt,
  ...more,
});

const stateOfVersion = {
  writer: null,
  data: sampleResume,
  changes: [],
  offers: [],
  reverted: [],
  questions: [],
  unsure: [],
  unsureSources: [],
  notices: [],
};

/** A version of that resume. */
export const archivedVersion = (
  resumeId: string,
  number: number,
  { content = {}, ...more }: { content?: object; [column: string]: unknown } = {},
) => ({
  resume_id: resumeId,
  number,
  reason: 'edited',
  content: { ...stateOfVersion, ...content },
  ats_score: 70,
  created_at: madeAt,
  ...more,
});

/** An export of these rows, by table. */
export const makeArchive = (rows: Readonly<Record<string, unknown>>): Buffer =>
  makeZip([
    { name: 'rows/public.users.json', content: '[]' },
    ...Object.entries(rows).map(
      ([table, content]): ZipPart => ({
        name: `rows/public.${table}.json`,
        content: JSON.stringify(content),
      }),
    ),
  ]);

/** An export of 44 MB: one resume whose 100 versions hold 587 kB each that no version of ours has. */
export function makeJunkArchive(): Buffer {
  const resume = archivedResume();
  const junk = () => randomBytes(440_000).toString('base64');
  const versions = Array.from({ length: 100 }, (_, at) =>
    archivedVersion(resume.id, at + 1, { content: { junk: junk() } }),
  );
  return makeArchive({ resumes: [resume], resume_versions: versions });
}
