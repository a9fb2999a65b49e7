import type { Engine, ResumeReading } from '../../engine/engine.ts';

/** What is read in a text before anything is made of it. */
export const readResumeText = (engine: Engine, content: string): Promise<ResumeReading> =>
  engine.read({ content, posting: null, confirmed: [], settled: [] });
