import type { FakeModelCall } from '#server/providers/model-wire.fake.ts';

interface PromptLine {
  line: number;
  section: string;
  job: number | null;
  text: string;
}

interface PlayedOperation {
  op: string;
  lines: number[];
  texts: string[];
  rests: number[];
  meets: string | null;
  why: string;
}

/** The lines of the person that a model was sent, in their order. */
export const promptLines = ({ data }: Pick<FakeModelCall, 'data'>): PromptLine[] =>
  [data['lines of the person'], data['more lines of the person'], data['what they filled in']]
    .flatMap((block = '') => block.split('\n').filter(Boolean))
    .map((line) => JSON.parse(line) as PromptLine)
    .sort((a, b) => a.line - b.line);

/** One operation with what it needs besides. */
export const playedOperation = (
  operation: Pick<PlayedOperation, 'op'> & Partial<PlayedOperation>,
): PlayedOperation => ({
  lines: [],
  texts: [],
  rests: operation.lines ?? [],
  meets: null,
  why: 'verb',
  ...operation,
});

/** What a played model answers to an optimize: the lines it was sent, each rewritten as told; undefined leaves a line alone. */
export const playEdits =
  (rewrite: (line: PromptLine) => string | undefined) =>
  (call: FakeModelCall): { ops: PlayedOperation[]; questions: unknown[] } => {
    // What was refused is left.
    const lines = call.data['refused operations'] === undefined ? promptLines(call) : [];
    const ops = lines
      .filter(({ section }) => section === 'bullet' || section === 'summary')
      .flatMap((line) => {
        const text = rewrite(line);
        return text === undefined
          ? []
          : [playedOperation({ op: 'rewrite', lines: [line.line], texts: [text] })];
      });
    return { ops, questions: [] };
  };

/** An honest rewriting that the person's words support: the duty's wrapping goes, its words stay. */
export const honestEdit = ({ text }: { text: string }): string | undefined => {
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
