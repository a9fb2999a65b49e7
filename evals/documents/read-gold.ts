import path from 'node:path';
import { z } from 'zod';
import { type ResumeData, resumeData } from '#domain/resume/resume.ts';
import { openSet } from '../set-files.ts';

export interface GoldResume {
  name: string;
  data: ResumeData;
}

const tagged = z.object({ meta: z.object({ language: z.string().optional() }).optional() });

/** Every `*.json` of a folder; the language may stand in `meta`. */
export function readGold(folder: string): GoldResume[] {
  const set = openSet(folder);
  return set
    .list()
    .filter((file) => file.endsWith('.json'))
    .map((file) => {
      const json: unknown = JSON.parse(set.read(file));
      const data = resumeData.parse(json);
      const { meta } = tagged.parse(json);
      const language = data.language ?? meta?.language;
      return {
        name: path.basename(file, '.json'),
        data: language === undefined ? data : { ...data, language },
      };
    });
}
