import { request } from 'node:http';
import { describe, expect, it } from 'vitest';
import { longResume } from '#tests/support/long-resume.ts';
import { startTestApp } from '#tests/support/test-app.ts';

describe('reviews of long resumes', async () => {
  const app = await startTestApp({
    settings: { ENGINE_THREADS: '2', ENGINE_QUEUE: '64', ENGINE_QUEUE_PER_PERSON: '4' },
  });
  const create = async (person: Awaited<ReturnType<typeof app.createPerson>>, marker: string) =>
    app.createResume(person, { originalContent: longResume(10_000, marker), structuredData: null });

  /** Two long texts at once need both. */
  const startBothThreads = () =>
    Promise.all(
      ['cleo', 'dora'].map((userId) =>
        app.parts.engine
          .for({ userId })
          .read({ content: longResume(12_000, userId), posting: null, confirmed: [], settled: [] }),
      ),
    );

  it('are worked out once for a revision, however often they’re asked for', {
    timeout: 120_000,
  }, async () => {
    const anna = await app.createPerson();
    const id = await create(anna, 'one');
    const review = () => anna.call('GET', `/api/resumes/${id}/review`);
    // Fifteen at once are more than may wait, so they must be one.
    const answers = await Promise.all(Array.from({ length: 15 }, review));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const bodies = await Promise.all(answers.map((answer) => answer.text()));
    expect(new Set(bodies).size).toBe(1);
  });

  it('are not worked out again when only the template changes', { timeout: 120_000 }, async () => {
    const anna = await app.createPerson();
    const id = await create(anna, 'template');
    const { engine } = app.parts;
    const forCaller = engine.for;
    let asked = 0;
    engine.for = (caller) => {
      asked += caller.isReview ? 1 : 0;
      return forCaller(caller);
    };
    const review = async () => (await anna.call('GET', `/api/resumes/${id}/review`)).text();
    const before = await review();
    const { revision } = (await (await anna.call('GET', `/api/resumes/${id}`)).json()) as {
      revision: number;
    };
    const changed = await anna.call('PATCH', `/api/resumes/${id}`, {
      body: { colorScheme: 'navy', revision },
    });
    expect(changed.status).toBe(200);
    expect(await review()).toBe(before);
    engine.for = forCaller;
    expect(asked).toBe(1);
  });

  it('of one person don’t keep another waiting, and too many are told to come back', {
    timeout: 120_000,
  }, async () => {
    const [anna, ben] = await Promise.all([app.createPerson(), app.createPerson()]);
    const ids = await Promise.all(Array.from({ length: 8 }, (_, at) => create(anna, `of-anna-${at}`)));
    const his = await app.createResume(ben);
    await startBothThreads();
    let ended = 0;
    const flood = ids.map(async (id) => {
      const answer = await anna.call('GET', `/api/resumes/${id}/review`);
      await answer.text();
      ended += answer.status === 200 ? 1 : 0;
      return answer;
    });
    expect((await ben.call('GET', `/api/resumes/${his}/review`)).status).toBe(200);
    // At most the one that began before his.
    expect(ended).toBeLessThanOrEqual(1);
    const answers = await Promise.all(flood);
    const refused = answers.filter(({ status }) => status === 503);
    // One at work and four waiting; who arrives after the first has ended finds a place.
    expect(refused.length).toBeOneOf([1, 2, 3]);
    for (const { headers } of refused) expect(headers.get('retry-after')).toBe('2');
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(8 - refused.length);
  });

  it('are dropped when nobody waits for them anymore', { timeout: 120_000 }, async () => {
    const anna = await app.createPerson();
    const ids = await Promise.all([1, 2, 3].map((at) => create(anna, `left-${at}`)));
    const { engine } = app.parts;
    const signals: (AbortSignal | undefined)[] = [];
    const forCaller = engine.for;
    engine.for = (caller) => {
      signals.push(caller.signal);
      return forCaller(caller);
    };
    const leave = ids.map((id) => askAndLeave(`${app.address}/api/resumes/${id}/review`, anna.token));
    await expect.poll(() => signals.length).toBe(3);
    engine.for = forCaller;
    for (const left of leave) left();
    await expect.poll(() => signals.map((signal) => signal?.aborted)).toEqual([true, true, true]);
  });
});

/** Over a connection of its own, which ends when its caller leaves. */
function askAndLeave(url: string, token: string): () => void {
  const asked = request(url, { agent: false, headers: { authorization: `Bearer ${token}` } });
  asked.on('error', () => undefined).end();
  return () => void asked.destroy();
}
