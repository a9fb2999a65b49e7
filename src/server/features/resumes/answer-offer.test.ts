import { describe, expect, it } from 'vitest';
import type { Resume, ResumeReview } from '#contract/resume.ts';
import type { ResumeData } from '#domain/resume/resume.ts';
import type { TestPerson } from '#tests/support/factories.ts';
import { sampleOffer, sampleResume } from '#tests/support/sample-documents.ts';
import { startTestApp } from '#tests/support/test-app.ts';
import { runSql } from '#tests/support/test-database.ts';

const { path, proposed, before } = sampleOffer;

describe('answering an offered line', async () => {
  const app = await startTestApp();
  const linesOf = ({ structuredData }: Resume) =>
    (JSON.parse(structuredData ?? '') as ResumeData).experience.flatMap((job) => job.responsibilities);
  const send = (
    person: TestPerson,
    id: string,
    answer: string | null,
    words = '',
    offerId = sampleOffer.id,
  ) => person.call('POST', `/api/resumes/${id}/offers`, { body: { offerId, answer, words } });
  const answer = async (...args: Parameters<typeof send>) => (await (await send(...args)).json()) as Resume;
  const get = async (person: TestPerson, id: string) =>
    (await (await person.call('GET', `/api/resumes/${id}`)).json()) as Resume;
  const confirmationsOf = ({ userId }: TestPerson) =>
    runSql(
      app.ownerUrl,
      'select resume_id, job, about, claim, answer, words from confirmations where user_id = $1',
      [userId],
    );

  it('puts a line in with a yes, says when it was confirmed, and survives a reload', async () => {
    const anna = await app.createPerson();
    const id = await app.createResume(anna, { offers: [sampleOffer] });
    const yes = await answer(anna, id, 'yes');
    expect(linesOf(yes)).toContain(proposed);
    expect(linesOf(yes)).not.toContain(before);
    const confirmedAt = yes.offers[0]?.answeredAt;
    expect(Date.parse(confirmedAt ?? '')).toBeGreaterThan(Date.now() - 60_000);
    expect(yes.changes).toEqual([
      {
        id: `offer:${sampleOffer.id}`,
        path,
        before,
        after: proposed,
        reason: sampleOffer.reason,
        state: 'kept',
        support: [],
        confirmedAt,
      },
    ]);
    expect(yes.offers).toEqual([{ ...sampleOffer, answer: 'yes', answeredAt: confirmedAt }]);
    expect(yes.atsScore).toBe(
      String(await app.engine.score(JSON.parse(yes.structuredData ?? '') as ResumeData, null)),
    );
    expect(await get(anna, id)).toEqual(yes);
    expect(await confirmationsOf(anna)).toEqual([
      { resume_id: id, job: 'Lindqvist Partners', about: 'line', claim: proposed, answer: 'yes', words: '' },
    ]);
    // Saying it twice changes nothing.
    expect((await answer(anna, id, 'yes')).revision).toBe(yes.revision);
  });

  it('takes the person’s own words for the line and as evidence, cleaned and never judged', async () => {
    const anna = await app.createPerson();
    const id = await app.createResume(anna, { offers: [sampleOffer] });
    const edited = await answer(anna, id, 'yes', '  Led half of the\u200b  design,\n7 roofs in all ');
    const words = 'Led half of the design, 7 roofs in all';
    expect(linesOf(edited)).toContain(words);
    expect(edited.offers[0]).toMatchObject({ answer: 'yes', words, proposed });
    expect(edited.changes).toMatchObject([{ after: words, before }]);
    expect(await confirmationsOf(anna)).toMatchObject([{ claim: proposed, answer: 'yes', words }]);
    // The offered line sent back is a plain yes.
    const plain = await answer(anna, id, 'yes', proposed);
    expect(linesOf(plain)).toContain(proposed);
    expect(plain.offers[0]?.words).toBe('');
    expect(plain.changes).toHaveLength(1);
    expect((await send(anna, id, 'yes', 'x'.repeat(4_001))).status).toBe(400);
    expect((await send(anna, id, 'yes', 'no\u0000body')).status).toBe(400);
  });

  it('leaves the line alone with a no, and takes out what a yes had put in', async () => {
    const anna = await app.createPerson();
    const id = await app.createResume(anna, { offers: [sampleOffer] });
    await answer(anna, id, 'yes', 'Mine');
    const no = await answer(anna, id, 'no', 'not kept');
    expect([linesOf(no), no.changes]).toEqual([linesOf(await get(anna, id)), []]);
    expect(linesOf(no)).toContain(before);
    expect(no.offers[0]).toMatchObject({ answer: 'no', words: '' });
    expect(await confirmationsOf(anna)).toMatchObject([{ answer: 'no', words: '' }]);
  });

  it('takes an answer back and restores the line exactly', async () => {
    const anna = await app.createPerson();
    const id = await app.createResume(anna, { offers: [sampleOffer] });
    const first = await get(anna, id);
    for (const given of ['yes', 'no']) {
      await answer(anna, id, given);
      const back = await answer(anna, id, null);
      expect(JSON.parse(back.structuredData ?? '')).toEqual(sampleResume);
      expect([back.offers, back.changes]).toEqual([[sampleOffer], first.changes]);
      expect(await confirmationsOf(anna)).toEqual([]);
    }
  });

  it('is evidence alone where the person has since written something else', async () => {
    const anna = await app.createPerson();
    const id = await app.createResume(anna, { offers: [sampleOffer] });
    const own = structuredClone(sampleResume);
    own.experience[1]?.responsibilities.splice(0, 1, 'My own line.');
    await anna.call('PATCH', `/api/resumes/${id}`, { body: { revision: 1, structuredData: own } });
    const yes = await answer(anna, id, 'yes');
    expect([JSON.parse(yes.structuredData ?? ''), yes.changes]).toEqual([own, []]);
    expect(yes.offers[0]?.answer).toBe('yes');
    expect(await confirmationsOf(anna)).toHaveLength(1);
  });

  it('knows neither another person’s resume nor an offer that isn’t there', async () => {
    const anna = await app.createPerson();
    const carla = await app.createPerson();
    const id = await app.createResume(anna, { offers: [sampleOffer] });
    expect((await send(carla, id, 'yes')).status).toBe(404);
    expect((await send(anna, id, 'yes', '', 'nothing')).status).toBe(404);
    expect((await get(anna, id)).revision).toBe(1);
    expect(await confirmationsOf(carla)).toEqual([]);
  });

  it('goes with the resume, and a copy has answers of its own', async () => {
    const anna = await app.createPerson();
    const id = await app.createResume(anna, { offers: [sampleOffer] });
    await answer(anna, id, 'yes');
    const copy = (await (
      await anna.call('POST', `/api/resumes/${id}/duplicate`, {
        headers: { 'idempotency-key': 'copy-1-of-it' },
      })
    ).json()) as Resume;
    expect(copy.offers[0]?.answer).toBe('yes');
    expect(
      (await confirmationsOf(anna)).map((row) => (row as { resume_id: string }).resume_id).sort(),
    ).toEqual([id, copy.id].sort());
    await answer(anna, copy.id, null);
    expect(await confirmationsOf(anna)).toMatchObject([{ resume_id: id }]);
    await runSql(app.ownerUrl, 'delete from resumes where id = $1', [id]);
    expect(await confirmationsOf(anna)).toEqual([]);
  });

  it('goes back to a version with its offers, and a version from before has none', async () => {
    const anna = await app.createPerson();
    const id = await app.createResume(anna, { offers: [sampleOffer] });
    await answer(anna, id, 'yes');
    const revert = async (number: number) =>
      (await (await anna.call('POST', `/api/resumes/${id}/revert`, { body: { number } })).json()) as Resume;
    expect((await revert(1)).offers).toEqual([sampleOffer]);
    await runSql(
      app.ownerUrl,
      `update resume_versions set content = (content - 'offers') || '{"reverted":[{"path":"summary","before":"x","kinds":["licence","standing"]}]}' where resume_id = $1`,
      [id],
    );
    const old = await revert(1);
    expect(old.offers).toEqual([]);
    expect(old.reverted[0]?.faults.map(({ code }) => code)).toEqual(['credential', 'wording']);
  });

  it('takes a line of several sentences in the person’s words', async () => {
    const anna = await app.createPerson();
    const id = await app.createResume(anna, { offers: [sampleOffer] });
    const words = `${'Designed the roof of one station. '.repeat(40)}Done.`;
    expect(linesOf(await answer(anna, id, 'yes', words))).toContain(words);
  });

  it('reads lines that were reverted before faults had codes', async () => {
    const anna = await app.createPerson();
    const reverted = [{ path, before, kinds: ['role', 'promotion', 'title', 'of long ago'] }];
    const resume = await get(anna, await app.createResume(anna, { reverted }));
    expect(resume.reverted).toEqual([
      {
        path,
        before,
        faults: ['act', 'title', 'wording'].map((code) => ({ code, claimed: '', source: '' })),
      },
    ]);
  });

  it('is in no file, no text, no read-back and no score before a yes', async () => {
    const anna = await app.createPerson();
    const open = await app.createResume(anna, { offers: [sampleOffer] });
    const bare = await app.createResume(anna);
    for (const format of ['pdf', 'docx', 'txt', 'json', 'jsonresume']) {
      const file = async (id: string) =>
        Buffer.from(
          await (await anna.call('GET', `/api/resumes/${id}/download?format=${format}`)).arrayBuffer(),
        );
      const [withOffer, without] = [await file(open), await file(bare)];
      expect(withOffer.includes('Led the design')).toBe(false);
      if (!['pdf', 'docx'].includes(format)) expect(withOffer.equals(without)).toBe(true);
    }
    for (const format of ['pdf', 'docx']) {
      const answered = await anna.call('GET', `/api/resumes/${open}/read-back?format=${format}`);
      expect(await answered.text()).not.toContain('Led the design');
    }
    const [one, other] = [await get(anna, open), await get(anna, bare)];
    expect(one.structuredData).toBe(other.structuredData);
    const review = async (id: string) =>
      (await (await anna.call('GET', `/api/resumes/${id}/review`)).json()) as ResumeReview;
    const { points, ...rest } = await review(open);
    const { points: _, ...same } = await review(bare);
    expect(rest).toEqual(same);
    expect(Object.keys(points)).toEqual([`offer:${sampleOffer.id}`]);
  });
});
