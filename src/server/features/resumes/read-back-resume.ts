import type { ReadBack } from '#domain/resume/read-back.ts';
import type { Parts } from '../../parts.ts';
import { getResume } from './get-resume.ts';
import { type FileParts, resumeFile } from './resume-file.ts';

/** What a machine reads in the very file that a download hands out. */
export async function readBackResume(
  parts: FileParts & Pick<Parts, 'database'>,
  userId: string,
  id: string,
  format: 'pdf' | 'docx',
): Promise<ReadBack> {
  const resume = await getResume(parts.database, userId, id);
  const { readBack } = await resumeFile(parts, userId, resume, format);
  return readBack;
}
