import path from 'node:path';
import type { ReadResume } from '#server/engine/engine.ts';
import { createLocalEngine } from '#server/engine/local-engine.ts';
import { judgePrompt, type ModelJudgments } from '#server/features/resumes/judge-lines.prompt.ts';
import { type JudgedLine, judgedLines, personLines } from '#server/features/resumes/judged-lines.ts';
import { type ModelEdits, optimizePrompt } from '#server/features/resumes/optimize-resume.prompt.ts';
import { isEditOf } from '#server/features/resumes/review-stream.ts';
import { loadLexicon } from '#server/load-lexicon.ts';
import { type Case, readCases, recordedFolder } from './cases.ts';
import { type Asked, ask, type Recorded, readRecorded, writePrompts } from './recordings.ts';

const promptsFolder = path.join(recordedFolder, 'prompts');

/** A case with what was asked about it and what was answered, as far as there are answers. */
export interface Played extends Case {
  read: ReadResume;
  writer: Recorded<ModelEdits>;
  /** What the writer proposed. */
  proposed: JudgedLine[];
  judge: Recorded<ModelJudgments>;
}

interface AskedCase extends Played {
  asked: Asked<unknown>[];
}

/** Writes the prompts that still have no answer. The judge's come once there's something to judge. */
export const exportPrompts = (): string[] =>
  writePrompts(
    promptsFolder,
    askAll().flatMap(({ asked }) => asked),
  );

export function askAll(): AskedCase[] {
  const engine = createLocalEngine(loadLexicon());
  return readCases().map((each) => askAbout(each, engine.read(each.source)));
}

function askAbout(each: Case, read: ReadResume): AskedCase {
  const writing = ask(`${each.number}-writer`, optimizePrompt(read));
  const writer = readRecorded(promptsFolder, writing);
  const edits = writer.state === 'answered' ? writer.answer.edits.filter(isEditOf(read.lines)) : [];
  const proposed = judgedLines(read, edits);
  const known = { ...each, read, writer, proposed };
  if (proposed.length === 0) return { ...known, judge: { state: 'open' }, asked: [writing] };
  const judging = ask(
    `${each.number}-judge`,
    judgePrompt(personLines(read.data, each.source.confirmed), proposed),
  );
  return { ...known, judge: readRecorded(promptsFolder, judging), asked: [writing, judging] };
}
