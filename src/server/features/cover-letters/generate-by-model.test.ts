import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CoverLetter } from '#contract/cover-letters.ts';
import type { Work } from '#contract/work.ts';
import { startFakeModel } from '#server/providers/model.fake.ts';
import type { FakeModelCall } from '#server/providers/model-wire.fake.ts';
import type { TestPerson } from '#tests/support/factories.ts';
import { playSentences } from '#tests/support/played-sentences.ts';
import { readEvents } from '#tests/support/read-events.ts';
import { deedsText, specialistPosting as jobPosting } from '#tests/support/specialist-resume.ts';
import { startTestApp } from '#tests/support/test-app.ts';
import { runSql } from '#tests/support/test-database.ts';

/** Honest sentences, each on the line that it says. */
const honest = [
  { text: 'I handled escalated tickets from our 12 largest accounts.', on: '12 largest accounts' },
  {
    text: 'At Brightpath Retail Systems I tested new releases before they were shipped to 140 stores.',
    on: '140 stores',
  },
  { text: 'I kept customer satisfaction at 96% over two years.', on: '96%' },
];
const courtesy = { text: 'I would welcome a conversation about this role.', on: '' };
/** Our own judgment can't prove the first and refuses the second. */
const amber = { text: 'I led the training of 4 new support agents.', on: 'training 4 new' };
const red = {
  text: 'I handled escalated tickets from our 47 largest accounts at Zyxtel.',
  on: '12 largest accounts',
};

