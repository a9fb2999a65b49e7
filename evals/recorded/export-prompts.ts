import path from 'node:path';
import { createLocalEngine } from '#server/engine/local-engine.ts';
import { optimizePrompt } from '#server/features/resumes/optimize-resume.prompt.ts';
import { loadLexicon } from '#server/load-lexicon.ts';
import { readCases, recordedFolder } from './cases.ts';
import { ask, writePrompts } from './recordings.ts';

export const promptsFolder = path.join(recordedFolder, 'prompts');

/** The prompts that still have no answer. */
export function exportPrompts(): string[] {
  const engine = createLocalEngine(loadLexicon());
  const asked = readCases().map(({ number, source }) =>
    ask(`${number}-writer`, optimizePrompt(engine.read(source))),
  );
  return writePrompts(promptsFolder, asked);
}
