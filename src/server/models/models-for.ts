import type { ModelGateway } from './model-gateway.ts';

type Models = Pick<ModelGateway, 'isConfigured' | 'write'>;

/** The models as a piece of work of somebody has them: what it costs is noted before any of them is asked. */
export async function modelsFor(
  models: ModelGateway,
  { userId, asking }: { userId: string; asking: () => Promise<void> },
): Promise<Models> {
  return {
    isConfigured: models.isConfigured || (await models.ownKeys.find(userId)) !== null,
    write: (task) => models.write({ ...task, onAsk: asking }),
  };
}
