import { z } from 'zod';
import { readingDoubts } from '#domain/resume/reading-notices.ts';
import { resumeData } from '#domain/resume/resume.ts';
import { endpoint } from './endpoint.ts';
import { newResume, resume } from './resume.ts';

/** A pasted text as it's read. Without doubts the reader is sure of it. */
const resumeReading = z.object({
  data: resumeData,
  doubts: z.array(z.enum(readingDoubts)),
  unsure: z.array(z.string()),
  unsureSources: resume.shape.unsureSources,
  /** What found no place, in the order of the text. */
  leftOver: z.array(z.string()),
});
export type ResumeReading = z.infer<typeof resumeReading>;

export const resumeReadingEndpoints = {
  readResumeText: endpoint({
    method: 'POST',
    path: '/api/resumes/reading',
    summary: 'What is read in a pasted resume, and whether somebody should look at that. Nothing is kept.',
    kind: 'json',
    caller: 'user',
    keepsNothing: true,
    body: newResume.pick({ originalContent: true }),
    response: resumeReading,
    limit: 'edit',
  }),
};
