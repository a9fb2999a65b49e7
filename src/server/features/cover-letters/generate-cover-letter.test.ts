import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { CoverLetter } from '#contract/cover-letters.ts';
import type { TestPerson } from '#tests/support/factories.ts';
import { deedsText, specialistPosting } from '#tests/support/specialist-resume.ts';
import { startTestApp } from '#tests/support/test-app.ts';
import { runSql } from '#tests/support/test-database.ts';

describe('generating a letter', async () => {
  const app = await startTestApp({ settings: { WORK_WAIT_SECONDS: '50', DOCUMENTS_PER_PERSON: '3' } });
  const newPerson = async (options = {}) => {
    const anna = await app.createPerson(options);
    const created = await anna.call('POST', '/api/resumes', { body: { originalContent: deedsText } });
    return { anna, resumeId: (await created.json()).id as string };
  };
  const generate = async (anna: TestPerson, body: object, headers = {}) => {
    const answer = await anna.call('POST', '/api/cover-letters/generate', { body, headers });
    return { status: answer.status, body: (await answer.json()) as CoverLetter & Record<string, unknown> };
  };
  const usesOf = async ({ userId }: TestPerson) =>
    (
      (await runSql(app.ownerUrl, 'select state from uses where user_id = $1 order by created_at', [
        userId,
      ])) as { state: string }[]
    ).map(({ state }) => state);
  const jobPosting = specialistPosting;

  it('gives a letter with its sources, named after the job, and spends the use', async () => {
    const { anna, resumeId } = await newPerson();
    const { status, body } = await generate(anna, { resumeId, jobPosting, tone: 'warm', length: 'short' });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      resumeId,
      title: expect.stringContaining('Harborline'),
      revision: 1,
      jobPosting,
      tone: 'warm',
      length: 'short',
      look: 'plain',
      writer: { kind: 'built-in', name: 'Candor', isFallback: false },
      // As it was read: the resume itself wasn't optimized.
      head: { name: 'Priya Raman', email: 'priya.raman@example.com', language: 'en' },
    });
    expect(body.sentences.filter(({ kind }) => kind === 'you').length).toBeGreaterThan(1);
    for (const { text, kind, sources } of body.sentences) {
      expect(body.content).toContain(text);
      if (kind === 'you') expect(sources.length).toBeGreaterThan(0);
      for (const { quote } of sources) expect(deedsText).toContain(quote);
    }
    expect(await usesOf(anna)).toEqual(['settled']);
    expect(await (await anna.call('GET', '/api/user/status')).json()).toMatchObject({ coverLetterCount: 1 });
    expect(await (await anna.call('GET', `/api/cover-letters/${body.id}`)).json()).toEqual(body);
    const refused = await generate(anna, { resumeId, jobPosting });
    expect([refused.status, refused.body]).toMatchObject([
      403,
      { feature: 'coverLetter', error: "You've used your free cover letter!" },
    ]);
  });

  it('is one letter for one key, however often it is sent', async () => {
    const { anna, resumeId } = await newPerson({ premium: true });
    const headers = { 'idempotency-key': randomUUID() };
    const both = await Promise.all([1, 2].map(() => generate(anna, { resumeId, jobPosting }, headers)));
    const again = await generate(anna, { resumeId, jobPosting }, headers);
    expect(new Set([...both, again].map(({ body }) => body.id)).size).toBe(1);
    expect(await usesOf(anna)).toEqual(['settled']);
    expect((await generate(anna, { resumeId, jobPosting: 'Another' }, headers)).status).toBe(422);
  });

  it('uses what was edited by hand and confirmed, and not what was taken out', async () => {
    const { anna, resumeId } = await newPerson({ premium: true });
    await anna.call('POST', `/api/resumes/${resumeId}/optimize`);
    const resume = await (await anna.call('GET', `/api/resumes/${resumeId}`)).json();
    const data = JSON.parse(resume.structuredData);
    const [first] = data.experience;
    const edited = 'Built onboarding webinars for 35 customer teams in 2023';
    first.responsibilities = [edited, 'Wrote 12 help center articles about onboarding'];
    data.experience = [first];
    const update = { revision: resume.revision, structuredData: data };
    expect((await anna.call('PATCH', `/api/resumes/${resumeId}`, { body: update })).status).toBe(200);
    const { body } = await generate(anna, { resumeId, jobPosting, length: 'long' });
    expect(body.content).toContain('35 customer teams');
    const sources = body.sentences.flatMap((sentence) => sentence.sources);
    expect(sources).toContainEqual({ from: 'edited', quote: edited, place: first.company });
    expect(body.content).not.toContain('12 largest accounts');
  });

  it('refuses a resume that is somebody else’s or deleted, an empty posting, and a full shelf', async () => {
    const { anna, resumeId } = await newPerson();
    const other = await newPerson();
    expect((await generate(anna, { resumeId: other.resumeId, jobPosting })).status).toBe(404);
    expect((await generate(anna, { resumeId, jobPosting: '  ' })).body).toMatchObject({
      error: expect.stringContaining('Please enter the job description.'),
    });
    for (let more = 0; more < 2; more += 1) await app.createCoverLetter(anna, { resumeId });
    expect((await generate(anna, { resumeId, jobPosting })).body).toMatchObject({
      error: expect.stringContaining('the most we can keep'),
    });
    await anna.call('DELETE', `/api/resumes/${resumeId}`);
    expect((await generate(anna, { resumeId, jobPosting })).status).toBe(404);
    expect(await usesOf(anna)).toEqual([]);
  });

  it('asks instead where the resume gives too little, costs nothing, and writes with the answers', async () => {
    const anna = await app.createPerson();
    const created = await anna.call('POST', '/api/resumes', { body: { originalContent: 'Anna' } });
    const resumeId = (await created.json()).id as string;
    const { status, body } = await generate(anna, { resumeId, jobPosting });
    expect([status, body.code]).toEqual([422, 'proofs_needed']);
    const [first, second] = body.asks as string[];
    expect(first).toBe('your most recent job');
    expect(await usesOf(anna)).toEqual(['released']);
    const answers = [
      { ask: first, words: 'I kept account notes for 40 customers in Salesforce.' },
      { ask: second, words: 'Answered about 45 tickets a day in Zendesk' },
    ];
    const again = await generate(anna, { resumeId, jobPosting, answers });
    expect(again.status).toBe(200);
    expect(again.body.content).toContain('answered about 45 tickets a day in Zendesk.');
    const sources = again.body.sentences.flatMap((sentence) => sentence.sources);
    expect(sources.map(({ from }) => from)).toContain('confirmed');
    expect(await usesOf(anna)).toEqual(['released', 'settled']);
  });
});
