import { describe, expect, it } from 'vitest';
import type { Resume } from '#contract/resume.ts';
import type { TestPerson } from '#tests/support/factories.ts';
import { sampleResume } from '#tests/support/sample-documents.ts';
import { startTestApp } from '#tests/support/test-app.ts';
import { runSql } from '#tests/support/test-database.ts';

describe('editing a resume', async () => {
  const app = await startTestApp();
  const patch = (person: TestPerson, id: string, body: object) =>
    person.call('PATCH', `/api/resumes/${id}`, { body });
  const edited = (summary: string) => ({ ...sampleResume, summary });

  it('keeps title, look and words, and the score follows', async () => {
    const anna = await app.createPerson();
    const id = await app.createResume(anna, { originalContent: 'Maya Chen\nmaya.chen@example.com' });
    const answer = await patch(anna, id, {
      revision: 1,
      title: '  Bridges ',
      templateId: 'modern',
      colorScheme: 'plum',
      pageSize: 'a4',
      fit: 2,
      structuredData: edited('Engineer of bridges.'),
    });
    expect(answer.status).toBe(200);
    const resume = (await answer.json()) as Resume;
    expect(resume).toMatchObject({
      title: 'Bridges',
      templateId: 'modern',
      colorScheme: 'plum',
      pageSize: 'a4',
      fit: 2,
      revision: 2,
    });
    expect(JSON.parse(resume.structuredData ?? '').summary).toBe('Engineer of bridges.');
    expect(resume.optimizedContent).toContain('Engineer of bridges.');
    expect(resume.atsScore).toBe(String(await app.engine.score(edited('Engineer of bridges.'), null)));
    expect(await (await anna.call('GET', `/api/resumes/${id}`)).json()).toEqual(resume);
    const file = await anna.call('GET', `/api/resumes/${id}/download?format=txt`);
    expect(await file.text()).toContain('Engineer of bridges.');
  });

  it('no longer doubts a field that was edited', async () => {
    const anna = await app.createPerson();
    const id = await app.createResume(anna);
    const unsure = JSON.stringify(['summary', 'experience.0.title']);
    await runSql(app.ownerUrl, 'update resumes set unsure = $1 where id = $2', [unsure, id]);
    const answer = await patch(anna, id, { revision: 1, structuredData: edited('Engineer of bridges.') });
    expect(((await answer.json()) as Resume).unsure).toEqual(['experience.0.title']);
  });

  it('scores both texts anew when the posting changes; an empty one is none', async () => {
    const anna = await app.createPerson();
    const id = await app.createResume(anna, { originalContent: 'Maya Chen, steel and timber, 2019 - 2024' });
    const jobPosting = 'Structural Engineer\nYou know Python and steel.';
    const resume = (await (await patch(anna, id, { revision: 1, jobPosting })).json()) as Resume;
    const { engine } = app;
    expect(resume.atsScore).toBe(String(await engine.score(sampleResume, jobPosting)));
    expect(resume.scoreBefore).toBe(
      String(await engine.scoreText({ content: resume.originalContent }, jobPosting)),
    );
    const without = (await (await patch(anna, id, { revision: 2, jobPosting: ' ' })).json()) as Resume;
    expect(without.jobPosting).toBeNull();
    expect(without.atsScore).toBe(String(await engine.score(sampleResume, null)));
    expect(await (await anna.call('GET', `/api/resumes/${id}/versions`)).json()).toMatchObject([
      { reason: 'original' },
    ]);
  });

  it('lets one of two devices win, and tells the other', async () => {
    const anna = await app.createPerson();
    const id = await app.createResume(anna);
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, device) =>
        patch(anna, id, { revision: 1, structuredData: edited(`Device ${device}.`) }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(7).fill(409)]);
    const refused = answers.find(({ status }) => status === 409);
    expect(await refused?.json()).toEqual({
      code: 'conflict',
      error: 'This was changed somewhere else. Reload and try again.',
    });
    expect((await patch(anna, id, { revision: 7, title: 'x' })).status).toBe(409);
  });

  it('refuses a Premium template to the free, but never takes one away', async () => {
    const anna = await app.createPerson();
    const plain = await app.createResume(anna);
    const refused = await patch(anna, plain, { revision: 1, templateId: 'bold' });
    expect([refused.status, await refused.json()]).toEqual([
      403,
      {
        code: 'premium_required',
        feature: 'premiumTemplate',
        error: 'Premium templates are a Premium feature!',
      },
    ]);
    const kept = await app.createResume(anna, { templateId: 'bold' });
    const answer = await patch(anna, kept, { revision: 1, templateId: 'bold', title: 'Still mine' });
    expect([answer.status, (await answer.json()).title]).toEqual([200, 'Still mine']);
  });

  it('refuses what is longer than can be kept', async () => {
    const anna = await app.createPerson();
    const id = await app.createResume(anna);
    const job = sampleResume.experience[0];
    const tooMuch = [
      edited('x'.repeat(96_001)),
      { ...sampleResume, experience: Array(201).fill(job) },
      { ...sampleResume, experience: [{ ...job, responsibilities: Array(1001).fill('x') }] },
      { ...sampleResume, skills: Array(1001).fill('x') },
    ];
    for (const structuredData of tooMuch) {
      const answer = await patch(anna, id, { revision: 1, structuredData });
      expect([answer.status, (await answer.json()).error]).toEqual([
        400,
        'This resume is longer than can be kept.',
      ]);
    }
    expect((await anna.call('GET', `/api/resumes/${id}`)).status).toBe(200);
  });

  it('takes what was read of a pasted text, however many lines that has', async () => {
    const anna = await app.createPerson();
    const id = await app.createResume(anna);
    const papers = Array.from(
      { length: 320 },
      (_, n) => `Chen, M. (2021). Steel bridges, part ${n}. Journal.`,
    );
    const content = `Maya Chen\nmaya.chen@example.com\n\nExperience\nProfessor, Northfield College\n2001 - Present\n${papers
      .slice(0, 70)
      .map((paper) => `- Wrote ${paper}`)
      .join('\n')}\n\nPublications\n${papers.join('\n')}`;
    const { data } = await app.engine.read({ content, posting: null, confirmed: [], settled: [] });
    expect(data.experience[0]?.responsibilities).toHaveLength(70);
    const answer = await patch(anna, id, { revision: 1, structuredData: { ...data, summary: 'Professor.' } });
    expect(answer.status).toBe(200);
  });

  it('keeps one version of a stretch of editing, and goes back to it', async () => {
    const anna = await app.createPerson();
    const id = await app.createResume(anna, { atsScore: 70 });
    const versions = async () =>
      (await (await anna.call('GET', `/api/resumes/${id}/versions`)).json()) as {
        number: number;
        reason: string;
      }[];
    let revision = 1;
    const edit = async (summary: string) => {
      const answer = await patch(anna, id, { revision, structuredData: edited(summary) });
      revision = (await answer.json()).revision;
    };
    for (const summary of ['One.', 'Two.', 'Three.']) await edit(summary);
    expect(await versions()).toMatchObject([
      { number: 1, reason: 'optimized', atsScore: '70' },
      { number: 0, reason: 'original' },
    ]);
    await runSql(
      app.ownerUrl,
      `update resume_versions set created_at = created_at - interval '6 minutes' where resume_id = $1`,
      [id],
    );
    await edit('Four.');
    expect((await versions()).map(({ reason }) => reason)).toEqual(['edited', 'optimized', 'original']);
    const back = await anna.call('POST', `/api/resumes/${id}/revert`, { body: { number: 2 } });
    expect(back.status).toBe(200);
    expect(JSON.parse((await back.json()).structuredData).summary).toBe('Three.');
    expect((await versions()).map(({ reason }) => reason)).toEqual([
      ...['edited', 'edited', 'optimized', 'original'],
    ]);
    await anna.call('POST', `/api/resumes/${id}/revert`, { body: { number: 3 } });
    const resume = (await (await anna.call('GET', `/api/resumes/${id}`)).json()) as Resume;
    expect(JSON.parse(resume.structuredData ?? '').summary).toBe('Four.');
    for (const number of [99, -1, 2 ** 40]) {
      expect((await anna.call('POST', `/api/resumes/${id}/revert`, { body: { number } })).status).toBe(404);
    }
  });

  it('keeps fifty versions at most', async () => {
    const anna = await app.createPerson();
    const id = await app.createResume(anna);
    await patch(anna, id, { revision: 1, structuredData: edited('First.') });
    for (let count = 0; count < 55; count += 1) {
      await anna.call('POST', `/api/resumes/${id}/revert`, { body: { number: 2 + count } });
    }
    const rows = await runSql(app.ownerUrl, 'select number from resume_versions where resume_id = $1', [id]);
    expect(rows).toHaveLength(50);
  });
});
