import type { ModelGateway } from './model-gateway.ts';

type Models = Pick<ModelGateway, 'isConfigured' | 'write'>;

/** The models as a piece of work of somebody has them: what it costs is noted before any of them is asked. */
export async function modelsFor(
  models: ModelGateway,
  { userId, asking }: { userId: string; asking: () => Promise<void> },
): Promise<Models> {
  return {
    isConfigured: await hasModel(models, userId),
    write: (task) => models.write({ ...task, onAsk: asking }),
  };
}

/** Whether one is there for somebody: the operator's, or their own. */
export const hasModel = async (
  models: Pick<ModelGateway, 'isConfigured' | 'ownKeys'>,
  userId: string,
): Promise<boolean> => models.isConfigured || (await models.ownKeys.find(userId)) !== null;
