import type { ResumeReading } from '../../engine/engine.ts';
import { askBeside } from '../../judging/ask-beside.ts';
import type { ModelGateway } from '../../models/model-gateway.ts';
import { type ModelReading, readAgainPrompt } from './read-again.prompt.ts';

interface ReadAgain extends Pick<ResumeReading, 'text' | 'posting'> {
  userId: string;
  workId: string;
  signal: AbortSignal;
  /** What the person waits for anyway. */
  allElse: Promise<unknown>;
}

/**
 * A configured model as second reader, beside the one that writes. What it says only tells us where to doubt our own
 * reading. So where it says nothing, our reading stands.
 */
export async function readAgain(
  models: Pick<ModelGateway, 'isConfigured' | 'write'>,
  { text, posting, userId, workId, signal, allElse }: ReadAgain,
): Promise<ModelReading | undefined> {
  if (!models.isConfigured || text.trim() === '') return undefined;
  return askBeside(models, readAgainPrompt({ text, posting }), {
    feature: 'resume',
    userId,
    // A key of its own: a provider would take two calls with the same key for one call.
    idempotencyKey: `${workId}-reading`,
    signal,
    allElse,
  });
}
