import { z } from 'zod';
import { editReasons } from '#domain/rewrite/edit-reasons.ts';
import type { Progress } from '../../background/work-event-store.ts';
import type { Engine, EngineSource, ProposedEdit, ResumeReading, ReviewedEdit } from '../../engine/engine.ts';
import { type ReviewStream, reviewStream } from '../../judging/review-stream.ts';
import { isStorable } from '../../storable-text.ts';

const completeEdit = z.object({
  path: z.string(),
  text: z.string(),
  reason: z.enum(editReasons),
});

export const keyOf = ({ path, text, reason }: ProposedEdit): string => JSON.stringify([path, text, reason]);

/** Reviews the edits of an answer that is still being written, and tells those that passed. */
export function reviewEdits({
  engine,
  source,
  lines,
  progress,
}: {
  engine: Engine;
  source: EngineSource;
  lines: ResumeReading['lines'];
  progress(progress: Progress): Promise<void>;
}): ReviewStream<ProposedEdit, ReviewedEdit> {
  const numbers = new Map(lines.map(({ path }, index) => [path, index + 1]));
  const isEdit = isEditOf(lines);
  return reviewStream<ProposedEdit, ReviewedEdit>({
    list: 'edits',
    itemOf: (value) => {
      const edit = completeEdit.safeParse(value).data;
      return edit && isEdit(edit) ? edit : undefined;
    },
    keyOf,
    review: (edits) => engine.review(source, edits),
    tell: ({ path }, outcome) =>
      progress({
        ...rewriting(numbers.get(path) ?? lines.length, lines.length),
        ...(outcome.outcome === 'change' ? { change: outcome.change } : {}),
      }),
  });
}

/**
 * Whether something is an edit at all: of a line that there is, in text that can be kept, and not many times as long
 * as the line. Whether it is true is the guard's to say.
 */
export function isEditOf(lines: ResumeReading['lines']): (edit: ProposedEdit) => boolean {
  const lengths = new Map(lines.map(({ path, text }) => [path, text.length]));
  return ({ path, text }) => {
    const length = lengths.get(path);
    return length !== undefined && text.length <= 4 * length + 400 && isStorable(text);
  };
}

export const rewriting = (done: number, of: number): Progress => ({ step: 'rewriting', done, of });
