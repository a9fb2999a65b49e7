import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Behaviour } from '#server/providers/model.fake.ts';
import { setModelStage } from '#tests/support/model-stage.ts';
import { ModelUnavailable } from './model-gateway.ts';

const stage = await setModelStage();
const { app, first, second } = stage;
const canary = 'Zanzibar lighthouse keeper';
const data = [{ label: 'resume', text: `Led a team of nine\n${canary}\nSaved two days a week` }];
const capitals = ['LED A TEAM OF NINE', canary.toUpperCase(), 'SAVED TWO DAYS A WEEK'];

/** Each failure, with how every call to a provider that always fails so is written down. */
const failures: Partial<Record<Behaviour, string[]>> = {
  'stall before the first byte': ['timeout'],
  'hang in the middle': ['timeout'],
  'one byte a second': ['timeout'],
  'cut in the middle': ['network'],
  'end in the middle': ['network'],
  'error in the middle': ['server_error'],
  reset: ['network'],
  'bad JSON': ['bad_json', 'bad_json'],
  'wrong schema': ['wrong_schema', 'wrong_schema'],
  refuse: ['refused'],
  'refuse in words': ['refused'],
  truncate: ['truncated'],
  'rate limit': ['rate_limited'],
  'server error': ['server_error'],
  'wrong key': ['unauthorized'],
  'too long': ['too_long', 'too_long'],
  'ten megabytes': ['too_large'],
};
const ways = [{ way: 'streamed' }, { way: 'at once' }];
const cases = Object.entries(failures)
  .flatMap(([behaviour, statuses]) =>
    ways.map(({ way }) => ({ way, behaviour: behaviour as Behaviour, statuses })),
  )
  .filter(({ way, behaviour }) => way === 'streamed' || behaviour !== 'error in the middle');
const streamed = (way: string) => (way === 'streamed' ? { onPartial: () => {} } : {});

const printed: string[] = [];
const keep = (...words: unknown[]) => void printed.push(words.map(String).join(' '));
process.on('warning', keep);

beforeEach(() => {
  printed.length = 0;
  for (const method of ['log', 'info', 'warn', 'error', 'debug'] as const)
    vi.spyOn(console, method).mockImplementation(keep);
});

afterEach(async () => {
  vi.restoreAllMocks();
  for (const fake of [first, second]) {
    fake.always('well');
    fake.calls.length = 0;
    await expect.poll(() => fake.openConnections(), { timeout: 3000 }).toBe(0);
  }
});

const statuses = async (since: number) => (await stage.recorded()).slice(since).map(({ status }) => status);

describe('a provider that fails', () => {
  it.each(cases)(
    '$behaviour, $way: a typed end, written down, and not a word of it logged',
    async ({ way, behaviour, statuses: expected }) => {
      first.always(behaviour);
      const before = (await stage.recorded()).length;
      const gateway = await stage.openGateway();
      const failed = gateway.write(stage.task({ data, ...streamed(way) }));
      await expect(failed).rejects.toThrow(ModelUnavailable);
      await expect(failed).rejects.toMatchObject({ reason: 'all failed' });
      expect(await statuses(before)).toEqual(expected);
      const told =
        JSON.stringify(app.logged) +
        printed.join('\n') +
        String(await failed.catch((error: unknown) => (error as Error).stack));
      expect(told).toContain('a model call failed');
      expect(told.toLowerCase()).not.toContain(canary.toLowerCase());
      expect(printed).toEqual([]);
    },
  );

  it.each(cases)('$behaviour, $way: the next provider answers', async ({ way, behaviour }) => {
    first.always(behaviour);
    const gateway = await stage.openGateway({ MODELS: 'compatible:first,openai:second' });
    const answer = await gateway.write(stage.task({ data, ...streamed(way) }));
    expect(answer).toMatchObject({ provider: 'openai', model: 'second', shrunk: false });
    expect(answer.output.lines.map(({ text }) => text)).toEqual(capitals);
  });
});

describe('an answer', () => {
  it.each(['fenced JSON', 'prefaced JSON'] as const)('%s is cut out of its wrapping', async (behaviour) => {
    const gateway = await stage.openGateway();
    for (const { way } of ways) {
      first.next(behaviour);
      const { output } = await gateway.write(stage.task({ data, ...streamed(way), prompt: way }));
      expect(output.lines.map(({ text }) => text)).toEqual(capitals);
    }
    expect(first.calls).toHaveLength(2);
  });

  it.each(['bad JSON', 'wrong schema'] as const)('%s is repaired by one more call', async (behaviour) => {
    const gateway = await stage.openGateway();
    const before = (await stage.recorded()).length;
    first.next(behaviour);
    const { output } = await gateway.write(stage.task({ data }));
    expect(output.lines.map(({ text }) => text)).toEqual(capitals);
    expect(await statuses(before)).toEqual([
      behaviour === 'bad JSON' ? 'bad_json' : 'wrong_schema',
      'repaired',
    ]);
  });

  it('is asked for once more with less where all of it is too long, and says so', async () => {
    const gateway = await stage.openGateway();
    first.next('too long');
    const text = Array.from({ length: 100 }, (_, at) => `Led project number ${at}`).join('\n');
    const { output, shrunk } = await gateway.write(stage.task({ data: [{ label: 'resume', text }] }));
    expect(shrunk).toBe(true);
    expect(output.lines.at(-2)?.text).toBe('LED PROJECT NUMBER 49');
    expect(first.calls.map(({ data: sent }) => (sent.resume ?? '').length > text.length / 2 + 50)).toEqual([
      true,
      false,
    ]);
  });

  it('grows before the eyes of whoever watches, and starts over with the next provider', async () => {
    const gateway = await stage.openGateway({
      MODELS: 'compatible:first,openai:second',
      MODEL_TRY_SECONDS: '5',
    });
    const seen: number[] = [];
    first.answerWith(({ data: sent }) => ({
      lines: (sent.resume ?? '').split('\n').map((text) => ({ path: 'first', text })),
    }));
    first.streamAt(600);
    first.next('cut in the middle');
    const text = Array.from({ length: 12 }, (_, at) => `Led project number ${at}`).join('\n');
    const { output } = await gateway.write(
      stage.task({
        data: [{ label: 'resume', text }],
        onPartial: (partial) => void seen.push((partial as { lines?: unknown[] }).lines?.length ?? 0),
      }),
    );
    first.streamAt(0);
    expect(output.lines[0]).toEqual({ path: 'line.0', text: 'LED PROJECT NUMBER 0' });
    expect(Math.max(...seen)).toBeGreaterThan(2);
    const shrinks = seen.filter((count, at) => count < (seen[at - 1] ?? 0));
    expect(shrinks.length).toBeLessThanOrEqual(1);
  });
});
