import type { FakeModelCall } from '#server/providers/model-wire.fake.ts';
import { promptLines } from '#tests/support/played-edits.ts';

/** A line as the product shows it to a model, and its number there. */
export interface PromptLine {
  number: number;
  section: string;
  text: string;
}

export interface ModelOperation {
  op: string;
  lines: number[];
  texts: string[];
  rests: number[];
  meets: string | null;
  why: string;
}

/** The lines that the product asks a model to edit: none of them where it asks for what was refused once more. */
export const readPrompt = (call: FakeModelCall): PromptLine[] =>
  promptLines(call).map(({ line, section, text }) => ({ number: line, section, text }));
