import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { runSql } from '#tests/support/test-database.ts';
import { migrate } from './migrate.ts';

describe('a migration that finds its table in use', () => {
  const admin = inject('postgresAdminUrl');
  const name = 'test_migrate_locked';
  const url = Object.assign(new URL(admin), { pathname: `/${name}` }).href;
  const reader = new pg.Client({ connectionString: url });
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'candor-migrate-'));
    await runSql(admin, `create database ${name}`);
    await writeFile(path.join(folder, '0001_things.sql'), 'create table things (id int);');
    await migrate(url, () => {}, folder);
    await writeFile(
      path.join(folder, '0002_more.sql'),
      `create table others (id int); alter table things add column name text;`,
    );
    await reader.connect();
  });
  afterAll(async () => {
    await reader.end();
    await runSql(admin, `drop database ${name} with (force)`);
    await rm(folder, { recursive: true });
  });

  it('stands in nobody’s way for more than a moment, and is done once the table is free', async () => {
    await reader.query('begin; select * from things;');
    const lines: string[] = [];
    const migrated = migrate(url, (line) => void lines.push(line), folder);
    const retries = () => lines.filter((line) => line.includes('Trying again')).length;
    let longestMs = 0;
    const readAlong = async () => {
      while (retries() < 2) {
        const startedAt = performance.now();
        await runSql(url, 'select * from things');
        longestMs = Math.max(longestMs, performance.now() - startedAt);
      }
    };
    await readAlong();
    // A second in the queue behind the migration, and what a busy machine adds.
    expect(longestMs).toBeLessThan(2_500);
    await reader.query('commit');
    await migrated;
    expect(await runSql(url, 'select name from things')).toEqual([]);
    expect(await runSql(url, 'select name from migrations order by id')).toEqual([
      { name: '0001_things' },
      { name: '0002_more' },
    ]);
  });
});
