import pg from 'pg';
import { describe, expect, it, vi } from 'vitest';
import type { TestPerson } from '#tests/support/factories.ts';
import { startTestApp } from '#tests/support/test-app.ts';
import { runSql } from '#tests/support/test-database.ts';

const tooMany = 'You have 3 documents, which is the most we can keep for you. Delete one to make room.';

describe('the room for documents', async () => {
  const app = await startTestApp({ settings: { DOCUMENTS_PER_PERSON: '3' } });
  const duplicate = (person: TestPerson, id: string) => person.call('POST', `/api/resumes/${id}/duplicate`);
  const remove = (person: TestPerson, id: string) => person.call('DELETE', `/api/resumes/${id}`);
  const idsOf = async (person: TestPerson) =>
    ((await (await person.call('GET', '/api/resumes')).json()) as { id: string }[]).map(({ id }) => id);

  /** Whoever writes a resume waits until all are let go. */
  const holdInserts = async () => {
    await runSql(
      app.ownerUrl,
      `create function wait_in_test() returns trigger language plpgsql as $$
         begin perform pg_advisory_xact_lock_shared(1); return null; end $$;
       create trigger wait_in_test after insert on resumes for each row execute function wait_in_test();`,
    );
    const client = new pg.Client({ connectionString: app.ownerUrl });
    await client.connect();
    await client.query('select pg_advisory_lock(1)');
    const waits = `select count(*)::integer from pg_locks where locktype = 'advisory' and not granted`;
    return {
      waiting: async () => (await client.query<{ count: number }>(waits)).rows[0]?.count,
      letGo: async () => {
        await client.end();
        await runSql(app.ownerUrl, 'drop function wait_in_test cascade');
      },
    };
  };

  it('ends for calls at once, too, and a refused call leaves nothing behind', async () => {
    const person = await app.createPerson({ premium: true });
    const id = await app.createResume(person);
    await app.createCoverLetter(person, { resumeId: id });
    const held = await holdInserts();
    const calls = Promise.all(Array.from({ length: 8 }, () => duplicate(person, id)));
    // All of them have written their copy, and none of them can see another's yet.
    await vi.waitFor(async () => expect(await held.waiting()).toBe(8), { timeout: 20_000 });
    await held.letGo();
    const answers = await calls;
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    const refused = answers.filter(({ status }) => status !== 201);
    for (const answer of refused) expect(await answer.json()).toMatchObject({ error: tooMany });
    expect(await idsOf(person)).toHaveLength(2);
  });

  it('is refused to new resumes and copied letters, and a deletion makes room', async () => {
    const person = await app.createPerson({ premium: true });
    const [first, second] = [await app.createResume(person), await app.createResume(person)];
    const letter = await app.createCoverLetter(person, { resumeId: first });
    const create = () => person.call('POST', '/api/resumes', { body: { originalContent: 'Robin Example' } });
    expect(await (await create()).json()).toMatchObject({ error: tooMany, code: 'invalid_request' });
    expect((await person.call('POST', `/api/cover-letters/${letter}/duplicate`)).status).toBe(400);
    await remove(person, second);
    expect((await create()).status).toBe(201);
    expect(await (await person.call('POST', `/api/resumes/${second}/restore`)).json()).toMatchObject({
      error: tooMany,
    });
    expect(await idsOf(person)).not.toContain(second);
  });

  it('counts deleted documents as well, so that creating and deleting in turn has an end', async () => {
    const person = await app.createPerson({ premium: true });
    const id = await app.createResume(person);
    const copy = async () => {
      const answer = await duplicate(person, id);
      const body = (await answer.json()) as { id: string; error?: string };
      if (answer.ok) await remove(person, body.id);
      return body.error;
    };
    for (let copies = 0; copies < 5; copies += 1) expect(await copy()).toBeUndefined();
    expect(await copy()).toMatch(/You've deleted a lot of documents lately/);
    const rows = await runSql(app.ownerUrl, 'select id from resumes where user_id = $1', [person.userId]);
    expect(rows).toHaveLength(6);
  });
});

describe('the limit for new documents', async () => {
  const app = await startTestApp({ settings: { LIMIT_CREATE: '2/h' } });

  it('holds for copies of resumes and of letters', async () => {
    for (const kind of ['resumes', 'cover-letters'] as const) {
      const person = await app.createPerson({ premium: true });
      const id = await (kind === 'resumes' ? app.createResume(person) : app.createCoverLetter(person));
      const statuses: number[] = [];
      for (let calls = 0; calls < 3; calls += 1)
        statuses.push((await person.call('POST', `/api/${kind}/${id}/duplicate`)).status);
      expect(statuses).toEqual([201, 201, 429]);
    }
  });
});
