import { linesOfPath } from '#domain/resume/merged-changes.ts';
import { fieldAt } from '#domain/resume/resume-changes.ts';
import { editsOf, type Operation } from '#domain/rewrite/operations.ts';
import type { Progress } from '../../background/work-event-store.ts';
import type { Engine, EngineSource, Pair, ResumeReading } from '../../engine/engine.ts';
import { isStorable } from '../../http/storable-text.ts';
import { type ReviewStream, reviewStream } from '../../judging/review-stream.ts';
import type { EditOutcome } from './judge-edits.ts';

/** What became of an operation: of each edit that it is. */
export interface ReviewedOperation {
  operation: Operation;
  edits: readonly EditOutcome[];
}

export interface Reviewing {
  engine: Engine;
  source: EngineSource;
  read: ResumeReading;
  pair: Pair;
}

export const keyOf = (operation: Operation): string => JSON.stringify(operation);

/** Reviews the operations of an answer that is still being written, and tells those that passed. */
export function reviewOperations({
  progress,
  onReviewed,
  ...reviewing
}: Reviewing & {
  progress(progress: Progress): Promise<void>;
  onReviewed(reviewed: ReviewedOperation): void;
}): ReviewStream<Operation, ReviewedOperation> {
  const { lines } = reviewing.read;
  const numbers = new Map(lines.map(({ path }, index) => [path, index + 1]));
  return reviewStream<Operation, ReviewedOperation>({
    keyOf,
    review: (operations) => reviewAll(operations, reviewing),
    tell: async (_, reviewed) => {
      onReviewed(reviewed);
      for (const { edit, outcome } of reviewed.edits) {
        const [path = ''] = linesOfPath(edit.path);
        await progress({
          ...rewriting(numbers.get(path) ?? lines.length, lines.length),
          ...(outcome.outcome === 'change' ? { change: outcome.change } : {}),
        });
      }
    },
  });
}

/** Whether it can be done to this resume at all. Whether it's true is the judge's to say. */
export const canBeDone = (operation: Operation, reviewing: Pick<Reviewing, 'read' | 'pair'>): boolean =>
  editsIn(operation, reviewing).length > 0;

const editsIn = (
  operation: Operation,
  { read: { data }, pair: { lines } }: Pick<Reviewing, 'read' | 'pair'>,
) =>
  editsOf(operation, { data, lines }).filter(
    ({ path, text }) => text.length <= 4 * (fieldAt(data, path)?.length ?? 0) + 600 && isStorable(text),
  );

/** One operation a line: of several the first. Skills are told one by one. */
export function firstOperations(
  operations: readonly Operation[],
  reviewing: Pick<Reviewing, 'read' | 'pair'>,
): Operation[] {
  const taken = new Set<string>();
  return operations.filter((operation) => {
    const paths = editsIn(operation, reviewing).flatMap(({ path }) => linesOfPath(path));
    const isFree = !paths.some((path) => path !== 'skills' && taken.has(path));
    if (isFree) for (const path of paths) taken.add(path);
    return isFree;
  });
}

/** In one call: what is reviewed waits for its turn. */
export async function reviewAll(
  operations: readonly Operation[],
  { engine, source, ...reviewing }: Reviewing,
): Promise<ReviewedOperation[]> {
  const all = operations.map((operation) => ({ operation, edits: editsIn(operation, reviewing) }));
  const outcomes = await engine.review(
    source,
    all.flatMap(({ edits }) => edits),
  );
  let at = 0;
  return all.map(({ operation, edits }) => ({
    operation,
    edits: edits.flatMap((edit) => {
      const outcome = outcomes[at++];
      return outcome ? [{ edit, outcome }] : [];
    }),
  }));
}

export const rewriting = (done: number, total: number): Progress => ({ step: 'rewriting', done, of: total });
