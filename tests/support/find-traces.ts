import { runSql } from './test-database.ts';

export interface Trace {
  place: string;
  word: string;
  row: string;
}

/**
 * Every row of every table of every schema, the queue's and the sign-in's included, in which one of the words stands: as
 * text, inside JSON, or as bytes. No table is named, so one that is added later is searched too.
 */
export async function findTraces(ownerUrl: string, words: readonly string[]): Promise<Trace[]> {
  const tables = (await runSql(
    ownerUrl,
    `select format('%I.%I', n.nspname, c.relname) as place from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind in ('r', 'p', 'm') and n.nspname not in ('pg_catalog', 'information_schema')
       and n.nspname not like 'pg\\_toast%' order by 1`,
  )) as { place: string }[];
  const traces: Trace[] = [];
  for (const { place } of tables) {
    const found = (await runSql(
      ownerUrl,
      `select w.word, left(t::text, 400) as row from ${place} t, unnest($1::text[]) w(word)
       where t::text ilike '%' || w.word || '%' or t::text like '%' || encode(convert_to(w.word, 'UTF8'), 'hex') || '%'`,
      [words],
    )) as Omit<Trace, 'place'>[];
    traces.push(...found.map((trace) => ({ place, ...trace })));
  }
  return traces;
}
