import type { ProposedEdit } from '#server/engine/engine.ts';
import type { FakeModelCall } from '#server/providers/model-wire.fake.ts';

interface Line {
  path: string;
  text: string;
}

/** What a played model answers to an optimize: the lines it was sent, each rewritten as told; undefined leaves a line alone. */
export const playEdits =
  (rewrite: (line: Line) => string | undefined) =>
  ({ data }: FakeModelCall): { edits: ProposedEdit[] } => {
    const lines = (data['resume lines'] ?? '').split('\n').map((line) => JSON.parse(line) as Line);
    const edits = lines.flatMap((line) => {
      const text = rewrite(line);
      return text === undefined ? [] : [{ path: line.path, text, reason: 'verb' as const }];
    });
    return { edits };
  };

/** An honest rewriting that the person's words support: the duty's wrapping goes, its words stay. */
export const honestEdit = ({ text }: Line): string | undefined => {
  const [, rest] = /^Responsible for (.*)$/.exec(text) ?? [];
  if (rest === undefined) return undefined;
  const [verb = '', ...words] = rest.split(' ');
  const past: Record<string, string> = {
    onboarding: 'Onboarded',
    handling: 'Handled',
    answering: 'Answered',
    building: 'Built',
  };
  return [past[verb] ?? verb, ...words].join(' ');
};
