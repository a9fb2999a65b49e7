import { afterAll, describe, expect, it } from 'vitest';
import { localServers, startFakeLocalServer } from '#tests/support/local-server.ts';
import { setModelStage } from '#tests/support/model-stage.ts';

const stage = await setModelStage();
const lines = [
  { path: 'line.0', text: 'Led nine people' },
  { path: 'line.1', text: 'Saved two days a week' },
];
const server = await startFakeLocalServer({ environment: 'test', answer: () => ({ lines }) });
afterAll(server.stop);

const data = [{ label: 'resume', text: 'Led a project for nine people\n'.repeat(80) }];
const statuses = async (since: number) => (await stage.recorded()).slice(since).map(({ status }) => status);
const begin = async () => ({
  before: (await stage.recorded()).length,
  gateway: await stage.openGateway({ MODELS: 'compatible:played', MODEL_BASE_URL: server.baseUrl }),
});

describe.each(localServers)('a server on one’s own machine: %s', (name) => {
  it('answers, and what it thinks aloud is no part of the answer', async () => {
    server.play(name);
    const { gateway, before } = await begin();
    expect((await gateway.write(stage.task({ data }))).output).toEqual({ lines });
    const [call] = (await stage.recorded()).slice(before);
    expect(call?.status).toBe('ok');
    // Where it says nothing of tokens, they are counted by us.
    expect(call?.input_tokens).toBeGreaterThan(100);
    expect(call?.output_tokens).toBeGreaterThan(20);
  });

  it('is asked without a schema once it has refused one, from then on', async () => {
    server.play(name, 'no schema');
    const { gateway, before } = await begin();
    for (const prompt of ['Write.', 'Write it again.'])
      expect((await gateway.write(stage.task({ data, prompt }))).output).toEqual({ lines });
    expect(await statuses(before)).toEqual(['schema_refused', 'ok', 'ok']);
    expect(server.calls.at(-1)?.prompt).toContain('"lines":{"type":"array"');
  });

  it('is sent less where its context is too small', async () => {
    server.play(name, 'too long');
    const { gateway, before } = await begin();
    expect(await gateway.write(stage.task({ data }))).toMatchObject({ shrunk: true });
    expect(await statuses(before)).toEqual(['too_long', 'ok']);
  });

  it.each([
    ['no model', 'unauthorized'],
    ['loading', 'server_error'],
  ] as const)('%s is told by its kind, and none of its words is logged', async (trouble, status) => {
    server.play(name, trouble);
    const { gateway, before } = await begin();
    await expect(gateway.write(stage.task({ data }))).rejects.toMatchObject({ reason: 'all failed' });
    expect(await statuses(before)).toEqual([status]);
    expect(JSON.stringify(stage.app.logged)).not.toMatch(/pulling|Loading model|does not exist|busy/);
  });

  it('keeps what was finished before its engine broke', async () => {
    server.play(name, 'in the stream');
    const { gateway } = await begin();
    expect(await gateway.write(stage.task({ data }))).toMatchObject({ output: { lines } });
  });
});
