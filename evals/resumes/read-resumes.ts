import { z } from 'zod';
import { type ResumeData, resumeData } from '#domain/resume/resume.ts';
import { openSet } from '../set-files.ts';
import { inSplit, type Split } from '../split.ts';

const meta = z.object({ meta: z.optional(z.object({ format: z.optional(z.string()) })) });

export interface GoldResume {
  name: string;
  text: string;
  gold: ResumeData;
  /** The layout that its writer says it has, or "". */
  family: string;
}

/** The resumes of a folder; every third is held out, so that rules are not bent to what they are measured by. */
export function readResumes(folder: string, split: Split | undefined): GoldResume[] {
  const set = openSet(folder);
  return set
    .list()
    .filter((file) => file.endsWith('.json'))
    .filter((file) => inSplit(file, split))
    .map((file) => {
      const name = file.slice(0, -'.json'.length);
      const gold: unknown = JSON.parse(set.read(file));
      return {
        name,
        text: set.read(`${name}.txt`),
        gold: resumeData.parse(gold),
        family: meta.parse(gold).meta?.format ?? '',
      };
    });
}
