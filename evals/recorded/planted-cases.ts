import path from 'node:path';
import { z } from 'zod';
import { editsOf, type Operation } from '#domain/rewrite/operations.ts';
import type { ProposedEdit } from '#server/engine/engine.ts';
import { createLocalEngine } from '#server/engine/local-engine.ts';
import { judgedLines } from '#server/features/resumes/judge-edits.ts';
import type { ModelOperations } from '#server/features/resumes/optimize-resume.prompt.ts';
import { canBeDone, firstOperations } from '#server/features/resumes/review-operations.ts';
import { judgePrompt, type ModelJudgments } from '#server/judging/judge-lines.prompt.ts';
import { loadLexicon } from '#server/process/load-lexicon.ts';
import { linesIn, openSet } from '../set-files.ts';
import { recordedFolder } from './cases.ts';
import { askAll, type Played } from './export-prompts.ts';
import { type Asked, askVersion, type Recorded, readRecorded, writePrompts } from './recordings.ts';

const plantedFolder = path.join(recordedFolder, 'planted');
const promptsFolder = path.join(plantedFolder, 'prompts');

const plantedLine = z.object({
  class: z.enum(['number', 'name', 'role', 'borrowed']),
  /** What exactly is false. */
  false: z.string(),
  op: z.unknown(),
});

/** A false operation by somebody who knew the format and none of the rules. */
export interface Planted {
  sort: z.output<typeof plantedLine>['class'];
  wrong: string;
  operation: Operation;
  /** What it would write, by field. */
  lines: { path: string; text: string }[];
}

/** One answer with as many false operations as fit beside each other, and the honest ones whose lines they leave free. */
export interface PlantedCase {
  each: Played;
  planted: Planted[];
  answer: { ops: Operation[]; questions: [] };
  judge: Recorded<ModelJudgments>;
  asked: Asked<unknown>;
}

export const plantedCases = (engine = createLocalEngine(loadLexicon())): PlantedCase[] =>
  askAll(engine).flatMap((each): PlantedCase[] => {
    const { writer } = each;
    const [kept, file] = [openSet(plantedFolder), `${each.number}.jsonl`];
    if (writer.state !== 'answered' || !kept.has(file)) return [];
    const pair = engine.readPair(each.source);
    const reading = { read: each.read, pair };
    const linesOf = (operation: Operation) =>
      editsOf(operation, { data: each.read.data, lines: pair.lines }).map(({ path: field, text }) => ({
        path: field,
        text,
      }));
    const planted = readPlanted(kept.read(file), each).map((one) => ({
      ...one,
      lines: linesOf(one.operation),
    }));
    return batchesOf(planted).map((batch, at) => {
      const ops = firstOperations(
        [...batch.map(({ operation }) => operation), ...writer.answer.ops].filter((one) =>
          canBeDone(one, reading),
        ),
        reading,
      );
      const edits: ProposedEdit[] = ops.flatMap((one) =>
        editsOf(one, { data: each.read.data, lines: pair.lines }),
      );
      const proposed = edits.flatMap((edit) => judgedLines(each.read.data, edit));
      const asked = askVersion(`${each.number}-planted-${at + 1}-judge`, judgePrompt(pair.lines, proposed));
      const answer = { ops, questions: [] as [] };
      return { each, planted: batch, answer, judge: readRecorded(promptsFolder, asked), asked };
    });
  });

export const exportPlanted = (): string[] =>
  writePrompts(
    promptsFolder,
    plantedCases().map(({ asked }) => asked),
  );

function readPlanted(table: string, { asked: [writing] }: ReturnType<typeof askAll>[number]) {
  if (!writing) return [];
  return linesIn(table).flatMap((line) => {
    const { class: sort, false: wrong, op } = plantedLine.parse(JSON.parse(line));
    const { ops } = writing.readAnswer({ ops: [op], questions: [] }) as ModelOperations;
    return ops.map((operation) => ({ sort, wrong, operation }));
  });
}

/** One operation a line: those of the same field go into different answers. */
function batchesOf(planted: readonly Planted[]): Planted[][] {
  const batches: Planted[][] = [];
  for (const one of planted) {
    const fields = new Set(one.lines.map(({ path: field }) => field));
    const isFree = (batch: Planted[]) =>
      batch.every(({ lines }) => lines.every(({ path: field }) => !fields.has(field)));
    const batch = batches.find(isFree);
    if (batch) batch.push(one);
    else batches.push([one]);
  }
  return batches;
}
