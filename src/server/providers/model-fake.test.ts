import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { startFakeModel } from './model.fake.ts';
import type { Behavior } from './model-behavior.fake.ts';

const model = await startFakeModel({ environment: 'test', answer: () => ({ said: 'Well done.' }) });
afterAll(model.stop);
afterEach(() => model.always('well'));

const prompt = 'Please.\n<<<data ab12 resume>>>\nLed a team\nof nine\n<<<end ab12>>>\nThank you.';
const ask = (stream: boolean, signal: AbortSignal | null = null) =>
  fetch(`${model.baseUrl}/chat/completions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      model: 'played',
      stream,
      messages: [
        { role: 'system', content: 'Be kind.' },
        { role: 'user', content: prompt },
      ],
    }),
    signal,
  });

interface Choice {
  delta?: { content?: string; refusal?: string };
  message?: { content: string | null; refusal?: string };
  finish_reason: string | null;
}

/** The words and the last reason of an answer, streamed or not. */
async function read(stream: boolean): Promise<{ text: string; reason: string | null | undefined }> {
  const body = await (await ask(stream)).text();
  if (!stream) {
    const { choices } = JSON.parse(body) as { choices: Choice[] };
    return { text: choices[0]?.message?.content ?? '', reason: choices[0]?.finish_reason };
  }
  const events = body.split('\n\n').filter((event) => event.startsWith('data: {'));
  const choices = events.flatMap((event) => (JSON.parse(event.slice(6)) as { choices: Choice[] }).choices);
  return {
    text: choices.map(({ delta }) => delta?.content ?? '').join(''),
    reason: choices.at(-1)?.finish_reason,
  };
}

describe('the played language model', () => {
  it('refuses production', async () => {
    await expect(startFakeModel({ environment: 'production' })).rejects.toThrow('production');
  });

  it('tells what it was asked', async () => {
    await ask(false);
    expect(model.calls.at(-1)).toMatchObject({
      model: 'played',
      isStream: false,
      instructions: 'Be kind.',
      prompt,
      data: { resume: 'Led a team\nof nine' },
    });
  });

  it.each([true, false])('says what it was told to say, streamed: %s', async (stream) => {
    expect(await read(stream)).toEqual({ text: '{"said":"Well done."}', reason: 'stop' });
    model.next('fenced JSON', 'prefaced JSON', 'truncate', 'refuse');
    expect((await read(stream)).text).toBe('```json\n{"said":"Well done."}\n```');
    expect((await read(stream)).text).toMatch(/^Here.*\n\{"said":"Well done\."\}\n/);
    expect(await read(stream)).toEqual({ text: '{"said":"W', reason: 'length' });
    expect((await read(stream)).text).toBe('');
    model.next('bad JSON', 'wrong schema');
    const { text } = await read(stream);
    expect(() => JSON.parse(text)).toThrow();
    expect(JSON.parse((await read(stream)).text)).not.toHaveProperty('said');
  });

  it('ends its stream with what it cost', async () => {
    const body = await (await ask(true)).text();
    expect(body).toMatch(
      /"choices":\[\],"usage":\{"prompt_tokens":\d+,"completion_tokens":6,.*\n\ndata: \[DONE\]\n\n$/,
    );
  });

  it.each<[Behavior, number]>([
    ['rate limit', 429],
    ['server error', 500],
    ['wrong key', 401],
    ['too long', 400],
  ])('%s is answered with %i, and quotes what was asked', async (behavior, status) => {
    model.next(behavior);
    const answer = await ask(false);
    expect(answer.status).toBe(status);
    expect(answer.headers.get('retry-after')).toBe(status === 429 ? '7' : null);
    expect(await answer.text()).toContain('Led a team');
  });

  it.each<Behavior>(['cut in the middle', 'reset'])('%s breaks the line', async (behavior) => {
    for (const stream of [true, false]) {
      model.next(behavior);
      await expect(ask(stream).then((answer) => answer.text())).rejects.toThrow();
    }
  });

  it('ends in the middle without a word about it', async () => {
    model.next('end in the middle');
    const body = await (await ask(true)).text();
    expect(body).toContain('"content":"{');
    expect(body).not.toContain('[DONE]');
  });

  it.each<Behavior>(['stall before the first byte', 'hang in the middle', 'one byte a second'])(
    '%s goes on until the caller hangs up',
    async (behavior) => {
      for (const stream of [true, false]) {
        model.next(behavior);
        const answer = ask(stream, AbortSignal.timeout(300)).then((given) => given.text());
        await expect(answer).rejects.toThrow(/timeout/);
        await expect.poll(() => model.openConnections(), { timeout: 5000 }).toBe(0);
      }
    },
  );

  it('sends ten megabytes', async () => {
    for (const stream of [true, false]) {
      model.next('ten megabytes');
      expect((await (await ask(stream)).text()).length).toBeGreaterThan(10_000_000);
    }
  });

  it('holds its streams in the middle until it lets go', async () => {
    model.streamAt(1000);
    const rest = model.holdHalfway();
    const reading = (await ask(true)).body?.pipeThrough(new TextDecoderStream()).getReader();
    const heard: string[] = [];
    const whole = (async () => {
      for (let next = await reading?.read(); next && !next.done; next = await reading?.read())
        heard.push(next.value);
    })();
    await expect.poll(() => heard.join('')).toContain('"content":"{');
    expect(heard.join('')).not.toContain('[DONE]');
    rest.letGo();
    await whole;
    expect(heard.join('')).toContain('[DONE]');
    model.streamAt(0);
  });

  it('streams as slowly as it is told', async () => {
    model.streamAt(50);
    const startedAt = performance.now();
    await read(true);
    // Ten events, of which the last is not waited for by anybody.
    expect(performance.now() - startedAt).toBeGreaterThan(150);
    model.streamAt(0);
  });
});
