import type { ResumeFormat } from '#contract/resumes.ts';
import { jsonResume } from '#documents/json-resume.ts';
import { resumeText } from '#documents/resume-text.ts';
import type { FileAnswer } from '../../http/answers.ts';
import type { Parts } from '../../parts.ts';
import { fileAnswer } from '../../printing/file-answer.ts';
import { getResume } from './get-resume.ts';
import { composeRow, type FileParts, resumeFile } from './resume-file.ts';

/** Whoever has a resume may take it away in every form, whatever the plan is by now. */
export async function downloadResume(
  parts: FileParts & Pick<Parts, 'database'>,
  userId: string,
  id: string,
  format: ResumeFormat,
): Promise<FileAnswer> {
  const resume = await getResume(parts.database, userId, id);
  if (format === 'pdf' || format === 'docx') {
    const { bytes, readBack } = await resumeFile(parts, userId, resume, format);
    return fileAnswer(`resume.${format}`, format, bytes, readBack);
  }
  const { data, composed } = composeRow(resume);
  if (format === 'txt') {
    const bytes = Buffer.from(resumeText(composed));
    const readBack = await parts.reader.readBack({ format, bytes, document: composed });
    return fileAnswer('resume.txt', 'txt', bytes, readBack);
  }
  if (format === 'json') return fileAnswer('resume.json', 'json', jsonBytes(data));
  return fileAnswer('resume.jsonresume.json', 'json', jsonBytes(jsonResume(data)));
}

const jsonBytes = (value: unknown) => Buffer.from(`${JSON.stringify(value, null, 2)}\n`);
