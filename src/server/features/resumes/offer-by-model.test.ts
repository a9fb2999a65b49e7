import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { Resume } from '#contract/resume.ts';
import type { Work } from '#contract/work.ts';
import { maxOpenOffers } from '#domain/resume/offer-changes.ts';
import { startFakeModel } from '#server/providers/model.fake.ts';
import type { TestPerson } from '#tests/support/factories.ts';
import { pastedResume } from '#tests/support/pasted-resume.ts';
import { playEdits } from '#tests/support/played-edits.ts';
import { readEvents } from '#tests/support/read-events.ts';
import { startTestApp } from '#tests/support/test-app.ts';

const team = 'Responsible for managing a team of 12 people on two floors';
const led = 'Lead a team of 12 people on two floors';
const rota = 'In charge of the rota for 18 part-time staff';
/** What the played model makes of each line; whatever isn't here stays. */
let edits: Record<string, string>;

describe('lines that are offered', async () => {
  const model = await startFakeModel({ environment: 'test', answer: playEdits(({ text }) => edits[text]) });
  afterAll(model.stop);
  const app = await startTestApp({
    settings: { MODELS: 'compatible:played', MODEL_BASE_URL: model.baseUrl, WORK_WAIT_SECONDS: '50' },
  });
  beforeEach(() => {
    edits = { [team]: led };
  });

  const create = async (anna: TestPerson, originalContent = pastedResume) =>
    ((await (await anna.call('POST', '/api/resumes', { body: { originalContent } })).json()) as Resume).id;
  const optimize = async (anna: TestPerson, id: string) =>
    (await (await anna.call('POST', `/api/resumes/${id}/optimize`)).json()) as Resume;
  /** With another posting the model is asked anew, and doesn't answer from memory. */
  const optimizeAnew = async (anna: TestPerson, id: string, jobPosting: string) => {
    const { revision } = (await (await anna.call('GET', `/api/resumes/${id}`)).json()) as Resume;
    await anna.call('PATCH', `/api/resumes/${id}`, { body: { revision, jobPosting } });
    return optimize(anna, id);
  };
  const answer = async (anna: TestPerson, { id, offers }: Resume, given: string, words = '') => {
    const body = { offerId: offers[0]?.id, answer: given, words };
    return (await (await anna.call('POST', `/api/resumes/${id}/offers`, { body })).json()) as Resume;
  };
  /** What the built-in engine makes of the line that's asked about. */
  const managed = 'Managed a team of 12 people on two floors';
  const premium = () => app.createPerson({ premium: true });

  it('are asked about, and neither streamed nor in the resume or its score', async () => {
    const anna = await premium();
    edits[rota] = 'Managed the rota for 18 part-time staff';
    const id = await create(anna);
    const { workId } = (await (
      await anna.call('POST', `/api/resumes/${id}/optimize`, { headers: { prefer: 'respond-async' } })
    ).json()) as { workId: string };
    const events = await readEvents(await anna.call('GET', `/api/work/${workId}/events`));
    expect(JSON.stringify(events.map(({ data }) => data as Work))).not.toContain(led);
    const resume = (await (await anna.call('GET', `/api/resumes/${id}`)).json()) as Resume;
    expect(resume.offers).toMatchObject([{ before: managed, proposed: led, answer: null }]);
    expect(resume.offers[0]?.faults.map(({ code, claimed }) => [code, claimed])).toContainEqual([
      'restriction',
      'Lead',
    ]);
    const changed = resume.changes.map(({ after }) => after);
    expect(changed).toContain(edits[rota]);
    // What the built-in engine does stands until the person says yes.
    expect(changed).toContain(managed);
    expect([resume.structuredData, resume.optimizedContent].join()).not.toContain(led);
    expect(resume.questions.map(({ claim }) => claim)).not.toContain(led);
    const score = await app.engine.score(JSON.parse(resume.structuredData ?? ''), null);
    expect(resume.atsScore).toBe(String(score));
    const [span] = resume.offers[0]?.support ?? [];
    expect(pastedResume.slice(span?.start, span?.end)).toContain(team);
  });

  it('stay confirmed when the resume is optimized again, whatever is proposed then', async () => {
    const anna = await premium();
    const yes = await answer(
      anna,
      await optimize(anna, await create(anna)),
      'yes',
      'Lead 12 people on two floors',
    );
    edits = { [team]: 'Managed a team of 12 people on two floors' };
    const again = await optimizeAnew(anna, yes.id, 'Shop manager');
    expect(again.structuredData).toContain('Lead 12 people on two floors');
    expect(again.offers).toEqual(yes.offers);
    expect(again.changes).toEqual(
      expect.arrayContaining(yes.changes.filter(({ confirmedAt }) => confirmedAt)),
    );
    const score = await app.engine.score(JSON.parse(again.structuredData ?? ''), 'Shop manager');
    expect(again.atsScore).toBe(String(score));
  });

  it('aren’t offered again for the same line once refused, but another wording is', async () => {
    const anna = await premium();
    const no = await answer(anna, await optimize(anna, await create(anna)), 'no');
    expect((await optimize(anna, no.id)).offers).toEqual(no.offers);
    const other = 'Lead and train a team of 12 people on two floors';
    edits = { [team]: other };
    expect((await optimizeAnew(anna, no.id, 'Shop manager')).offers).toMatchObject([
      { proposed: other, answer: null },
    ]);
    // The first wording was refused long ago, and no card tells of it any more.
    edits = { [team]: led };
    expect((await optimizeAnew(anna, no.id, 'District manager')).offers).toEqual([]);
  });

  it('are evidence for their own resume only', async () => {
    const anna = await premium();
    await answer(anna, await optimize(anna, await create(anna)), 'yes');
    const other = await optimize(anna, await create(anna));
    expect(other.offers).toMatchObject([{ proposed: led, answer: null }]);
    expect(other.structuredData).not.toContain(led);
  });

  it('are at most twelve at once', async () => {
    const anna = await premium();
    const teams = Array.from(
      { length: 15 },
      (_, at) => `Responsible for managing a team of ${at + 20} people`,
    );
    edits = Object.fromEntries(teams.map((text, at) => [text, `Lead a team of ${at + 20} people`]));
    const content = pastedResume.replace(`- ${team}`, teams.map((text) => `- ${text}`).join('\n'));
    const resume = await optimize(anna, await create(anna, content));
    expect(resume.offers).toHaveLength(maxOpenOffers);
  });

  it('come from the built-in writer too', async () => {
    const { changes, offers } = await app.engine.rewrite({
      content: pastedResume.replace(rota, 'Oversight of 3 sites'),
      posting: null,
      confirmed: [],
      settled: [],
    });
    expect(changes.length).toBeGreaterThan(0);
    expect(offers.map(({ proposed }) => proposed)).toEqual(['Oversaw 3 sites']);
    const changed = new Set(changes.map(({ path }) => path));
    expect(offers.filter(({ path }) => changed.has(path))).toEqual([]);
  });
});
