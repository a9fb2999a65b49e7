import type { ResumeData } from '#domain/resume/resume.ts';
import type { Pick } from '../chance.ts';
import type { Lie } from './lie.ts';

/** One true line of a resume, to lie about. */
export interface TrueLine {
  path: string;
  text: string;
  /** The job it stands under. */
  job: number;
}

export interface LieSource {
  data: ResumeData;
  lines: readonly TrueLine[];
}

export interface Made {
  kind: Lie['kind'];
  text: string;
  claims: readonly string[];
  path?: string;
  posting?: string;
}

/** Puts one lie into a true line; undefined where this line gives no occasion for it. */
export type MakeLie = (line: TrueLine, resume: LieSource, pick: Pick) => Made | undefined;
