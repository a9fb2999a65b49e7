import { editsOf } from '#domain/rewrite/operations.ts';
import type { Pair, ProposedEdit, ResumeReading } from '#server/engine/engine.ts';
import { createLocalEngine } from '#server/engine/local-engine.ts';
import { judgedLines } from '#server/features/resumes/judge-edits.ts';
import { type ModelOperations, optimizePrompt } from '#server/features/resumes/optimize-resume.prompt.ts';
import { canBeDone, firstOperations } from '#server/features/resumes/review-operations.ts';
import { judgePrompt, type ModelJudgments } from '#server/judging/judge-lines.prompt.ts';
import type { JudgedLine } from '#server/judging/judge-lines.ts';
import { loadLexicon } from '#server/process/load-lexicon.ts';
import { asAnswered, type Case, promptsFolder, readCases } from './cases.ts';
import { letterCases } from './letter-cases.ts';
import { linkedinCases } from './linkedin-cases.ts';
import { hasSameLines } from './numbered-lines.ts';
import { type Asked, askVersion, type Recorded, readRecorded, writePrompts } from './recordings.ts';

/** A case with what was asked about it and what was answered, as far as there are answers. */
export interface Played extends Case {
  read: ResumeReading;
  writer: Recorded<ModelOperations>;
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
    ...letterCases(engine).flatMap(({ asked, judging }) => (judging ? [asked, judging] : [asked])),
    ...linkedinCases(engine).map(({ asked }) => asked),
  ]);
}

export function askAll(engine = createLocalEngine(loadLexicon())): AskedCase[] {
  return readCases().map((each) => askAbout(each, engine.read(each.source), engine.readPair(each.source)));
}

function askAbout(each: Case, read: ResumeReading, pair: Pair): AskedCase {
  // Numbers of lines hang on how it was read: the writer is asked once that's known.
  if (each.reading && !each.source.reading)
    return {
      ...{ ...each, read, proposed: [], asked: [each.reading] },
      ...{ writer: { state: 'open' as const }, judge: { state: 'open' as const } },
    };
  const prompt = asAnswered(each.set, 'writer', optimizePrompt(pair, read.posting));
  const writing = askVersion(`${each.number}-writer`, prompt);
  const writer = readRecorded(promptsFolder, writing, hasSameLines(writing.text));
  const operations =
    writer.state === 'answered' ? writer.answer.ops.filter((one) => canBeDone(one, { read, pair })) : [];
  const edits: ProposedEdit[] = firstOperations(operations, { read, pair }).flatMap((operation) =>
    editsOf(operation, { data: read.data, lines: pair.lines }),
  );
  const proposed = edits.flatMap((edit) => judgedLines(read.data, edit));
  const known = { ...each, read, writer, proposed };
  if (proposed.length === 0) return { ...known, judge: { state: 'open' }, asked: [writing] };
  const judging = askVersion(`${each.number}-judge`, judgePrompt(pair.lines, proposed));
  return { ...known, judge: readRecorded(promptsFolder, judging), asked: [writing, judging] };
}
