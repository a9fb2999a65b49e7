import { afterEach, describe, expect, it, vi } from 'vitest';
import { setModelStage } from '#tests/support/model-stage.ts';
import { runSql } from '#tests/support/test-database.ts';

const stage = await setModelStage();
const { app, first, second } = stage;
afterEach(stage.reset);

const priced = { MODEL_PRICES: 'compatible:first=2/10,openai:second=0/0' };

describe('the books', () => {
  it('hold every try with its tokens, time and cost, and none of its words', async () => {
    const { userId } = await app.createPerson();
    const gateway = await stage.openGateway({ ...priced, MODELS: 'compatible:first,openai:second' });
    first.next('no JSON', 'server error');
    await gateway.write(stage.task({ userId, data: [{ label: 'resume', text: 'Zanzibar' }] }));
    const [bad, broken, good] = await stage.recorded(userId);
    expect([bad, broken, good].map((call) => `${call?.provider}:${call?.model} ${call?.status}`)).toEqual([
      'compatible:first bad_json',
      'compatible:first server_error',
      'openai:second ok',
    ]);
    expect(bad?.input_tokens).toBeGreaterThan(100);
    expect(bad?.cost_micros).toBe(2 * (bad?.input_tokens ?? 0) + 10 * (bad?.output_tokens ?? 0));
    expect(broken).toMatchObject({ input_tokens: 0, output_tokens: 0, cost_micros: 0 });
    expect(good).toMatchObject({ prompt_version: 'test-1', cost_micros: 0 });
    expect(JSON.stringify(await stage.recorded(userId)).toLowerCase()).not.toContain('zanzibar');
    const metrics = await gateway.metrics.metrics();
    expect(metrics).toContain('model_calls_total{provider="compatible",model="first",status="bad_json"} 1');
    expect(metrics).toContain('model_call_seconds_count{provider="openai",model="second"} 1');
  });

  it('count what is broken off too high rather than too low', async () => {
    const { userId } = await app.createPerson();
    const gateway = await stage.openGateway({ ...priced, MODEL_IDLE_SECONDS: '0.6' });
    first.next('stall before the first byte');
    await expect(gateway.write(stage.task({ userId, maxOutputTokens: 321 }))).rejects.toThrow();
    const [stalled] = await stage.recorded(userId);
    expect(stalled).toMatchObject({ status: 'timeout', output_tokens: 321 });
    expect(stalled?.input_tokens).toBeGreaterThan(200);
  });

  it('take a model of unknown price for the dearest, and say so', async () => {
    const { userId } = await app.createPerson();
    const gateway = await stage.openGateway();
    expect(JSON.stringify(app.logged)).toContain('MODEL_PRICES has no price for this model');
    await gateway.write(stage.task({ userId }));
    const [call] = await stage.recorded(userId);
    expect(call?.cost_micros).toBe(21 * (call?.input_tokens ?? 0) + 168 * (call?.output_tokens ?? 0));
  });
});

describe('the ceilings', () => {
  it("stop a person's calls for the day, and nobody else's", async () => {
    const anna = await app.createPerson();
    const bert = await app.createPerson();
    const gateway = await stage.openGateway({ ...priced, MODEL_USER_DAILY_CENTS: '0.01' });
    await gateway.write(stage.task({ userId: anna.userId }));
    await expect(gateway.write(stage.task({ userId: anna.userId }))).rejects.toMatchObject({
      name: 'ModelUnavailable',
      reason: 'over the ceiling',
    });
    expect(first.calls).toHaveLength(1);
    expect(await stage.recorded(anna.userId)).toHaveLength(1);
    await gateway.write(stage.task({ userId: bert.userId }));
    await runSql(app.ownerUrl, `update llm_calls set created_at = now() - interval '25 hours'`);
    await gateway.write(stage.task({ userId: anna.userId }));
  });

  it("stop everybody's calls once the month has cost what it may", async () => {
    const anna = await app.createPerson();
    const bert = await app.createPerson();
    await runSql(app.ownerUrl, 'delete from model_costs_by_day');
    const gateway = await stage.openGateway({ ...priced, MODEL_MONTHLY_CENTS: '0.01' });
    await gateway.write(stage.task({ userId: anna.userId }));
    const refused = { reason: 'over the ceiling' };
    await expect(gateway.write(stage.task({ userId: bert.userId }))).rejects.toMatchObject(refused);
    // Another process knows it from the database.
    const other = await stage.openGateway({ ...priced, MODEL_MONTHLY_CENTS: '0.01' });
    await expect(other.write(stage.task({ userId: bert.userId }))).rejects.toMatchObject(refused);
    expect(first.calls).toHaveLength(1);
    // The month's bill stays when the calls themselves are gone, and ends with the month.
    await runSql(app.ownerUrl, 'delete from llm_calls');
    const another = await stage.openGateway({ ...priced, MODEL_MONTHLY_CENTS: '0.01' });
    await expect(another.write(stage.task({ userId: bert.userId }))).rejects.toMatchObject(refused);
    await runSql(app.ownerUrl, 'update model_costs_by_day set day = day - 32');
    const later = await stage.openGateway({ ...priced, MODEL_MONTHLY_CENTS: '0.01' });
    await later.write(stage.task({ userId: bert.userId }));
  });
});

