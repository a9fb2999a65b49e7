import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { LinkedinProfile } from '#contract/linkedin.ts';
import type { TestPerson } from '#tests/support/factories.ts';
import { filledForm } from '#tests/support/linkedin-form.ts';
import { makeZip } from '#tests/support/make-zip.ts';
import { pastedResume } from '#tests/support/pasted-resume.ts';
import { startTestApp } from '#tests/support/test-app.ts';
import { runSql } from '#tests/support/test-database.ts';

describe('optimizing a LinkedIn profile', async () => {
  const app = await startTestApp({ settings: { WORK_WAIT_SECONDS: '50' } });
  // The first call loads the word lists, which takes long on a busy machine.
  await app.engine.scoreText({ content: '' }, null);
  const optimize = (person: TestPerson, form: object = filledForm, headers = {}) =>
    person.call('POST', '/api/linkedin/optimize', { body: form, headers });
  const optimized = async (person: TestPerson, form: object = filledForm) =>
    (await (await optimize(person, form)).json()) as LinkedinProfile;
  const kept = async (person: TestPerson) => (await person.call('GET', '/api/linkedin')).json();
  const answer = (person: TestPerson, body: object) => person.call('POST', '/api/linkedin/answers', { body });
  const withResume = async () => {
    const anna = await app.createPerson({ premium: true });
    const id = await app.createResume(anna, { originalContent: pastedResume, structuredData: null });
    return { anna, id };
  };

  it('tells a free person before any work that it’s Premium', async () => {
    const anna = await app.createPerson();
    const refused = await optimize(anna);
    expect(refused.status).toBe(403);
    expect(await refused.json()).toEqual({
      error: 'LinkedIn optimization is a Premium feature!',
      code: 'premium_required',
      feature: 'linkedin',
    });
    expect(await runSql(app.ownerUrl, 'select id from work where user_id = $1', [anna.userId])).toEqual([]);
    expect(await kept(anna)).toEqual({ form: null, profile: null, workId: null });
  });

  it('writes from the form and the newest resume, and keeps the result', async () => {
    const { anna } = await withResume();
    const profile = await optimized(anna);
    expect(profile.headline).toMatch(/^Store Manager \| /);
    expect(profile.headline).not.toContain('Operations Manager');
    expect(profile.about).toContain('reduced shrinkage from 2.4% to 1.6%');
    expect(profile.writer).toEqual({ kind: 'built-in', name: 'Candor', isFallback: false });
    expect(profile.notices).toEqual([]);
    expect(await kept(anna)).toEqual({ form: filledForm, profile, workId: null });
  });

  it('writes from the resume that was picked, or from none', async () => {
    const { anna, id: resumeId } = await withResume();
    const other = pastedResume.replace('Alder & Finch Outfitters', 'Northpeak Sports');
    await app.createResume(anna, { originalContent: other, structuredData: null });
    expect((await optimized(anna)).about).toContain('Northpeak Sports');
    const form = { ...filledForm, resumeId, openToWork: true };
    const picked = await optimized(anna, form);
    expect(picked.about).toContain('Alder & Finch Outfitters');
    expect(picked.about).not.toContain('Northpeak Sports');
    expect(picked.headline).toMatch(/Open to Operations Manager roles$/);
    expect((await kept(anna)).form).toEqual(form);
    expect((await optimized(anna, { ...filledForm, resumeId: null })).notices).toContain('no-resume');
    const refused = await optimize(await app.createPerson({ premium: true }), form);
    expect(refused.status).toBe(404);
  });

  it('writes without a resume, and says so', async () => {
    const anna = await app.createPerson({ premium: true });
    const profile = await optimized(anna);
    expect(profile.notices).toContain('no-resume');
    expect(profile.about).toContain('team of 12 people');
  });

  it.each([
    ['jobTitle', '', 'Job title is required'],
    ['industry', ' ', 'Industry is required'],
    ['experience', 'Too short.', 'Please provide at least 50 characters about your experience'],
    ['skills', 'Excel', 'Please list some of your key skills'],
  ])('asks for %s', async (field, value, message) => {
    const anna = await app.createPerson({ premium: true });
    const refused = await optimize(anna, { ...filledForm, [field]: value });
    expect(refused.status).toBe(400);
    expect((await refused.json()).error).toContain(message);
  });

  it('gives the same answer for the same key, and none for another form', async () => {
    const { anna } = await withResume();
    const key = { 'idempotency-key': randomUUID() };
    const first = await (await optimize(anna, filledForm, key)).json();
    expect(await (await optimize(anna, filledForm, key)).json()).toEqual(first);
    const other = await optimize(anna, { ...filledForm, industry: 'Sports' }, key);
    expect(other.status).toBe(422);
  });

  it('goes by the resume until the form is chosen, and remembers the choice', async () => {
    const { anna } = await withResume();
    const form = { ...filledForm, jobTitle: 'District Manager' };
    const { contradictions, headline } = await optimized(anna, form);
    expect(headline).toMatch(/^Store Manager/);
    expect(contradictions).toMatchObject([
      { field: 'title', form: 'District Manager', resume: 'Store Manager', choice: null },
    ]);
    await answer(anna, { about: 'contradiction', id: contradictions[0]?.id, choice: 'form' });
    expect((await optimized(anna, form)).headline).toMatch(/^District Manager/);
  });

  it('has nothing to answer before there’s a profile, and nothing of anybody else', async () => {
    const { anna } = await withResume();
    await optimized(anna);
    const other = await app.createPerson({ premium: true });
    expect((await answer(other, { about: 'contradiction', id: 'title', choice: 'form' })).status).toBe(404);
    expect(await kept(other)).toEqual({ form: null, profile: null, workId: null });
    expect((await optimized(other)).about).not.toContain('Alder & Finch Outfitters with');
  });

  it('fills the form from LinkedIn’s archive, and keeps nothing', async () => {
    const anna = await app.createPerson();
    const send = async (bytes: Buffer) => {
      const body = new FormData();
      body.append('file', new Blob([new Uint8Array(bytes)]), 'archive.zip');
      const sent = await anna.call('POST', '/api/linkedin/import', { body });
      return { status: sent.status, body: await sent.json() };
    };
    const skills = makeZip([{ name: 'Skills.csv', content: 'Name\nScheduling\nExcel\n' }]);
    expect(await send(skills)).toEqual({
      status: 200,
      body: {
        currentHeadline: '',
        currentAbout: '',
        jobTitle: '',
        industry: '',
        experience: '',
        skills: 'Scheduling, Excel',
      },
    });
    const refused = await send(makeZip([{ name: 'other.txt', content: 'x' }]));
    expect(refused).toMatchObject({ status: 415, body: { code: 'unsupported_media_type' } });
    expect((await send(makeZip([{ name: 'Skills.csv', content: 'a\n'.repeat(5_000_000) }]))).status).toBe(
      413,
    );
    expect(await kept(anna)).toEqual({ form: null, profile: null, workId: null });
  });
});
