import { sql } from 'kysely';
import type { QuotedReading } from '#domain/resume/quoted/quoted-reading.ts';
import type { Database, Trx } from '../../database/database.ts';
import type { Engine, EngineSource } from '../../engine/engine.ts';
import { type ReadingWork, readPasted } from '../../judging/read-pasted.ts';
import type { ModelGateway } from '../../models/model-gateway.ts';

interface Readers {
  database: Database;
  engine: Engine;
  models: Pick<ModelGateway, 'isConfigured' | 'write'>;
}

/** For whoever writes from a resume that nothing was made of yet: it's read by a model once, and that's kept with it. */
export async function readFirst<Source extends Omit<EngineSource, 'posting'>>(
  { database, engine, models }: Readers,
  { resumeId, ...work }: ReadingWork & { resumeId: string },
  source: Source,
): Promise<Source> {
  if (!models.isConfigured || source.reading) return source;
  const reading = await readPasted(models, work, await engine.read({ ...source, posting: null }));
  if (!reading) return source;
  await database.asUser(work.userId, (trx) => keepReading(trx, work.userId, resumeId, reading));
  return { ...source, reading };
}

/** What was said first stays. */
async function keepReading(trx: Trx, userId: string, id: string, reading: QuotedReading): Promise<void> {
  await trx
    .updateTable('resumes')
    .set({ reading: sql`${JSON.stringify(reading)}::jsonb` })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .where('reading', 'is', null)
    .execute();
}
