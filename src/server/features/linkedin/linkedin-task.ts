import type { ProfileTask } from '#domain/linkedin/profile-evidence.ts';
import type { Progress } from '../../background/work-event-store.ts';
import type { Engine } from '../../engine/engine.ts';
import type { ModelGateway } from '../../models/model-gateway.ts';

export interface LinkedinParts {
  engine: Engine;
  models: Pick<ModelGateway, 'isConfigured' | 'write'>;
}

export interface LinkedinTask {
  task: ProfileTask;
  userId: string;
  /** The same over all attempts: a provider's idempotency key. */
  workId: string;
  signal: AbortSignal;
  progress(progress: Progress): Promise<void>;
}