describe('calls that are broken off', () => {
  it('count toward the ceiling as if they had been answered at length', async () => {
    const { userId } = await app.createPerson();
    const gateway = await stage.openGateway({ ...priced, MODEL_USER_DAILY_CENTS: '5' });
    first.always('stall before the first byte');
    const breakOff = async () => {
      const gone = new AbortController();
      const answer = gateway.write(
        stage.task({ userId, signal: gone.signal, maxOutputTokens: 2_000, onPartial: () => {} }),
      );
      const known = first.calls.length;
      const ended = answer.catch((error: unknown) => error);
      await Promise.race([ended, vi.waitUntil(() => first.calls.length > known, { timeout: 10_000 })]);
      gone.abort(new Error('canceled'));
      return (await ended) as Error;
    };
    const errors = [];
    for (let round = 0; round < 6; round += 1) errors.push((await breakOff()).message);
    // Two thousand tokens cost two cents here, so the third passes five.
    expect(errors).toEqual([
      ...Array(3).fill('canceled'),
      ...Array(3).fill('No language model could be used: over the ceiling.'),
    ]);
    expect(first.calls).toHaveLength(3);
  });
});

describe('a kept answer', () => {
  const data = [{ label: 'resume', text: 'Led a team of nine' }];

  it('is given again for the same words of the same person, and shown to whoever watches', async () => {
    const { userId } = await app.createPerson();
    const gateway = await stage.openGateway();
    const answer = await gateway.write(stage.task({ userId, data }));
    answer.output.lines.length = 0;
    const seen: unknown[] = [];
    const again = await gateway.write(
      stage.task({ userId, data, onPartial: (partial) => void seen.push(partial) }),
    );
    expect(again.output.lines).toEqual([{ path: 'line.0', text: 'LED A TEAM OF NINE' }]);
    expect(seen).toEqual([again.output]);
    expect(first.calls).toHaveLength(1);
    expect(await stage.recorded(userId)).toHaveLength(1);
  });

  it('is never given to another person, nor for other words', async () => {
    const anna = await app.createPerson();
    const bert = await app.createPerson();
    const gateway = await stage.openGateway();
    await gateway.write(stage.task({ userId: anna.userId, data }));
    first.answerWith(() => ({ lines: [{ path: 'line.0', text: "Bert's own" }] }));
    const { output } = await gateway.write(stage.task({ userId: bert.userId, data }));
    expect(output.lines[0]?.text).toBe("Bert's own");
    const changes = [
      { prompt: 'Write every other line.' },
      { instructions: 'Write in small letters.' },
      { promptVersion: 'test-2' },
      { data: [{ label: 'posting', text: 'Led a team of nine' }] },
    ];
    for (const change of changes) await gateway.write(stage.task({ userId: anna.userId, data, ...change }));
    expect(first.calls).toHaveLength(2 + changes.length);
  });

  it('is none that failed', async () => {
    const gateway = await stage.openGateway({ MODEL_REST_SECONDS: '0.1' });
    first.next('refuse');
    await expect(gateway.write(stage.task({ data }))).rejects.toThrow();
    await gateway.write(stage.task({ data }));
    expect(second.calls).toEqual([]);
    expect(first.calls).toHaveLength(2);
  });
});
