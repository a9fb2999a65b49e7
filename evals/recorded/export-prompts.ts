import type { ResumeReading } from '#server/engine/engine.ts';
import { createLocalEngine } from '#server/engine/local-engine.ts';
import { judgedLines } from '#server/features/resumes/judged-lines.ts';
import { type ModelEdits, optimizePrompt } from '#server/features/resumes/optimize-resume.prompt.ts';
import { isEditOf } from '#server/features/resumes/review-edits.ts';
import { judgePrompt, type ModelJudgments } from '#server/judging/judge-lines.prompt.ts';
import type { JudgedLine } from '#server/judging/judge-lines.ts';
import { personLines } from '#server/judging/person-lines.ts';
import { loadLexicon } from '#server/load-lexicon.ts';
import { type Case, promptsFolder, readCases } from './cases.ts';
import { letterCases } from './letter-cases.ts';
import { linkedinCases } from './linkedin-cases.ts';
import { type Asked, ask, type Recorded, readRecorded, writePrompts } from './recordings.ts';

/** A case with what was asked about it and what was answered, as far as there are answers. */
export interface Played extends Case {
  read: ResumeReading;
  writer: Recorded<ModelEdits>;
  /** What the writer proposed. */
  proposed: JudgedLine[];
  judge: Recorded<ModelJudgments>;
}

interface AskedCase extends Played {
  asked: Asked<unknown>[];
}

/** Writes the prompts that still have no answer. The judge's come once there's something to judge. */
export function exportPrompts(): string[] {
  const engine = createLocalEngine(loadLexicon());
  return writePrompts(promptsFolder, [
    ...askAll(engine).flatMap(({ asked }) => asked),
    ...letterCases(engine).map(({ asked }) => asked),
    ...linkedinCases(engine).map(({ asked }) => asked),
  ]);
}

export function askAll(engine = createLocalEngine(loadLexicon())): AskedCase[] {
  return readCases().map((each) => askAbout(each, engine.read(each.source)));
}

function askAbout(each: Case, read: ResumeReading): AskedCase {
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
