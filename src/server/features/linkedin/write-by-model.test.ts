import { afterAll, describe, expect, it } from 'vitest';
import type { LinkedinProfile } from '#contract/linkedin.ts';
import { startFakeModel } from '#server/providers/model.fake.ts';
import type { TestPerson } from '#tests/support/factories.ts';
import { filledForm } from '#tests/support/linkedin-form.ts';
import { pastedResume } from '#tests/support/pasted-resume.ts';
import { startTestApp } from '#tests/support/test-app.ts';
import type { ModelProfile } from './optimize-profile.prompt.ts';

const about = (text: string, paragraph: number, ...rests: number[]) => ({
  ...{ text, paragraph, rests },
  about: rests.length === 0 ? ('courtesy' as const) : ('you' as const),
});

const honest: ModelProfile = {
  headline: [
    { text: 'Store Manager', rests: [2] },
    { text: 'Scheduling, Excel and bike repair', rests: [12] },
  ],
  about: [
    about('I manage a team of 12 people on two floors.', 0, 3),
    about(
      'At Alder & Finch Outfitters, I reduced shrinkage from 2.4% to 1.6% in one year by moving the fitting rooms.',
      1,
      4,
    ),
    about('I trained six new supervisors.', 1, 6),
  ],
  skills: ['Excel', 'Neurosurgery'],
};

const settings = (baseUrl: string) => ({
  MODELS: 'compatible:played',
  MODEL_BASE_URL: baseUrl,
  MODEL_IDLE_SECONDS: '1',
  MODEL_REST_SECONDS: '0.1',
  WORK_WAIT_SECONDS: '50',
  WORK_AT_ONCE: '2',
});

