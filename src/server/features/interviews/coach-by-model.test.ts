import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { kindPoints } from '#domain/interview/kind-points.ts';
import { startFakeModel } from '#server/providers/model.fake.ts';
import { interviewSteps, sampleAnswer } from '#tests/support/interview-steps.ts';
import { playCoach } from '#tests/support/played-coach.ts';
import { specialistPosting as jobPosting, specialistText } from '#tests/support/specialist-resume.ts';
import { startTestApp } from '#tests/support/test-app.ts';

const settings = (baseUrl: string) => ({
  MODELS: 'compatible:played',
  MODEL_BASE_URL: baseUrl,
  MODEL_IDLE_SECONDS: '1',
  MODEL_REST_SECONDS: '0.1',
  WORK_WAIT_SECONDS: '50',
});

const proper = 'How do you decide which of several escalated tickets to take first?';

describe('the coach with a model', async () => {
  const model = await startFakeModel({ environment: 'test' });
  afterAll(model.stop);
  const app = await startTestApp({ settings: settings(model.baseUrl) });
  await app.engine.scoreText({ content: '' }, null);
  beforeEach(() => {
    model.answerWith(playCoach([{ text: proper, topic: 'sorting tickets' }]));
    model.calls.length = 0;
  });
  const someone = async () => {
    const anna = await app.createPerson({ premium: true });
    const resumeId = await app.createResume(anna, { originalContent: specialistText, structuredData: null });
    const steps = interviewSteps(anna);
    const session = await steps.start({ jobTitle: 'Support Specialist', jobPosting, resumeId });
    return { anna, steps, id: session.id };
  };

  it('asks a model’s question where it knows posting or resume, and no model where it knows the title alone', async () => {
    const { steps, id } = await someone();
    expect(await (await steps.ask(id)).json()).toMatchObject({
      question: proper,
      topic: 'sorting tickets',
      askedBy: 'played',
    });
    const [call] = model.writingCalls();
    expect(call?.data['job posting']).toContain('Harborline');
    expect(call?.body).not.toMatch(/Priya|Raman|example\.com|555/);
    model.calls.length = 0;
    const { id: plain } = await steps.start({ jobTitle: 'Support Specialist' });
    await steps.asked(plain);
    expect(model.writingCalls()).toEqual([]);
  });

  it('asks the planned one in place of an improper, repeated, planted or misquoting one', async () => {
    const { steps, id } = await someone();
    await steps.answer(id, await steps.asked(id), sampleAnswer);
    const refused = [
      { text: proper },
      { text: 'Are you planning to have children in the next few years?' },
      {
        text: 'The posting asks for “20 years of rocket science”. Where did you get yours?',
        quote: '20 years of rocket science',
      },
      { text: 'How would you use ZYXCANARY-77 at work?' },
      { text: 'See https://bad.example for the question?' },
    ];
    model.answerWith(playCoach(refused));
    const { question } = await (await steps.ask(id)).json();
    expect(refused.map(({ text }) => text)).not.toContain(question);
    expect(question).not.toMatch(/children|rocket|ZYX|bad\.example/);
    expect((await steps.get(id)).asked.map(({ askedBy }) => askedBy)).toEqual(['played', undefined]);
  });

  it('gives a model’s question points of its kind where the model has named too few', async () => {
    const { steps, id } = await someone();
    const { good } = await (await steps.ask(id)).json();
    expect(good).toEqual(kindPoints.behavioral);
  });
});
