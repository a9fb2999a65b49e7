import type { PageQuery } from '#contract/pages.ts';
import type { Database, PersonalRead } from '../database/database.ts';

/** One page of a list, newest first. `next` is the cursor of the page after it. */
export interface Page<T> {
  items: T[];
  next: string | undefined;
}

interface PagedRow {
  id: string;
  createdMicros: string;
}

/** Later than any row there will be. */
const beforeFirst = `${'9'.repeat(17)}_ffffffff-ffff-ffff-ffff-ffffffffffff`;

/** To be selected with every row. A JavaScript date would cut the microseconds off and repeat or skip rows. */
export const cursorColumn = (alias: string): string =>
  `(extract(epoch from ${alias}.created_at) * 1000000)::bigint::text as "createdMicros"`;

/** The end of a paged read. It needs an index on (user_id, created_at desc, id desc) and reads no row of another page. */
export const pageClause = (alias: string): string =>
  `and (${alias}.created_at, ${alias}.id) < (timestamptz 'epoch' + $2::bigint * interval '1 microsecond', $3::uuid)
    order by ${alias}.created_at desc, ${alias}.id desc limit $4::integer`;

export async function readPage<Row extends PagedRow>(
  database: Database,
  read: PersonalRead,
  userId: string,
  { after = beforeFirst, limit }: PageQuery,
): Promise<Page<Row>> {
  const [micros = '', id = ''] = after.split('_');
  // One row more than the page holds tells whether there is another page.
  const rows = await database.readAsUser<Row>(read, userId, micros, id, String(limit + 1));
  const items = rows.slice(0, limit);
  const last = items.at(-1);
  return { items, next: last && rows.length > limit ? `${last.createdMicros}_${last.id}` : undefined };
}
