import type { ModelProvider } from './model-providers.ts';
import { type Run, withKept } from './model-run.ts';
import { readAnswer } from './read-answer.ts';

/** An answer while it is being written. */
interface Growth {
  /** What has arrived. */
  readonly text: string;
  /** Aborted once the model has said nothing for too long. */
  isIdle: AbortSignal;
  onToken(text: string): void;
  end(): void;
}

/** The pace at which a growing answer is read again: to do so for every token would cost its length squared. */
const partialEveryMs = 80;

/**
 * Tells a model that is slow from one that hangs, and shows what of its answer is finished. A model that thinks first is given twice
 * as long.
 */
export function watchGrowth<T>(run: Run<T>, { model, thinking }: ModelProvider): Growth {
  const { idleMs, onPartial, task, prepared } = run;
  const idle = new AbortController();
  const timer = setTimeout(() => idle.abort(), thinking ? 2 * idleMs : idleMs);
  let text = '';
  let readAt = 0;
  return {
    get text() {
      return text;
    },
    isIdle: idle.signal,
    onToken: (written) => {
      timer.refresh();
      text = written;
      if (!onPartial || performance.now() - readAt < partialEveryMs) return;
      readAt = performance.now();
      const read = readAnswer(text, task.accepts ?? task.schema, prepared);
      if (typeof read === 'object') onPartial(withKept(run, read).output, model);
    },
    end: () => clearTimeout(timer),
  };
}
