import { z } from 'zod';
import type { FakeModelCall } from '#server/providers/model-wire.fake.ts';
import { wordsOf } from '../lies/has-words.ts';

const numbered = z.object({ line: z.int(), section: z.string(), text: z.string() });

/** A line of the person's as the product shows it to a model that writes sentences. */
export type NumberedLine = z.output<typeof numbered>;

/** The numbered lines of a prompt, whichever of its blocks they stand in. */
export const promptLines = ({ data }: FakeModelCall): NumberedLine[] =>
  Object.values(data)
    .flatMap((block) => block.split('\n'))
    .flatMap((line) => {
      const read = numbered.safeParse(parsed(line));
      return read.success ? [read.data] : [];
    });

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

/** The line with most words in common, for its length: the one that a liar would name as a text's source. */
export function likestLine(text: string, lines: readonly NumberedLine[]): NumberedLine | undefined {
  const wanted = new Set(wordsOf(text));
  const likeness = (line: NumberedLine) => {
    const words = new Set(wordsOf(line.text));
    return [...words].filter((word) => wanted.has(word)).length / Math.sqrt(words.size || 1);
  };
  return lines.map((line) => ({ line, at: likeness(line) })).sort((a, b) => b.at - a.at)[0]?.line;
}
