import type { LocalEngine } from '#server/engine/engine.ts';

/** One call of the engine; what it gives may serve the next. */
export interface Entry {
  name: keyof LocalEngine;
  run(): void;
}

/** A text of this size, all of one shape. */
export type Text = (size: number) => string;
