import type { Database } from '../database/database.ts';

export interface ModelCall {
  userId: string;
  feature: string;
  provider: string;
  model: string;
  promptVersion: string;
  status: string;
  inputTokens: number;
  outputTokens: number;
  milliseconds: number;
  costMicros: number;
}

export async function recordModelCall(database: Database, call: ModelCall): Promise<void> {
  await database.asUser(call.userId, (trx) =>
    trx
      .insertInto('llm_calls')
      .values({
        user_id: call.userId,
        feature: call.feature,
        provider: call.provider,
        model: call.model,
        prompt_version: call.promptVersion,
        status: call.status,
        input_tokens: call.inputTokens,
        output_tokens: call.outputTokens,
        milliseconds: call.milliseconds,
        cost_micros: call.costMicros,
      })
      .execute(),
  );
}
