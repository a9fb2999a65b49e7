import type { ReadResume } from '../../engine/engine.ts';
import { type ModelGateway, ModelUnavailable } from '../../models/model-gateway.ts';
import { type ModelReading, readAgainPrompt } from './read-again.prompt.ts';

interface ReadAgain extends Pick<ReadResume, 'text' | 'posting'> {
  userId: string;
  workId: string;
  signal: AbortSignal;
  /** What the person waits for anyway. */
  allElse: Promise<unknown>;
}

/** How long a person waits for the second reader once everything else is done. */
const graceMs = 3_000;

/**
 * A configured model as second reader, beside the one that writes. What it says only tells us where to doubt our own
 * reading. So no answer, a late one, or one about half of the text is no reason to fail: our reading stands.
 */
export async function readAgain(
  models: Pick<ModelGateway, 'isConfigured' | 'write'>,
  { text, posting, userId, workId, signal, allElse }: ReadAgain,
): Promise<ModelReading | undefined> {
  if (!models.isConfigured || text.trim() === '') return undefined;
  const late = new AbortController();
  const waitNoLonger = () => void setTimeout(() => late.abort(), graceMs).unref();
  allElse.then(waitNoLonger, waitNoLonger);
  try {
    const { output, shrunk } = await models.write({
      ...readAgainPrompt({ text, posting }),
      feature: 'resume',
      userId,
      // A key of its own: a provider would take two calls with the same key for one call.
      idempotencyKey: `${workId}-reading`,
      canBeDoneWithout: true,
      signal: AbortSignal.any([signal, late.signal]),
    });
    return shrunk ? undefined : output;
  } catch (error) {
    const isOurs = error instanceof ModelUnavailable || (late.signal.aborted && !signal.aborted);
    if (!isOurs) throw error;
    return undefined;
  }
}
