import { z } from 'zod';
import { editReasons } from '#domain/rewrite/edit-reasons.ts';
import type { Progress } from '../../background/work-store.ts';
import type { Engine, EngineSource, ProposedEdit, ReadResume, ReviewedEdit } from '../../engine/engine.ts';
import { isStorable } from '../../storable-text.ts';

export interface ReviewStream {
  /** Takes an answer as far as it has arrived. */
  take(partial: unknown): void;
  /** Tells nothing more, and gives what was reviewed until now. */
  end(): Promise<ReviewedLines>;
}

export interface ReviewedLines {
  /** In the order in which they came. */
  edits: readonly ProposedEdit[];
  /** By `keyOf`. */
  outcomes: ReadonlyMap<string, ReviewedEdit>;
}

const completeEdit = z.object({
  path: z.string(),
  text: z.string(),
  reason: z.enum(editReasons),
});

export const keyOf = ({ path, text, reason }: ProposedEdit): string => JSON.stringify([path, text, reason]);

/**
 * Reviews the lines of an answer that is still being written, each as soon as another one follows it, and tells those
 * that passed. An edit that is cut off is never looked at. Whatever goes wrong here costs no more than the early
 * view: the finished answer is reviewed in any case.
 */
export function reviewStream({
  engine,
  source,
  lines,
  progress,
}: {
  engine: Engine;
  source: EngineSource;
  lines: ReadResume['lines'];
  progress(progress: Progress): Promise<void>;
}): ReviewStream {
  const numbers = new Map(lines.map(({ path }, index) => [path, index + 1]));
  const isEdit = isEditOf(lines);
  const reviewed = new Map<string, ReviewedEdit>();
  const edits: ProposedEdit[] = [];
  let begun = 0;
  let arrived: ProposedEdit[] = [];
  let running: Promise<void> | undefined;
  let isOver = false;

  const tell = async ({ path }: ProposedEdit, outcome: ReviewedEdit) => {
    const done = numbers.get(path) ?? lines.length;
    await progress({
      ...rewriting(done, lines.length),
      ...(outcome.outcome === 'change' ? { change: outcome.change } : {}),
    });
  };
  const reviewNew = async () => {
    for (;;) {
      const fresh = arrived.filter((edit) => isEdit(edit) && !reviewed.has(keyOf(edit)));
      if (isOver || fresh.length === 0) return;
      const outcomes = await engine.review(source, fresh);
      for (const [index, edit] of fresh.entries()) {
        const outcome = outcomes[index];
        if (!outcome) continue;
        reviewed.set(keyOf(edit), outcome);
        edits.push(edit);
        if (!isOver) await tell(edit, outcome);
      }
    }
  };
  return {
    take: (partial) => {
      const all = editsOf(partial);
      // Most pieces only make the last edit longer, and that one is not looked at yet.
      if (all.length === begun) return;
      begun = all.length;
      arrived = completeOf(all);
      running ??= reviewNew()
        .catch(() => {})
        .finally(() => {
          running = undefined;
        });
    },
    end: async () => {
      isOver = true;
      await running;
      return { edits, outcomes: reviewed };
    },
  };
}

/**
 * Whether something is an edit at all: of a line that there is, in text that can be kept, and not many times as long
 * as the line. Whether it is true is the guard's to say.
 */
export function isEditOf(lines: ReadResume['lines']): (edit: ProposedEdit) => boolean {
  const lengths = new Map(lines.map(({ path, text }) => [path, text.length]));
  return ({ path, text }) => {
    const length = lengths.get(path);
    return length !== undefined && text.length <= 4 * length + 400 && isStorable(text);
  };
}

function editsOf(partial: unknown): readonly unknown[] {
  const isObject = typeof partial === 'object' && partial !== null;
  return isObject && 'edits' in partial && Array.isArray(partial.edits) ? partial.edits : [];
}

/** Every edit but the last, which may still be growing. */
const completeOf = (edits: readonly unknown[]): ProposedEdit[] =>
  edits.slice(0, -1).flatMap((edit) => completeEdit.safeParse(edit).data ?? []);

export const rewriting = (done: number, of: number): Progress => ({ step: 'rewriting', done, of });
