import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Work } from '#contract/work.ts';
import type { TestPerson } from '#tests/support/factories.ts';
import { readEvents } from '#tests/support/read-events.ts';
import { startTestApp } from '#tests/support/test-app.ts';
import { runSql } from '#tests/support/test-database.ts';

describe('streams of one person', async () => {
  const app = await startTestApp({ settings: { STREAMS_PER_PERSON: '' } });

  const shoutHeld = async (person: TestPerson) => {
    const note = await person.call('POST', '/api/notes', { body: { text: 'hello' } });
    const { id } = (await note.json()) as { id: string };
    const hold = (held: boolean) =>
      runSql(app.ownerUrl, 'update notes set held = $2 where id = $1', [id, held]);
    await hold(true);
    const body = { fail: 'never' };
    const started = await person.call('POST', `/api/notes/${id}/shout`, {
      body,
      headers: { prefer: 'respond-async' },
    });
    const { workId } = (await started.json()) as { workId: string };
    return { workId, release: () => hold(false) };
  };
  const open = (person: TestPerson, workId: string, signal?: AbortSignal) =>
    person.call('GET', `/api/work/${workId}/events`, signal ? { signal } : {});

  it('are six: the seventh is refused in words, others’ are not, and one that closes makes room', async () => {
    const [anna, ben] = [await app.createPerson(), await app.createPerson()];
    const [hers, his] = [await shoutHeld(anna), await shoutHeld(ben)];
    const closing = new AbortController();
    const first = await open(anna, hers.workId, closing.signal);
    const streams = [first, ...(await Promise.all(Array.from({ length: 5 }, () => open(anna, hers.workId))))];
    expect(streams.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
    const seventh = await open(anna, hers.workId);
    expect([seventh.status, seventh.headers.get('retry-after'), await seventh.json()]).toEqual([
      429,
      '10',
      {
        code: 'too_many_requests',
        error: 'Progress is open in too many places. Please close a tab; this one will catch up.',
      },
    ]);
    const others = await open(ben, his.workId);
    expect(others.status).toBe(200);
    closing.abort();
    const next = await vi.waitFor(async () => {
      const stream = await open(anna, hers.workId);
      expect(stream.status).toBe(200);
      return stream;
    });
    await Promise.all([hers.release(), his.release()]);
    for (const stream of [...streams.slice(1), next, others]) {
      expect((await readEvents(stream)).at(-1)?.data).toMatchObject({ state: 'done' });
    }
  });

  it('give their places back when they end, and when there was nothing to follow', async () => {
    const anna = await app.createPerson();
    const { workId, release } = await shoutHeld(anna);
    await release();
    for (let round = 0; round < 8; round += 1) await readEvents(await open(anna, workId));
    for (let round = 0; round < 8; round += 1) {
      expect((await open(anna, crypto.randomUUID())).status).toBe(404);
    }
    expect((await open(anna, workId)).status).toBe(200);
  });

  it('answer 204 once the caller knows all of a work that has ended, and tell the rest before', async () => {
    const anna = await app.createPerson();
    const { workId, release } = await shoutHeld(anna);
    await release();
    const events = await readEvents(await open(anna, workId));
    const join = (lastSeen: number) =>
      anna.call('GET', `/api/work/${workId}/events`, { headers: { 'last-event-id': String(lastSeen) } });
    const last = Number(events.at(-1)?.id);
    expect((await readEvents(await join(last - 1))).map(({ data }) => (data as Work).state)).toEqual([
      'done',
    ]);
    for (const seen of [last, last + 5]) {
      const joined = await join(seen);
      expect([joined.status, await joined.text()]).toEqual([204, '']);
    }
    // A place for a stream isn't held by one that never opened.
    for (let round = 0; round < 8; round += 1) expect((await join(last)).status).toBe(204);
  });

  it('share one reader of the table, and each begins where it left off', async () => {
    const anna = await app.createPerson();
    const { workId, release } = await shoutHeld(anna);
    const spy = vi.spyOn(app.parts.database, 'readAsUser');
    onTestFinished(() => spy.mockRestore());
    const reads = () =>
      spy.mock.calls.filter(([{ name }, , id]) => name === 'work-news' && id === workId).length;
    const headers = { 'last-event-id': '2' };
    const late = await anna.call('GET', `/api/work/${workId}/events`, { headers });
    const streams = await Promise.all(Array.from({ length: 5 }, () => open(anna, workId)));
    await release();
    const received = await Promise.all(streams.map((stream) => readEvents(stream)));
    const whole = ['running', 'reading', 'rewriting', 'checking', 'done'];
    const stepsOf = (events: { data: unknown }[]) =>
      events.map(({ data }) => (data as Work).progress?.step ?? (data as Work).state);
    for (const events of received) expect(stepsOf(events)).toEqual(whole);
    expect(stepsOf(await readEvents(late))).toEqual(whole.slice(2));
    // One look at the start and one for each of five events at most; six readers would have looked twelve times at least.
    expect(reads()).toBeGreaterThan(0);
    expect(reads()).toBeLessThanOrEqual(6);
  });

  it('end when the news cannot be read, and can be joined again', async () => {
    const anna = await app.createPerson();
    const { workId, release } = await shoutHeld(anna);
    await vi.waitFor(async () => {
      const { progress } = (await (await anna.call('GET', `/api/work/${workId}`)).json()) as Work;
      expect(progress?.done).toBe(2);
    });
    const spy = vi.spyOn(app.parts.database, 'readAsUser').mockRejectedValueOnce(new Error('no database'));
    onTestFinished(() => spy.mockRestore());
    app.expectError('event stream ended early');
    expect(await readEvents(await open(anna, workId))).toEqual([]);
    await release();
    expect((await readEvents(await open(anna, workId))).length).toBe(5);
  });
});
