import type { Database } from '../database/database.ts';
import type { JobSource } from './job-source.ts';
import { countCalls, readSources, type SourceRecord } from './source-store.ts';
import { sourceLabels } from './source-terms.ts';

const spanOf = (seconds: number): string => {
  const [size, unit] = (
    [
      [86_400, 'd'],
      [3_600, 'h'],
      [60, 'm'],
    ] as const
  ).find(([size]) => seconds % size === 0) ?? [1, 's'];
  return `${seconds === size ? '' : seconds / size}${unit}`;
};

/** A line for each source: its state, what is left of its budget, and what went wrong last. */
export async function tellSources(
  sources: readonly JobSource[],
  database: Pick<Database, 'shared'>,
  now: Date,
): Promise<string[]> {
  const known = new Map((await readSources(database)).map((record) => [record.name, record]));
  return Promise.all(
    sources.map(async (source) => {
      const record = known.get(source.name);
      const left = await Promise.all(
        source.budget.map(async ({ points, seconds }) => {
          const used = await countCalls(database, source.name, seconds);
          return `${Math.max(0, points - used)} of ${points}/${spanOf(seconds)}`;
        }),
      );
      return [
        sourceLabels[source.name].padEnd(16),
        source.kind.padEnd(7),
        stateOf(source, record, now).padEnd(26),
        `left: ${left.join(', ') || 'any'}`.padEnd(64),
        `last error: ${errorOf(record)}`,
      ].join(' ');
    }),
  );
}

function stateOf({ isConfigured }: JobSource, record: SourceRecord | undefined, now: Date): string {
  if (!isConfigured) return 'not set';
  if (record?.restsUntil && record.restsUntil > now) return `rests until ${timeOf(record.restsUntil)}`;
  if (!record) return 'ready, never asked';
  if (record.failures > 0) return `failing, ${record.failures} in a row`;
  return record.answeredAt ? `answered ${timeOf(record.answeredAt)}` : 'ready';
}

const errorOf = (record: SourceRecord | undefined): string =>
  record?.lastError ? `${record.lastError}, ${record.lastErrorAt ? timeOf(record.lastErrorAt) : ''}` : 'none';

const timeOf = (date: Date): string => `${date.toISOString().slice(0, 16).replace('T', ' ')}Z`;
