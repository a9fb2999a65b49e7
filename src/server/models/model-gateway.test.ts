import { afterAll, expect, it } from 'vitest';
import { z } from 'zod';
import { startFakeModel } from '#server/providers/model.fake.ts';
import { startTestApp } from '#tests/support/test-app.ts';

const fake = await startFakeModel({ environment: 'test' });
afterAll(fake.stop);
const app = await startTestApp({
  settings: { MODELS: 'compatible:played', MODEL_BASE_URL: fake.baseUrl, MODEL_TRY_SECONDS: '2' },
});
const person = await app.createPerson();
const schema = z.object({ lines: z.array(z.object({ path: z.string(), text: z.string() })) });
const lines = Array.from({ length: 20 }, (_, at) => ({ path: `a.${at}`, text: `Led work number ${at}` }));

it('answers with the object that the model wrote, streamed or not', async () => {
  fake.answerWith(({ data }) => ({
    lines: lines.map((line) => ({ ...line, text: `${line.text}${data['resume']}` })),
  }));
  for (const isStreamed of [false, true]) {
    const partials: unknown[] = [];
    const answer = await app.parts.models.write({
      feature: 'resume',
      promptVersion: '1',
      userId: person.userId,
      idempotencyKey: crypto.randomUUID(),
      instructions: 'Rewrite.',
      data: [{ label: 'resume', text: '!' }],
      prompt: 'Rewrite the lines.',
      schema,
      maxOutputTokens: 1000,
      signal: new AbortController().signal,
      ...(isStreamed ? { onPartial: (partial: unknown) => void partials.push(partial) } : {}),
    });
    expect(answer.output.lines[19]?.text).toBe('Led work number 19!');
    expect(answer).toMatchObject({ provider: 'compatible', model: 'played', shrunk: false });
    expect(partials.length > 0).toBe(isStreamed);
  }
});
