import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type { ModelVerdicts } from '#server/judging/weigh-evidence.prompt.ts';
import { type Asked, hashOf } from '../recorded/recordings.ts';

const row = z.object({ resume: z.string(), posting: z.string(), prompt: z.string(), answer: z.unknown() });
export type RecordedRow = z.output<typeof row>;

export const recordedFile = (folder: string): string => path.join(folder, 'recorded-evidence.jsonl');

/** What a model answered about pairs of a folder, by the hash of what it was asked. Nothing where nobody asked one. */
export function readRecordedEvidence(folder: string): Map<string, RecordedRow> | undefined {
  const file = recordedFile(folder);
  if (!existsSync(file)) return undefined;
  const rows = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => row.parse(JSON.parse(line)));
  return new Map(rows.map((one) => [one.prompt, one]));
}

/** The answer to exactly this question. One that isn't in the shape that was asked for is none, as in the product. */
export function answerTo(
  recorded: ReadonlyMap<string, RecordedRow>,
  { text, readAnswer }: Asked<ModelVerdicts>,
): ModelVerdicts | undefined {
  const known = recorded.get(hashOf(text));
  try {
    return known && readAnswer(known.answer);
  } catch {
    return undefined;
  }
}
