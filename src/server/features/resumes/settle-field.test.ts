import { describe, expect, it } from 'vitest';
import type { Resume } from '#contract/resume.ts';
import type { TestPerson } from '#tests/support/factories.ts';
import { sampleResume } from '#tests/support/sample-documents.ts';
import { startTestApp } from '#tests/support/test-app.ts';
import { withoutSettled } from './settled-fields.ts';

const employer = 'experience.0.company';
const title = 'experience.1.title';
const sources = [
  { path: employer, read: 'Harbour & Vale', spans: [{ start: 0, end: 14 }] },
  { path: title, read: 'Structural Engineer', spans: [{ start: 20, end: 39 }] },
];

describe('settling what was read with doubt', async () => {
  const app = await startTestApp();
  const unsureResume = (person: TestPerson) =>
    app.createResume(person, { unsure: [employer, title], unsureSources: sources });
  const settle = (person: TestPerson, id: string, path: string, isSettled = true) =>
    person.call('POST', `/api/resumes/${id}/settled-fields`, { body: { path, isSettled } });
  const read = async (person: TestPerson, id: string) =>
    (await (await person.call('GET', `/api/resumes/${id}`)).json()) as Resume;
  const edit = async (person: TestPerson, id: string, structuredData: object) => {
    const { revision } = await read(person, id);
    return (await (
      await person.call('PATCH', `/api/resumes/${id}`, { body: { revision, structuredData } })
    ).json()) as Resume;
  };
  const [first, second] = sampleResume.experience as [object, object];

  it('is done by a click, lasts over later saves, and can be taken back', async () => {
    const anna = await app.createPerson();
    const id = await unsureResume(anna);
    const settled = (await (await settle(anna, id, employer)).json()) as Resume;
    expect(settled).toMatchObject({ unsure: [title], unsureSources: sources, revision: 2 });
    // Saying it twice changes nothing.
    expect((await (await settle(anna, id, employer)).json()).revision).toBe(2);
    const edited = await edit(anna, id, { ...sampleResume, summary: 'Engineer of bridges.' });
    expect(edited.unsure).toEqual([title]);
    await settle(anna, id, employer, false);
    expect((await read(anna, id)).unsure).toEqual([title, employer]);
  });

  it('is done by an edit, which can be taken back with the words it was about', async () => {
    const anna = await app.createPerson();
    const id = await unsureResume(anna);
    const fixed = { ...sampleResume, experience: [{ ...first, company: 'Harbour and Vale' }, second] };
    expect(await edit(anna, id, fixed)).toMatchObject({ unsure: [title], unsureSources: sources });
    await edit(anna, id, sampleResume);
    await settle(anna, id, employer, false);
    expect(await read(anna, id)).toMatchObject({ unsure: [title, employer], unsureSources: sources });
  });

  it('stays with a job that is moved', async () => {
    const anna = await app.createPerson();
    const id = await unsureResume(anna);
    const moved = await edit(anna, id, { ...sampleResume, experience: [second, first] });
    expect(moved.unsure).toEqual(['experience.1.company', 'experience.0.title']);
    expect(moved.unsureSources.map(({ path }) => path)).toEqual(moved.unsure);
    expect((await settle(anna, id, 'experience.1.company')).status).toBe(200);
    expect((await read(anna, id)).unsure).toEqual(['experience.0.title']);
  });

  it('works for a resume from before sources were kept, there and back', async () => {
    const anna = await app.createPerson();
    const id = await app.createResume(anna, { unsure: [employer] });
    expect(await (await settle(anna, id, employer)).json()).toMatchObject({
      unsure: [],
      unsureSources: [{ path: employer, read: 'Harbour & Vale', spans: [] }],
    });
    expect((await (await settle(anna, id, employer, false)).json()).unsure).toEqual([employer]);
  });

  it('is refused for a field that nobody asked about', async () => {
    const anna = await app.createPerson();
    const id = await unsureResume(anna);
    for (const path of ['summary', 'experience.0.title', '__proto__', '']) {
      expect((await settle(anna, id, path)).status).toBe(404);
      expect((await settle(anna, id, path, false)).status).toBe(404);
    }
    expect((await read(anna, id)).revision).toBe(1);
  });

  it('outlasts going back to an earlier version; what was corrected and is wrong again is asked again', async () => {
    const anna = await app.createPerson();
    const id = await unsureResume(anna);
    await edit(anna, id, { ...sampleResume, summary: 'Engineer of bridges.' });
    await settle(anna, id, employer);
    await edit(anna, id, { ...sampleResume, experience: [first, { ...second, title: 'Bridge Engineer' }] });
    expect((await read(anna, id)).unsure).toEqual([]);
    await anna.call('POST', `/api/resumes/${id}/revert`, { body: { number: 1 } });
    expect((await read(anna, id)).unsure).toEqual([title]);
  });

  it('is copied with the resume', async () => {
    const anna = await app.createPerson({ premium: true });
    const id = await unsureResume(anna);
    await settle(anna, id, title);
    const answer = await anna.call('POST', `/api/resumes/${id}/duplicate`, {
      headers: { 'idempotency-key': 'a-copy-of-it' },
    });
    expect(await answer.json()).toMatchObject({ unsure: [employer], unsureSources: sources });
  });

  it('lasts when the same text is read again, wherever the job stands by then', async () => {
    const anna = await app.createPerson();
    const id = await unsureResume(anna);
    await edit(anna, id, { ...sampleResume, experience: [second, first] });
    await settle(anna, id, 'experience.1.company');
    const again = { unsure: [employer, title], unsureSources: sources };
    expect(withoutSettled(await read(anna, id), again).unsure).toEqual([title]);
  });
});
