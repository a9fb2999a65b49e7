import { randomUUID } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import type { Work } from '#contract/work.ts';
import type { TestPerson } from '#tests/support/factories.ts';
import { readEvents } from '#tests/support/read-events.ts';
import { startTestApp } from '#tests/support/test-app.ts';
import { runSql } from '#tests/support/test-database.ts';

describe('durable work', async () => {
  const app = await startTestApp();

  const note = async (person: TestPerson, text = 'hello', held = false) => {
    const { id } = (await (await person.call('POST', '/api/notes', { body: { text } })).json()) as {
      id: string;
    };
    if (held) await hold(id, true);
    return id;
  };
  const hold = (id: string, held: boolean) =>
    runSql(app.ownerUrl, 'update notes set held = $2 where id = $1', [id, held]);
  const shout = (
    person: TestPerson,
    id: string,
    options: { fail?: string; headers?: Record<string, string> } = {},
  ) =>
    person.call('POST', `/api/notes/${id}/shout`, {
      body: { fail: options.fail ?? 'never' },
      headers: options.headers ?? {},
    });
  const shoutLater = async (person: TestPerson, id: string, fail = 'never') => {
    const answer = await shout(person, id, { fail, headers: { prefer: 'respond-async' } });
    expect(answer.status).toBe(202);
    return ((await answer.json()) as { workId: string }).workId;
  };
  const stateOf = async (person: TestPerson, workId: string) =>
    (await (await person.call('GET', `/api/work/${workId}`)).json()) as Work;
  const until = (person: TestPerson, workId: string, state: Work['state']) =>
    vi.waitFor(async () => expect((await stateOf(person, workId)).state).toBe(state), {
      timeout: 20_000,
      interval: 50,
    });
  const resumeCount = async (person: TestPerson) =>
    ((await (await person.call('GET', '/api/user/status')).json()) as { resumeCount: number }).resumeCount;

  it('answers with its result when it is quick, and spends one use', async () => {
    const anna = await app.createPerson();
    const answer = await shout(anna, await note(anna, 'hello'));
    expect([answer.status, await answer.json()]).toEqual([200, { text: 'HELLO', attempts: 1 }]);
    expect(await resumeCount(anna)).toBe(1);
  });

  it('refuses the second with the message of its feature, and never a Premium person', async () => {
    const anna = await app.createPerson();
    const id = await note(anna);
    await shout(anna, id);
    const refused = await shout(anna, id);
    expect([refused.status, await refused.json()]).toEqual([
      403,
      { error: "You've used your free resume optimization!", code: 'limit_reached', feature: 'resume' },
    ]);
    const paul = await app.createPerson({ premium: true });
    const his = await note(paul);
    for (const round of [1, 2, 3])
      expect([(await shout(paul, his)).status, await resumeCount(paul)]).toEqual([200, round]);
  });

  it('answers 202 when it takes longer than the server waits, and ends all the same', async () => {
    const anna = await app.createPerson();
    const id = await note(anna, 'slow', true);
    const workId = await shoutLater(anna, id);
    await until(anna, workId, 'running');
    await hold(id, false);
    await until(anna, workId, 'done');
    expect(await resumeCount(anna)).toBe(1);
  });

  it('gives the use back when it fails for good, and says why', async () => {
    const anna = await app.createPerson();
    const id = await note(anna);
    const failed = await shout(anna, id, { fail: 'finally' });
    expect([failed.status, await failed.json()]).toEqual([
      502,
      { error: 'This note cannot be shouted.', code: 'work_failed' },
    ]);
    expect(await resumeCount(anna)).toBe(0);
    expect((await shout(anna, id)).status).toBe(200);
  });

  it('neither tries a text again that the engine ran out of time with, nor gives the use back', async () => {
    const anna = await app.createPerson();
    const id = await note(anna);
    const failed = await shout(anna, id, { fail: 'in-time' });
    expect([failed.status, await failed.json()]).toEqual([
      422,
      {
        error: 'We couldn’t work through this text. Please shorten or change it, then try again.',
        code: 'text_too_complex',
      },
    ]);
    const [{ attempts }] = (await runSql(app.ownerUrl, 'select attempts from notes where id = $1', [id])) as [
      { attempts: number },
    ];
    expect([attempts, await resumeCount(anna)]).toEqual([1, 1]);
    expect((await shout(anna, id)).status).toBe(403);
  });

  it('tries again after a passing fault, then gives up and gives back', async () => {
    const anna = await app.createPerson();
    const id = await note(anna);
    const workId = await shoutLater(anna, id, 'passing');
    await until(anna, workId, 'failed');
    const [{ attempts, saved }] = (await runSql(
      app.ownerUrl,
      'select attempts, saved from notes where id = $1',
      [id],
    )) as [{ attempts: number; saved: number }];
    expect([attempts, saved]).toEqual([4, 0]);
    expect((await shout(anna, id)).status).toBe(200);
  });

  it('can be cancelled: nothing is stored, the use is back, and the running attempt stops', async () => {
    const anna = await app.createPerson();
    const id = await note(anna, 'never said', true);
    const workId = await shoutLater(anna, id);
    await until(anna, workId, 'running');
    const cancelled = (await (await anna.call('POST', `/api/work/${workId}/cancel`)).json()) as Work;
    expect(cancelled.state).toBe('cancelled');
    await hold(id, false);
    expect((await shout(anna, id)).status).toBe(200);
    const [row] = await runSql(app.ownerUrl, 'select saved from notes where id = $1', [id]);
    expect(row).toEqual({ saved: 1 });
    expect((await stateOf(anna, workId)).state).toBe('cancelled');
  });

  it('leaves finished work as it is when cancelled too late', async () => {
    const anna = await app.createPerson();
    const workId = await shoutLater(anna, await note(anna));
    await until(anna, workId, 'done');
    expect(((await (await anna.call('POST', `/api/work/${workId}/cancel`)).json()) as Work).state).toBe(
      'done',
    );
    expect(await resumeCount(anna)).toBe(1);
  });

  it('starts once for one Idempotency-Key, even when the answer was lost', async () => {
    const paul = await app.createPerson({ premium: true });
    const id = await note(paul);
    const headers = { 'idempotency-key': randomUUID(), prefer: 'respond-async' };
    const first = await (await shout(paul, id, { headers })).json();
    await runSql(app.ownerUrl, 'delete from idempotency_keys where user_id = $1', [paul.userId]);
    expect(await (await shout(paul, id, { headers })).json()).toEqual(first);
  });

  it('refuses the key of one piece of work for another, also after it failed', async () => {
    const paul = await app.createPerson({ premium: true });
    const [first, second] = [await note(paul), await note(paul)];
    const headers = { 'idempotency-key': randomUUID() };
    expect((await shout(paul, first, { fail: 'finally', headers })).status).toBe(502);
    expect((await shout(paul, first, { fail: 'finally', headers })).status).toBe(502);
    expect((await shout(paul, second, { headers })).status).toBe(422);
  });

  it('lets a second call with the same key wait for the same work', async () => {
    const anna = await app.createPerson();
    const id = await note(anna, 'both', true);
    const headers = { 'idempotency-key': randomUUID() };
    const calls = [shout(anna, id, { headers }), shout(anna, id, { headers })];
    await vi.waitFor(async () =>
      expect(
        await runSql(app.ownerUrl, 'select id from work where user_id = $1', [anna.userId]),
      ).toHaveLength(1),
    );
    await hold(id, false);
    const answers = await Promise.all((await Promise.all(calls)).map((answer) => answer.json()));
    expect(answers).toEqual([
      { text: 'BOTH', attempts: 1 },
      { text: 'BOTH', attempts: 1 },
    ]);
  });

  it('streams its progress, and can be joined again where it was left', async () => {
    const anna = await app.createPerson();
    const id = await note(anna, 'tell me', true);
    const workId = await shoutLater(anna, id);
    const left = await readEvents(await anna.call('GET', `/api/work/${workId}/events`), (events) =>
      events.some(({ data }) => (data as Work).progress?.done === 2),
    );
    expect(left.map(({ data }) => (data as Work).progress?.step ?? (data as Work).state)).toEqual([
      'running',
      'reading',
      'rewriting',
    ]);
    await hold(id, false);
    const lastId = left.at(-1)?.id ?? '';
    const rest = await readEvents(
      await anna.call('GET', `/api/work/${workId}/events`, { headers: { 'last-event-id': lastId } }),
    );
    expect(rest.map(({ data }) => (data as Work).progress?.step ?? (data as Work).state)).toEqual([
      'checking',
      'done',
    ]);
    const again = await readEvents(
      await anna.call('GET', `/api/work/${workId}/events`, { headers: { 'last-event-id': '5' } }),
    );
    expect(again).toEqual([]);
  });

  it('belongs to its owner alone', async () => {
    const [anna, ben] = [await app.createPerson(), await app.createPerson()];
    const workId = await shoutLater(anna, await note(anna));
    for (const [method, path] of [
      ['GET', ''],
      ['GET', '/events'],
      ['POST', '/cancel'],
    ] as const) {
      expect((await ben.call(method, `/api/work/${workId}${path}`)).status).toBe(404);
    }
    await until(anna, workId, 'done');
  });
});
