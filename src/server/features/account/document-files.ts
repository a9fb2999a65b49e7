import { z } from 'zod';
import { composeLetter } from '#documents/compose-letter.ts';
import { composeResume } from '#documents/compose-resume.ts';
import { jsonResume } from '#documents/json-resume.ts';
import { letterText } from '#documents/letter-text.ts';
import { resumeOfRow } from '#documents/resume-of-row.ts';
import { resumeText } from '#documents/resume-text.ts';
import { defaultTemplateId, templateIds } from '#domain/resume/templates.ts';
import type { PersonRow } from './export-store.ts';

interface DocumentFile {
  name: string;
  text: string;
}

const resumeRow = z.object({
  id: z.string(),
  title: z.string(),
  template_id: z.enum(templateIds).catch(defaultTemplateId),
  structured_data: z.unknown(),
  optimized_content: z.string().nullable(),
  original_content: z.string(),
});
const letterRow = z.object({ id: z.string(), title: z.string(), content: z.string() });

/** A document in the forms that other programs read; of any other row nothing. */
export function documentFilesOf({ place, content }: PersonRow): DocumentFile[] {
  if (place === 'public.resumes') return resumeFiles(resumeRow.parse(content));
  if (place === 'public.cover_letters') return letterFiles(letterRow.parse(content));
  return [];
}

function resumeFiles(row: z.infer<typeof resumeRow>): DocumentFile[] {
  const name = nameOf('resume', row);
  const structured = row.structured_data === null ? null : JSON.stringify(row.structured_data);
  // One that was not optimized yet is its pasted text.
  if (structured === null && row.optimized_content === null)
    return [{ name: `${name}.txt`, text: row.original_content }];
  const data = resumeOfRow(structured, row.optimized_content);
  return [
    { name: `${name}.txt`, text: resumeText(composeResume(data, row.template_id)) },
    { name: `${name}.json`, text: `${JSON.stringify(jsonResume(data), null, 2)}\n` },
  ];
}

const letterFiles = (row: z.infer<typeof letterRow>): DocumentFile[] => [
  { name: `${nameOf('cover-letter', row)}.txt`, text: letterText(composeLetter(row.content)) },
];

/** The title is for people; the id tells documents of the same title apart. */
function nameOf(kind: string, { id, title }: { id: string; title: string }): string {
  const words = title
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 40);
  return [kind, words, id.slice(0, 8)].filter(Boolean).join('-');
}
