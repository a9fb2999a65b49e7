import type { ModelGateway } from './model-gateway.ts';

type Models = Pick<ModelGateway, 'isConfigured' | 'write'>;

/** The models as a piece of work has them: what it costs is noted before any of them is asked. */
export const noteAsks = (models: Models, asking: () => Promise<void>): Models => ({
  isConfigured: models.isConfigured,
  write: (task) => models.write({ ...task, onAsk: asking }),
});