describe('a profile by a model', async () => {
  const model = await startFakeModel({ environment: 'test', answer: () => honest });
  afterAll(model.stop);
  const app = await startTestApp({ settings: settings(model.baseUrl) });
  // The first call loads the word lists, which takes long on a busy machine.
  await app.engine.scoreText({ content: '' }, null);
  const someone = async () => {
    const anna = await app.createPerson({ premium: true });
    await app.createResume(anna, { originalContent: pastedResume, structuredData: null });
    return anna;
  };
  const optimize = async (anna: TestPerson, openToWork = true) => {
    const body = { ...filledForm, openToWork };
    const answer = await anna.call('POST', '/api/linkedin/optimize', { body });
    expect(answer.status).toBe(200);
    return (await answer.json()) as LinkedinProfile;
  };

  it('is let through where the person’s words support it, each sentence with its source', async () => {
    model.answerWith(() => honest);
    const profile = await optimize(await someone());
    expect(profile.headline).toBe('Store Manager | Scheduling, Excel and bike repair');
    expect(profile.about.split('\n\n')).toEqual([
      'I manage a team of 12 people on two floors.',
      'At Alder & Finch Outfitters, I reduced shrinkage from 2.4% to 1.6% in one year by moving the fitting rooms. I trained six new supervisors.',
    ]);
    for (const { sources } of [...profile.headlineParts, ...profile.aboutSentences])
      expect(sources.length).toBeGreaterThan(0);
    expect(profile.writer).toEqual({ kind: 'model', name: 'played', isFallback: false });
    expect(profile.skills[0]).toBe('Excel');
    expect(profile.skills).not.toContain('Neurosurgery');
  });

  it('is asked with lines by number, and without name or contact', async () => {
    await optimize(await someone());
    const call = model.writingCalls().at(-1);
    expect(call?.data['lines of the person']).toContain(
      '"text":"Handled returns and complaints at the service desk"',
    );
    expect(call?.data['what they filled in']).toContain('"section":"form"');
    expect(JSON.parse(call?.data['role wanted'] ?? '')).toEqual({
      role: 'Operations Manager',
      sayOpenToWork: true,
    });
    expect(call?.body).not.toMatch(/Nadia|Ferreira|example|555/);
  });

  it('says nothing of what the person looks for unless they choose that', async () => {
    const wish = about("I'm looking for my next role as an operations manager.", 2);
    model.answerWith(() => ({ ...honest, about: [...honest.about, wish] }));
    const profile = await optimize(await someone(), false);
    expect(profile.about).not.toContain('looking for');
    expect(JSON.stringify(profile.offers)).not.toContain('looking for');
    expect(JSON.parse(model.writingCalls().at(-1)?.data['role wanted'] ?? '')).toEqual({
      role: 'Operations Manager',
      sayOpenToWork: false,
    });
  });

  it('loses what is false, and offers what may be true until the person says so', async () => {
    const more = [
      about('I lead a team of 12 people.', 1, 3),
      about('I won the Zyxtel Award in 2021 and led 340 people.', 1, 3),
    ];
    model.answerWith(() => ({ ...honest, about: [...honest.about, ...more] }));
    const anna = await someone();
    const profile = await optimize(anna);
    expect(JSON.stringify(profile)).not.toMatch(/Zyxtel|340/);
    expect(profile.about).not.toContain('I lead');
    const [offer] = profile.offers;
    expect(offer).toMatchObject({ section: 'about', text: 'I lead a team of 12 people.', answer: null });
    const say = async (answer: 'yes' | 'no' | null, words = '') => {
      const body = { about: 'offer', offerId: offer?.id, answer, words };
      const said = await anna.call('POST', '/api/linkedin/answers', { body });
      return (await said.json()) as LinkedinProfile;
    };
    expect((await say('yes')).about).toContain('I lead a team of 12 people.');
    expect((await say(null)).about).not.toContain('I lead');
    await say('no');
    expect((await optimize(anna)).offers).toEqual([]);
  });

  it('has a paragraph that lost a sentence written again from what may be said', async () => {
    const lost = about('At Cascade Trail Supply I won the Zyxtel Award.', 2, 9);
    const hanging = about('There I handled returns and complaints at the service desk.', 2, 10);
    const mended = about(hanging.text.replace('There', 'At Cascade Trail Supply'), 2, 10);
    const kept = about('I hold OSHA 10-Hour General Industry.', 2, 14);
    model.answerWith(() => ({ ...honest, about: [...honest.about, lost, hanging, kept] }));
    model.mendWith(() => ({ sentences: [mended, kept] }));
    expect((await optimize(await someone())).about.split('\n\n').at(-1)).toBe(`${mended.text} ${kept.text}`);
    const call = model.mendingCalls().at(-1);
    expect(call?.body).not.toContain('Zyxtel');
    expect(call?.data['what they filled in']).toContain('"section":"form"');
    model.mendWith(() => ({ sentences: [] }));
    const left = await optimize(await someone(), false);
    expect(left.about).not.toContain('There');
    expect(left.about.split('\n\n').at(-1)).toBe(kept.text);
  });

  it('says which role they look for, where they want that', async () => {
    const wish = about('I am looking for an Operations Manager role.', 2);
    model.answerWith(() => ({ ...honest, about: [...honest.about, wish] }));
    const profile = await optimize(await someone());
    expect(profile.about.split('\n\n').at(-1)).toBe(wish.text);
    expect(profile.offers).toEqual([]);
  });

  it('is written from the resume that was picked, which begins every prompt in the same letters', async () => {
    const anna = await app.createPerson({ premium: true });
    const picked = await app.createResume(anna, { originalContent: pastedResume, structuredData: null });
    const newest = pastedResume.replaceAll('Cascade Trail Supply', 'Bitterroot Canoes');
    await app.createResume(anna, { originalContent: newest, structuredData: null });
    model.answerWith(() => honest);
    const body = { ...filledForm, resumeId: picked };
    expect((await anna.call('POST', '/api/linkedin/optimize', { body })).status).toBe(200);
    const [writing, judging] = [model.writingCalls().at(-1), model.judgingCalls().at(-1)];
    expect(writing?.data['lines of the person']).toContain('Cascade Trail Supply');
    expect(writing?.body).not.toContain('Bitterroot');
    const end = writing?.prompt.indexOf('You write LinkedIn profiles') ?? 0;
    expect(end).toBeGreaterThan(1_000);
    expect(judging?.prompt.slice(0, end)).toBe(writing?.prompt.slice(0, end));
  });

  it('is seen by a second judge, who moves sentences between proven and offered', async () => {
    const more = about('I handled returns and complaints at the service desk.', 2, 10);
    model.answerWith(() => ({ ...honest, about: [...honest.about, more] }));
    model.judgeWith(({ data }) => {
      const lines = (data['proposed lines'] ?? '').split('\n').map((line) => JSON.parse(line));
      return {
        lines: lines.map(({ id, text }: { id: number; text: string }) => ({
          id,
          ok: !text.startsWith('I trained'),
          lines: [],
          bad: text.startsWith('I trained') ? [{ words: text, why: 'Nothing says so.' }] : [],
        })),
      };
    });
    const profile = await optimize(await someone());
    model.judgeWith(() => ({ lines: [] }));
    expect(profile.about).not.toContain('I trained six');
    expect(profile.offers.map(({ text }) => text)).toContain('I trained six new supervisors.');
  });

  it('is one work for twenty clicks at once on one form, and no more than two for several', async () => {
    model.always('stall before the first byte');
    const anna = await someone();
    const send = (form: object) =>
      anna.call('POST', '/api/linkedin/optimize', { body: form, headers: { prefer: 'respond-async' } });
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(filledForm)));
    const works = await Promise.all(answers.map((one) => one.json()));
    expect(new Set(works.map(({ workId }) => workId)).size).toBe(1);
    const second = await send({ ...filledForm, industry: 'Sports' });
    expect((await send({ ...filledForm, industry: 'Travel' })).status).toBe(429);
    const { workId } = await second.json();
    expect(await (await anna.call('GET', '/api/linkedin')).json()).toMatchObject({ workId });
    model.always('well');
    for (const id of [workId, works[0].workId]) await anna.call('POST', `/api/work/${id}/cancel`);
  });

  it('is cut by whole sentences where it’s too long', async () => {
    const long = Array.from({ length: 60 }, (_, paragraph) =>
      about('I manage a team of 12 people on two floors at Alder & Finch Outfitters.', paragraph, 3),
    );
    const headline = Array.from({ length: 30 }, () => ({ text: 'Store Manager', rests: [2] }));
    model.answerWith(() => ({ ...honest, about: long, headline }));
    const profile = await optimize(await someone());
    expect(profile.about.length).toBeLessThanOrEqual(2_600);
    expect(profile.about).toMatch(/Outfitters\.$/);
    expect(profile.headline.length).toBeLessThanOrEqual(220);
    expect(profile.headline).toMatch(/Store Manager$/);
  });
});
