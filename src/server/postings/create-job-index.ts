import { sql } from 'kysely';
import { employmentTypes } from '#domain/posting/source/job-posting.ts';
import type { Database } from '../database/database.ts';
import type { JobIndex, JobQuery } from './job-index.ts';
import { dayOf, daysLater, storedOf } from './posting-rows.ts';
import { type PostingPlace, readWideRows } from './posting-store.ts';
import { titleQuery, widerQuery } from './search-words.ts';

/** How far back each look goes, in days. Most searches end with the first ones, however many postings there are. */
const windows = [2, 7, 21, 60, 180, 400];
/** With fewer than so many by title, what a posting asks for and who posts it are looked at too. */
const few = 30;

export function createJobIndex(
  { shared }: Pick<Database, 'shared'>,
  factsVersion: string,
  now: () => Date,
): JobIndex {
  const look = async (text: string | null, query: JobQuery, most: number): Promise<PostingPlace[]> => {
    const today = dayOf(now());
    const found: PostingPlace[] = [];
    for (const [place, days] of windows.entries()) {
      if (text === null || found.length >= most) break;
      const until = daysLater(today, -(windows[place - 1] ?? -2));
      const fits = conditions(text, query, today);
      const { rows } = await sql<PostingPlace>`
        select id, posted_on::text from posting_search
        where posted_on > ${daysLater(today, -days)}::date and posted_on <= ${until}::date and ${sql.join(fits, sql` and `)}
        order by posting_search.posted_on desc, id desc limit ${most - found.length}`.execute(shared);
      found.push(...rows);
    }
    return found;
  };
  return {
    find: async (query, most) => {
      const found = await look(titleQuery(query.titles), query, most);
      if (found.length < Math.min(few, most)) {
        const known = new Set(found.map(({ id }) => id));
        const wider = await look(widerQuery(query.titles[0] ?? ''), query, most);
        found.push(...wider.filter(({ id }) => !known.has(id)));
      }
      const newest = found.slice(0, most);
      const wide = await readWideRows(shared, newest, factsVersion);
      const rows = new Map(wide.map((row) => [row.id, row]));
      return newest.flatMap(({ id }) => rows.get(id) ?? []).map(storedOf);
    },
  };
}

/** Only those that are asked for: a condition that might not apply keeps PostgreSQL from using an index. */
function conditions(text: string, { countries, types, isRemote }: JobQuery, today: string) {
  const fits = [sql`words @@ ${text}::tsquery`, sql`shown_until >= ${today}::date`, sql`is_found`];
  if (countries.length > 0) fits.push(sql`places && ${regionsFor(countries)}::text[]`);
  if (types.length > 0 && types.length < employmentTypes.length)
    fits.push(sql`employment_type = any (${[...types, '']}::text[])`);
  if (isRemote) fits.push(sql`is_remote`);
  return fits;
}

const europeanUnion = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' '),
);

/** A job for all of the EU is one for Germany, and one that doesn't say where may be anywhere. */
const regionsFor = (countries: readonly string[]): string[] => [
  ...countries,
  ...(countries.some((country) => europeanUnion.has(country)) ? ['EU'] : []),
  'worldwide',
  '?',
];
