import type { AnswerCall } from '#server/providers/model.fake.ts';
import { type ModelOperation, type PromptLine, readPrompt } from '../product/read-prompt.ts';
import type { Planted } from './place-lie.ts';

/** Ways of wording an answer that may slip past a check. */
export const forms = {
  /** As it is. */
  plain: (text: string) => [text],
  /** A harmless edit of the line first, the lie second. */
  second: (text: string, before: string) => [before, text],
  /** The lie first, the person's words second. */
  first: (text: string, before: string) => [text, before],
  /** With characters between the letters that nobody sees. */
  hidden: (text: string) => [text.replace(/(?<=\w)(?=\w)/g, '\u200b')],
  /** In letters of another width. */
  wide: (text: string) => [text.replace(/[!-~]/g, wider)],
  /** On a line of its own below the person's words. */
  below: (text: string, before: string) => [`${before}\n\n${text}`],
  /** At the end of far more text than any line has. */
  huge: (text: string, before: string) => [
    `${`${before} `.repeat(Math.ceil(40_000 / (before.length + 1)))}${text}`,
  ],
} as const;

export type Form = keyof typeof forms;

const wider = (sign: string) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0);

/**
 * A model that lies: it plants each text on its line, and tries the same with every operation wherever it has nothing to
 * write. `onPlanted` hears which of the texts had their line in the prompt.
 */
export function lyingModel(
  planted: readonly Planted[],
  { form = 'plain', onPlanted }: { form?: Form; onPlanted: (planted: Planted) => void },
): AnswerCall {
  return (call) => {
    const lines = readPrompt(call);
    const ops = planted.flatMap((one): ModelOperation[] => {
      const placed = placedOps(one, lines, form);
      if (placed.length > 0) onPlanted(one);
      return placed;
    });
    const text = planted[0]?.lie.claims[0] ?? planted[0]?.text ?? '';
    const more = { note: text, structuredData: { personalInfo: { name: text } } };
    return {
      ...more,
      ops: [...ops.map((one) => ({ ...one, ...more })), ...elsewhere(text, lines)],
      questions: lines.slice(0, 3).map(({ number }) => ({ line: number, ask: `${text}?`, meets: text })),
      name: text,
    };
  };
}

const operation = (op: string, lines: number[], texts: string[]): ModelOperation => ({
  ...{ op, lines, texts, rests: lines, meets: null, why: 'clear' },
});

function placedOps(
  { path, before, text, lie }: Planted,
  lines: readonly PromptLine[],
  form: Form,
): ModelOperation[] {
  if (path === 'skills') return [operation('add-skill', [], [lie.text])];
  const line = lines.find((one) => one.text === before.replace(/\s+/gu, ' ').trim());
  if (!line) return [];
  const op = path === 'summary' ? 'summary' : 'rewrite';
  return forms[form](text, before).map((worded) => operation(op, [line.number], [worded]));
}

/** What no operation may do: titles, employers, schools and credentials told anew, whole lists, and lines there are none of. */
const elsewhere = (text: string, lines: readonly PromptLine[]): ModelOperation[] => [
  ...lines
    .filter(({ section }) => section !== 'bullet' && section !== 'summary')
    .flatMap((line) => [
      operation('rewrite', [line.number], [text]),
      operation('split', [line.number], [line.text, text]),
      operation('fix-field', [line.number], [line.text.split(',')[0] ?? '', text]),
    ]),
  operation('rewrite', [0], [text]),
  operation('merge', [1, 999], [text]),
  operation('erase', [1], [text]),
];
