import type { FakeModelCall } from '#server/providers/model-wire.fake.ts';

/** A line as the product shows it to a model. */
export interface PromptLine {
  path: string;
  text: string;
}

export interface ModelEdit {
  path: string;
  text: string;
  reason: string;
}

/** The lines that the product asks a model to edit. */
export function readPrompt({ data }: FakeModelCall): PromptLine[] {
  return (data['resume lines'] ?? '')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as PromptLine);
}
