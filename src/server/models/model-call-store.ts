import { sql } from 'kysely';
import type { Database } from '../database/database.ts';

export interface ModelCall {
  userId: string;
  feature: string;
  provider: string;
  model: string;
  promptVersion: string;
  status: string;
  inputTokens: number;
  /** Of these, what the provider remembered from another call. */
  cachedTokens: number;
  outputTokens: number;
  milliseconds: number;
  costMicros: number;
  endedAt: Date;
}

export async function insertModelCall(database: Database, call: ModelCall): Promise<void> {
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
        cached_tokens: call.cachedTokens,
        output_tokens: call.outputTokens,
        milliseconds: call.milliseconds,
        cost_micros: call.costMicros,
        created_at: call.endedAt,
      })
      .execute(),
  );
}

const spentToday = {
  name: 'model-spent-today',
  select: `select coalesce(sum(c.cost_micros), 0)::float8 as micros from llm_calls c
    where c.user_id = who.id and c.created_at >= date_trunc('day', now(), 'UTC')`,
};

/** What a person's calls have cost since midnight, UTC. */
export async function microsOfToday(database: Database, userId: string): Promise<number> {
  const [row] = await database.readAsUser<{ micros: number }>(spentToday, userId);
  return row?.micros ?? 0;
}

/** What everybody's calls have cost since the first of the month, UTC. */
export async function microsOfMonth(database: Database): Promise<number> {
  const { rows } = await sql<{ micros: number }>`
    select model_cost_since(date_trunc('month', now(), 'UTC'))::float8 as micros`.execute(database.shared);
  return rows[0]?.micros ?? 0;
}