describe('generating a letter with a model', async () => {
  const model = await startFakeModel({ environment: 'test' });
  afterAll(model.stop);
  const app = await startTestApp({
    settings: {
      MODELS: 'compatible:played',
      MODEL_BASE_URL: model.baseUrl,
      MODEL_IDLE_SECONDS: '1',
      MODEL_REST_SECONDS: '0.1',
      WORK_WAIT_SECONDS: '50',
    },
  });
  beforeEach(() => {
    model.always('well');
    model.next();
    model.streamAt(0);
    model.answerWith(playSentences(...honest, courtesy));
    model.judgeWith(() => ({ lines: [] }));
    model.calls.length = 0;
  });

  const newPerson = async (options = {}) => {
    const anna = await app.createPerson(options);
    const created = await anna.call('POST', '/api/resumes', { body: { originalContent: deedsText } });
    return { anna, resumeId: (await created.json()).id as string };
  };
  const generate = (anna: TestPerson, resumeId: string, headers = {}, tone = 'plain') =>
    anna.call('POST', '/api/cover-letters/generate', { body: { resumeId, jobPosting, tone }, headers });
  const start = async (anna: TestPerson, resumeId: string): Promise<string> =>
    (await (await generate(anna, resumeId, { prefer: 'respond-async' })).json()).workId;
  const newest = async (anna: TestPerson): Promise<CoverLetter | undefined> => {
    const [first] = await (await anna.call('GET', '/api/cover-letters')).json();
    return first && (await (await anna.call('GET', `/api/cover-letters/${first.id}`)).json());
  };
  const usesOf = async ({ userId }: TestPerson) =>
    (
      (await runSql(app.ownerUrl, 'select state from uses where user_id = $1 order by created_at', [
        userId,
      ])) as { state: string }[]
    ).map(({ state }) => state);
  const shownIn = (events: Awaited<ReturnType<typeof readEvents>>) =>
    events.flatMap(({ data }) => (data as Work).progress?.sentence ?? []);

  it('shows each sentence once it has passed, and keeps them with their sources', async () => {
    model.streamAt(100);
    const { anna, resumeId } = await newPerson();
    const workId = await start(anna, resumeId);
    const shown = shownIn(await readEvents(await anna.call('GET', `/api/work/${workId}/events`)));
    expect(shown.map(({ text }) => text)).toContain(honest[0]?.text);
    const letter = await newest(anna);
    expect(letter?.writer).toEqual({ kind: 'model', name: 'played', isFallback: false });
    for (const { text } of [...shown, ...honest]) expect(letter?.content).toContain(text);
    const tested = letter?.sentences.find(({ text }) => text === honest[1]?.text);
    expect(tested).toMatchObject({ kind: 'you', sources: expect.any(Array) });
    expect(tested?.sources[0]).toMatchObject({
      from: 'resume',
      quote: expect.stringContaining('140 stores'),
    });
    expect(await usesOf(anna)).toEqual(['settled']);
  });

  it('sends the writer lines and posting, and no name and no contact', async () => {
    const { anna, resumeId } = await newPerson();
    await generate(anna, resumeId);
    const [call] = model.writingCalls();
    expect(call?.data['job posting']).toContain('Harborline');
    expect(call?.data['lines of the person']).toContain('Brightpath Retail Systems');
    expect(call?.data['what the posting asks']).toContain('"verdict"');
    expect(call?.body).not.toMatch(/Priya|Raman|example\.com|555/);
    const [judging] = model.judgingCalls();
    expect(judging?.data['proposed lines']).toContain('12 largest accounts');
    expect(judging?.body).not.toMatch(/Harborline|Priya|example\.com/);
  });

  it('never shows or keeps what the person’s words do not support', async () => {
    model.answerWith(playSentences(red, ...honest.slice(1), courtesy));
    const { anna, resumeId } = await newPerson();
    const workId = await start(anna, resumeId);
    const events = await readEvents(await anna.call('GET', `/api/work/${workId}/events`));
    const versions = await runSql(app.ownerUrl, 'select * from cover_letter_versions');
    for (const shown of [events, await newest(anna), versions])
      expect(JSON.stringify(shown)).not.toMatch(/Zyxtel|47 largest/);
  });

  it('offers what is perhaps true, and never again once it was refused', async () => {
    model.answerWith(playSentences(...honest, amber, courtesy));
    const { anna, resumeId } = await newPerson({ premium: true });
    const letter = (await (await generate(anna, resumeId)).json()) as CoverLetter;
    expect(letter.content).not.toContain(amber.text);
    const offer = letter.offers.find(({ text }) => text === amber.text);
    expect(offer?.faults.length).toBeGreaterThan(0);
    const body = { offerId: offer?.id, answer: 'no' };
    expect((await anna.call('POST', `/api/cover-letters/${letter.id}/offers`, { body })).status).toBe(200);
    const next = (await (await generate(anna, resumeId)).json()) as CoverLetter;
    expect(JSON.stringify([next.offers, next.content])).not.toContain(amber.text);
  });

  it('takes a yes as evidence for the next letter', async () => {
    model.answerWith(playSentences(...honest, amber, courtesy));
    const { anna, resumeId } = await newPerson({ premium: true });
    const letter = (await (await generate(anna, resumeId)).json()) as CoverLetter;
    const offer = letter.offers.find(({ text }) => text === amber.text);
    const body = { offerId: offer?.id, answer: 'yes' };
    await anna.call('POST', `/api/cover-letters/${letter.id}/offers`, { body });
    const next = (await (await generate(anna, resumeId)).json()) as CoverLetter;
    expect(next.content).toContain(amber.text);
    expect(next.sentences.find(({ text }) => text === amber.text)?.sources).toContainEqual(
      expect.objectContaining({ from: 'confirmed', quote: amber.text }),
    );
  });

  const judge =
    (ok: boolean, words: string, quote: string) =>
    ({ data }: FakeModelCall) => {
      const rows = (label: string) => (data[label] ?? '').split('\n').map((line) => JSON.parse(line));
      const id = rows('proposed lines').find(({ text }) => text === words)?.id ?? 0;
      const line = rows('lines of the person').find(({ text }) => text.includes(quote))?.line ?? 0;
      const bad = ok ? [] : [{ words, why: 'Nothing says so.' }];
      return { lines: [{ id, ok, lines: quote ? [line] : [], bad }] };
    };

  it('is judged a second time: what lines prove goes in, what is doubted is offered', async () => {
    model.answerWith(playSentences(...honest, amber, courtesy));
    const { anna, resumeId } = await newPerson({ premium: true });
    model.judgeWith(judge(true, amber.text, 'training 4 new support agents'));
    const proven = (await (await generate(anna, resumeId)).json()) as CoverLetter;
    expect(proven.content).toContain(amber.text);
    const doubted = honest[1]?.text ?? '';
    model.answerWith(playSentences(...honest, courtesy));
    model.judgeWith(judge(false, doubted, ''));
    // Another prompt: an answer to the same one is remembered.
    const letter = (await (await generate(anna, resumeId, {}, 'warm')).json()) as CoverLetter;
    expect(letter.content).not.toContain(doubted);
    expect(letter.offers.map(({ text }) => text)).toContain(doubted);
  });

  it('keeps what was shown when the person stops it, and the use counts', async () => {
    model.streamAt(40);
    const { anna, resumeId } = await newPerson();
    const workId = await start(anna, resumeId);
    await vi.waitFor(
      async () => {
        const { progress } = (await (await anna.call('GET', `/api/work/${workId}`)).json()) as Work;
        expect(progress?.sentence).toBeDefined();
      },
      { timeout: 20_000, interval: 20 },
    );
    expect((await anna.call('POST', `/api/work/${workId}/cancel`)).status).toBe(200);
    const shown = shownIn(await readEvents(await anna.call('GET', `/api/work/${workId}/events`)));
    const letter = await newest(anna);
    expect(letter?.notices).toContain('stopped-early');
    for (const { text } of shown) expect(letter?.content).toContain(text);
    expect(await usesOf(anna)).toEqual(['settled']);
  });

  it('keeps the use when the person cancels after the model was asked, also before anything was shown', async () => {
    model.always('stall before the first byte');
    const { anna, resumeId } = await newPerson();
    const workId = await start(anna, resumeId);
    await vi.waitFor(async () => expect(await model.openConnections()).toBeGreaterThan(0), {
      timeout: 10_000,
      interval: 20,
    });
    await anna.call('POST', `/api/work/${workId}/cancel`);
    expect(await usesOf(anna)).toEqual(['settled']);
    expect(await newest(anna)).toBeUndefined();
  });

  it.each([
    ['nothing was shown', [] as typeof honest],
    ['sentences were shown', honest],
  ])('ends without its resume; where %s, the use counts', async (_, sentences) => {
    model.streamAt(100);
    model.answerWith(playSentences(...sentences, amber, { ...amber, text: `${amber.text} ` }));
    const { anna, resumeId } = await newPerson();
    const workId = await start(anna, resumeId);
    await vi.waitFor(() => expect(model.writingCalls()).toHaveLength(1), { timeout: 10_000, interval: 5 });
    await runSql(app.ownerUrl, 'update resumes set deleted_at = now() where id = $1', [resumeId]);
    await readEvents(await anna.call('GET', `/api/work/${workId}/events`));
    expect(await usesOf(anna)).toEqual(['settled']);
    expect(await newest(anna)).toBeUndefined();
  });

  it('counts an answer without a sentence as a failure', async () => {
    model.answerWith(() => ({ sentences: [] }));
    const { anna, resumeId } = await newPerson();
    const letter = (await (await generate(anna, resumeId)).json()) as CoverLetter;
    expect(letter.writer?.isFallback).toBe(true);
    expect(await usesOf(anna)).toEqual(['released']);
  });
});
