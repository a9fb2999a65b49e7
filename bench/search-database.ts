import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Database, openDatabase } from '#server/database/database.ts';
import { startLocalPostgres } from '#server/database/embedded-postgres.fake.ts';
import { migrate } from '#server/database/migrate.ts';
import { createEngines } from '#server/engine/create-engines.ts';
import { ingestPostings } from '#server/postings/ingest-postings.ts';
import { readStoredPostings } from '#server/postings/read-stored-postings.ts';
import { runSql } from '#tests/support/test-database.ts';
import { createPostingMaker, differentTexts } from './made-postings.ts';

export interface SearchDatabase {
  url: string;
  ownerUrl: string;
  database: Database;
  /** Stores so many more; gives rows a second, without what it takes to make them. */
  store(count: number): Promise<number>;
  /** Rows a second of the step after storing, on the first ones. */
  readPerSecond: number;
  /** From now on postings are stored as if they had been read already, which would take a night. */
  pretendToRead(): Promise<void>;
  stopPretending(): Promise<void>;
  stop(): Promise<void>;
}

const terms = {
  attribution: { label: 'Made', url: '' },
  storeDays: 400,
  maxAgeDays: 120,
  mayNeedSignIn: true,
};

/** A migrated database on a disk that is waited for, with the first postings stored and read by the product itself. */
export async function startSearchDatabase(): Promise<SearchDatabase> {
  const root = path.join(tmpdir(), `candor-search-${randomUUID()}`);
  const flags = { shared_buffers: '512MB', max_wal_size: '4GB', maintenance_work_mem: '256MB' };
  const postgres = await startLocalPostgres({ folder: path.join(root, 'data'), keep: true, flags });
  await postgres.createDatabase('bench');
  const ownerUrl = postgres.ownerUrl('bench');
  await migrate(ownerUrl, () => {});
  const database = openDatabase({ url: postgres.appUrl('bench'), poolSize: 4, onError: () => {} });
  const store = storer(database);
  await store(differentTexts);
  const readPerSecond = await readAll(database);
  return {
    url: postgres.appUrl('bench'),
    ownerUrl,
    database,
    store,
    readPerSecond,
    pretendToRead: async () => {
      await runSql(ownerUrl, pretending);
    },
    stopPretending: async () => {
      await runSql(ownerUrl, 'drop trigger pretend on postings; drop trigger pretend on posting_search');
    },
    stop: async () => {
      await database.close();
      await postgres.stop();
      await rm(root, { recursive: true, force: true });
    },
  };
}

function storer(database: Database) {
  const now = new Date();
  const make = createPostingMaker(now);
  let next = 0;
  return async (count: number): Promise<number> => {
    let ms = 0;
    for (const end = next + count; next < end; ) {
      const some = Array.from({ length: Math.min(5_000, end - next) }, (_, place) => make(next + place));
      const beganAt = performance.now();
      await ingestPostings(database, some, terms, now);
      ms += performance.now() - beganAt;
      next += some.length;
    }
    return Math.round(count / (ms / 1000));
  };
}

async function readAll(database: Database): Promise<number> {
  const engine = createEngines({ threads: 1 });
  try {
    // What the word lists take to load isn't what reading takes.
    await engine.for({ userId: 'bench' }).readPostings([createPostingMaker(new Date())(0)]);
    const beganAt = performance.now();
    const count = await readStoredPostings({ database, engine, log: console }, new AbortController().signal);
    return Math.round(count / ((performance.now() - beganAt) / 1000));
  } finally {
    await engine.close();
  }
}

/** Every text has been read once; what was found in it goes with each posting that has the same text. */
const pretending = `
  create table bench_facts as
    select split_part(p.source_id, '/', 2)::int as number, p.facts, p.facts_version,
      array(select w from unnest(tsvector_to_array(s.words)) w where w like 's:%') as skills
    from postings p join posting_search s on s.posted_on = p.posted_on and s.id = p.id where p.facts_version <> '';
  alter table bench_facts add primary key (number);
  grant select on bench_facts to candor_app;
  update postings p set facts = f.facts, facts_version = f.facts_version from bench_facts f
    where p.facts_version = '' and f.number = split_part(p.source_id, '/', 2)::int % ${differentTexts};
  create function pretend_read() returns trigger language plpgsql as $$
  begin
    select f.facts, f.facts_version into new.facts, new.facts_version from bench_facts f
      where f.number = split_part(new.source_id, '/', 2)::int % ${differentTexts};
    return new;
  end $$;
  create function pretend_skills() returns trigger language plpgsql as $$
  begin
    new.words := new.words || (select array_to_tsvector(f.skills) from bench_facts f where f.number = new.id % ${differentTexts});
    return new;
  end $$;
  create trigger pretend before insert on postings for each row execute function pretend_read();
  create trigger pretend before insert on posting_search for each row execute function pretend_skills();`;
