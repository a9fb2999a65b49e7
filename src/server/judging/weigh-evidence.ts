import { judgedAsks } from '#domain/evidence/judged-asks.ts';
import type { JudgedAsk } from '#domain/evidence/verdicts.ts';
import { maxResumeLength } from '#domain/resume/resume-limits.ts';
import type { Pair } from '../engine/engine.ts';
import { isStorable } from '../http/storable-text.ts';
import type { ModelGateway } from '../models/model-gateway.ts';
import { askBeside } from './ask-beside.ts';
import { weighPrompt } from './weigh-evidence.prompt.ts';

interface Weighing {
  userId: string;
  workId: string;
  signal: AbortSignal;
  /** What the person waits for anyway. */
  allElse: Promise<unknown>;
}

/**
 * What a configured model says that a resume shows of a posting, as far as its quotes and lines are there; undefined where
 * it says nothing of use, and our own verdicts stand alone.
 */
export async function weighByModel(
  models: Pick<ModelGateway, 'isConfigured' | 'write'>,
  asked: Pair,
  { userId, workId, signal, allElse }: Weighing,
): Promise<JudgedAsk[] | undefined> {
  const { asks, lines } = asked;
  // Who sees only half of what the person wrote can't say what isn't there.
  const isLong = lines.reduce((sum, { text }) => sum + text.length, 0) > maxResumeLength;
  if (!models.isConfigured || asks.length === 0 || lines.length === 0 || isLong) return undefined;
  const output = await askBeside(models, weighPrompt(asked, new Date()), {
    feature: 'resume',
    userId,
    // A key of its own: a provider would take two calls with the same key for one call.
    idempotencyKey: `${workId}-evidence`,
    signal,
    allElse,
  });
  const kept =
    output &&
    judgedAsks(
      output.requirements,
      asks.map(({ quote }) => quote),
      lines,
    );
  return kept?.length ? kept.filter(({ quotes }) => quotes.every(isStorable)) : undefined;
}
