import { z } from 'zod';
import { judgedAsks } from '#domain/evidence/judged-asks.ts';
import { resumeLines } from '#domain/evidence/resume-lines.ts';
import type { AskingPosting } from '#domain/posting/posting.ts';
import type { ReadResume } from '#domain/resume/read-resume.ts';
import { hashOf } from '../recorded/recordings.ts';
import { linesIn, openSet } from '../set-files.ts';
import { askAboutPair } from './evidence-prompts.ts';
import type { LabeledPair } from './read-evidence.ts';

const row = z.object({ resume: z.string(), posting: z.string(), prompt: z.string(), answer: z.unknown() });
export type RecordedRow = z.output<typeof row>;

export const recordedFile = 'recorded-evidence.jsonl';

/** What a model answered about pairs of a folder, by the hash of what it was asked. Nothing where nobody asked one. */
export function readRecordedEvidence(folder: string): Map<string, RecordedRow> | undefined {
  const set = openSet(folder);
  if (!set.has(recordedFile)) return undefined;
  const rows = linesIn(set.read(recordedFile)).map((line) => row.parse(JSON.parse(line)));
  return new Map(rows.map((one) => [one.prompt, one]));
}

/** The posting with what a model answered to exactly this question. An answer in another shape is none, as in the product. */
export function withAnswer(
  pair: LabeledPair,
  view: ReadResume,
  recorded: ReadonlyMap<string, RecordedRow>,
): { posting: AskingPosting; isAnswered: boolean } {
  const { posting, resume } = pair;
  const { text, readAnswer } = askAboutPair(pair, view);
  const known = recorded.get(hashOf(text));
  const answer = known && readIn(() => readAnswer(known.answer));
  if (!answer) return { posting, isAnswered: false };
  const quotes = posting.requirements.map(({ quote }) => quote);
  const asks = judgedAsks(answer.requirements, quotes, resumeLines(view.data));
  return { posting: { ...posting, judged: { asks, seen: resume, rewritten: [] } }, isAnswered: true };
}

function readIn<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}
