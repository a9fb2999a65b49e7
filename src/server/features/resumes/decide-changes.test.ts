import { describe, expect, it } from 'vitest';
import type { Resume, ResumeReview } from '#contract/resume.ts';
import type { ResumeData } from '#domain/resume/resume.ts';
import type { ResumeChange } from '#domain/resume/resume-changes.ts';
import type { TestPerson } from '#tests/support/factories.ts';
import { sampleChange, sampleQuestion, sampleResume } from '#tests/support/sample-documents.ts';
import { startTestApp } from '#tests/support/test-app.ts';
import { runSql } from '#tests/support/test-database.ts';

const lineChanges: ResumeChange[] = sampleResume.experience.flatMap(({ responsibilities }, entry) =>
  responsibilities.map((after, line) => ({
    ...sampleChange,
    id: `experience.${entry}.responsibilities.${line}`,
    path: `experience.${entry}.responsibilities.${line}`,
    before: `Was responsible for number ${entry}${line}.`,
    after,
  })),
);
const changes = [sampleChange, ...lineChanges];

describe('deciding on changes and answering questions', async () => {
  const app = await startTestApp();
  const dataOf = ({ structuredData }: Resume) => JSON.parse(structuredData ?? '') as ResumeData;
  const get = async (person: TestPerson, id: string) =>
    (await (await person.call('GET', `/api/resumes/${id}`)).json()) as Resume;
  const decide = (person: TestPerson, id: string, state: string, ...ids: string[]) =>
    person.call('POST', `/api/resumes/${id}/decisions`, {
      body: { decisions: ids.map((changeId) => ({ changeId, state })) },
    });
  const answerOne = (person: TestPerson, id: string, answer: string | null, words = '', questionId = 'sql') =>
    person.call('POST', `/api/resumes/${id}/answers`, { body: { questionId, answer, words } });
  const confirmationsOf = ({ userId }: TestPerson) =>
    runSql(app.ownerUrl, 'select claim, answer, words from confirmations where user_id = $1', [userId]);

  it('puts the person’s words back, and the rewritten ones again', async () => {
    const anna = await app.createPerson();
    const id = await app.createResume(anna, { changes });
    const rejected = (await (await decide(anna, id, 'rejected', 'summary')).json()) as Resume;
    expect(dataOf(rejected).summary).toBe(sampleChange.before);
    expect(rejected.optimizedContent).toContain(sampleChange.before);
    expect(rejected.changes[0]?.state).toBe('rejected');
    expect(rejected.atsScore).toBe(String(await app.engine.score(dataOf(rejected), null)));
    const again = (await (await decide(anna, id, 'kept', 'summary')).json()) as Resume;
    expect([dataOf(again).summary, again.changes[0]?.state]).toEqual([sampleChange.after, 'kept']);
    const same = (await (await decide(anna, id, 'kept', 'summary')).json()) as Resume;
    expect(same.revision).toBe(again.revision);
    const versions = await (await anna.call('GET', `/api/resumes/${id}/versions`)).json();
    expect(versions).toMatchObject([{ reason: 'optimized' }, { reason: 'original' }]);
  });

  it('applies all of many decisions at once', async () => {
    const anna = await app.createPerson();
    const id = await app.createResume(anna, { changes });
    const answers = await Promise.all(changes.map((change) => decide(anna, id, 'rejected', change.id)));
    expect(answers.map(({ status }) => status)).toEqual(changes.map(() => 200));
    const resume = await get(anna, id);
    expect(resume.changes.every(({ state }) => state === 'rejected')).toBe(true);
    expect(dataOf(resume).experience.flatMap(({ responsibilities }) => responsibilities)).toEqual(
      lineChanges.map(({ before }) => before),
    );
  });

  it('keeps 500 answers of a person, and says so of the next', async () => {
    const anna = await app.createPerson();
    const id = await app.createResume(anna, { changes, questions: [sampleQuestion] });
    await runSql(
      app.ownerUrl,
      `insert into confirmations (user_id, claim_key, claim, answer)
       select $1, 'claim ' || n, 'claim ' || n, 'no' from generate_series(1, 500) n`,
      [anna.userId],
    );
    const refused = await answerOne(anna, id, 'yes');
    expect([refused.status, (await refused.json()).error]).toEqual([
      400,
      expect.stringContaining('500 questions'),
    ]);
    expect(await confirmationsOf(anna)).toHaveLength(500);
    expect((await get(anna, id)).revision).toBe(1);
    await runSql(app.ownerUrl, `delete from confirmations where user_id = $1 and claim_key = 'claim 7'`, [
      anna.userId,
    ]);
    expect((await answerOne(anna, id, 'yes')).status).toBe(200);
    expect((await answerOne(anna, id, 'no')).status).toBe(200);
  });

  it('leaves alone what the person has since written by hand', async () => {
    const anna = await app.createPerson();
    const id = await app.createResume(anna, { changes });
    const body = { revision: 1, structuredData: { ...sampleResume, summary: 'By hand.' } };
    await anna.call('PATCH', `/api/resumes/${id}`, { body });
    const resume = (await (await decide(anna, id, 'rejected', 'summary')).json()) as Resume;
    expect(dataOf(resume).summary).toBe('By hand.');
  });

  it('does not know a change that is not there, and then decides nothing', async () => {
    const anna = await app.createPerson();
    const id = await app.createResume(anna, { changes });
    expect((await decide(anna, id, 'rejected', 'summary', 'nothing')).status).toBe(404);
    expect((await get(anna, id)).revision).toBe(1);
  });

  it('takes a yes as evidence, adds the skill and the line, and null takes all of it back', async () => {
    const anna = await app.createPerson();
    const id = await app.createResume(anna, { questions: [sampleQuestion] });
    const yes = (await (await answerOne(anna, id, 'yes', 'Weekly reports.')).json()) as Resume;
    expect(dataOf(yes).skills?.at(-1)).toBe('SQL');
    expect(dataOf(yes).experience[0]?.responsibilities.at(-1)).toBe('Weekly reports.');
    expect(yes.changes).toMatchObject([
      { id: 'answer:sql', before: '', after: 'Weekly reports.', reason: 'confirmed', state: 'open' },
    ]);
    expect(yes.changes[0]?.confirmedAt).toMatch(/^\d{4}-/);
    expect(yes.optimizedContent).toContain('Weekly reports.');
    expect(yes.questions).toEqual([{ ...sampleQuestion, answer: 'yes', words: 'Weekly reports.' }]);
    expect(yes.atsScore).toBe(String(await app.engine.score(dataOf(yes), null)));
    expect(await confirmationsOf(anna)).toEqual([{ claim: 'SQL', answer: 'yes', words: 'Weekly reports.' }]);
    const back = (await (await answerOne(anna, id, null)).json()) as Resume;
    expect(dataOf(back)).toEqual(sampleResume);
    expect(back.questions).toEqual([sampleQuestion]);
    expect(await confirmationsOf(anna)).toEqual([]);
  });

  it('takes a no as lasting, and takes out what a yes had put in', async () => {
    const anna = await app.createPerson();
    const id = await app.createResume(anna, { questions: [sampleQuestion] });
    await answerOne(anna, id, 'yes');
    const no = (await (await answerOne(anna, id, 'no')).json()) as Resume;
    expect(dataOf(no).skills).toEqual(sampleResume.skills);
    expect(await confirmationsOf(anna)).toEqual([{ claim: 'SQL', answer: 'no', words: '' }]);
  });

  it('puts the line under the job that the person names, where it can be rejected and kept like any other', async () => {
    const anna = await app.createPerson();
    const id = await app.createResume(anna, { questions: [sampleQuestion] });
    const send = (body: object) =>
      anna.call('POST', `/api/resumes/${id}/answers`, {
        body: { questionId: 'sql', answer: 'yes', ...body },
      });
    const lines = (resume: Resume, job: number) => dataOf(resume).experience[job]?.responsibilities;
    const before = sampleResume.experience.map(({ responsibilities }) => responsibilities);
    const yes = (await (await send({ words: 'Ran 9 reports', job: 1 })).json()) as Resume;
    expect(lines(yes, 1)).toEqual([...(before[1] ?? []), 'Ran 9 reports']);
    const rejected = (await (await decide(anna, id, 'rejected', 'answer:sql')).json()) as Resume;
    expect(rejected.optimizedContent).not.toContain('Ran 9 reports');
    const kept = (await (await decide(anna, id, 'kept', 'answer:sql')).json()) as Resume;
    expect(kept.optimizedContent).toContain('Ran 9 reports');
    const other = (await (await send({ words: 'Ran 9 reports at home', job: 0 })).json()) as Resume;
    expect([lines(other, 0)?.at(-1), lines(other, 1)]).toEqual(['Ran 9 reports at home', before[1]]);
    expect(await confirmationsOf(anna)).toHaveLength(1);
    const back = (await (await answerOne(anna, id, null)).json()) as Resume;
    expect([dataOf(back), back.changes, await confirmationsOf(anna)]).toEqual([sampleResume, [], []]);
    expect((await answerOne(anna, id, 'yes', '', 'nothing')).status).toBe(404);
  });

  it('adds no skill twice, and never removes one that the person had listed', async () => {
    const anna = await app.createPerson();
    const question = { ...sampleQuestion, claim: 'python' };
    const id = await app.createResume(anna, { questions: [question] });
    await answerOne(anna, id, 'yes');
    const back = (await (await answerOne(anna, id, null)).json()) as Resume;
    expect(dataOf(back).skills).toEqual(sampleResume.skills);
  });

  it('keeps the change of the skills’ order decidable', async () => {
    const anna = await app.createPerson();
    const skills = sampleResume.skills ?? [];
    const order = {
      ...sampleChange,
      id: 'skills',
      path: 'skills',
      before: skills.toReversed().join('\n'),
      after: skills.join('\n'),
    };
    const id = await app.createResume(anna, { questions: [sampleQuestion], changes: [order] });
    await answerOne(anna, id, 'yes');
    const rejected = (await (await decide(anna, id, 'rejected', 'skills')).json()) as Resume;
    expect(dataOf(rejected).skills).toEqual([...skills.toReversed(), 'SQL']);
    const back = (await (await answerOne(anna, id, null)).json()) as Resume;
    expect(dataOf(back).skills).toEqual(skills.toReversed());
    expect(back.changes).toEqual([{ ...order, state: 'rejected' }]);
  });

  it('explains the score, before and now, and what each change brings', async () => {
    const anna = await app.createPerson();
    const id = await app.createResume(anna, { changes });
    const answer = await anna.call('GET', `/api/resumes/${id}/review`);
    expect(answer.status).toBe(200);
    const review = (await answer.json()) as ResumeReview;
    expect(review.now.total).toBe(await app.engine.score(sampleResume, null));
    expect(Object.keys(review.points).toSorted()).toEqual(changes.map(({ id: change }) => change).toSorted());
    const bare = await app.createResume(anna, { structuredData: null });
    expect((await anna.call('GET', `/api/resumes/${bare}/review`)).status).toBe(200);
  });
});
