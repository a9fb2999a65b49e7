import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type ResumeData, resumeData } from '#domain/resume.ts';

export interface GoldResume {
  name: string;
  text: string;
  gold: ResumeData;
}

export const splits = ['tune', 'held', 'odd', 'even'] as const;

export type Split = (typeof splits)[number];

/** The resumes of a folder; every third (or every second) is held out, so that rules are not bent to what they are measured by. */
export function readResumes(folder: string, split: Split | undefined): GoldResume[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .filter((file) => split === undefined || isIn(split, Number.parseInt(file, 10)))
    .map((file) => {
      const name = file.slice(0, -'.json'.length);
      const gold: unknown = JSON.parse(readFileSync(path.join(folder, file), 'utf8'));
      return {
        name,
        text: readFileSync(path.join(folder, `${name}.txt`), 'utf8'),
        gold: resumeData.parse(gold),
      };
    });
}

function isIn(split: Split, number: number): boolean {
  if (split === 'odd' || split === 'even') return number % 2 === (split === 'odd' ? 1 : 0);
  return (Math.floor((number - 1) / 2) % 3 === 2) === (split === 'held');
}
