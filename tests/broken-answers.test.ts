import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { InterviewSession } from '#contract/interviews.ts';
import { startFakeModel } from '#server/providers/model.fake.ts';
import type { FakeModelCall } from '#server/providers/model-wire.fake.ts';
import { noReading } from '#server/providers/no-reading.fake.ts';
import { type BrokenKind, brokenKinds, type GoodAnswer } from './support/broken-answers.ts';
import type { TestPerson } from './support/factories.ts';
import { interviewSteps, sampleAnswer } from './support/interview-steps.ts';
import { filledForm } from './support/linkedin-form.ts';
import { pastedResume } from './support/pasted-resume.ts';
import { playCoach } from './support/played-coach.ts';
import { honestEdit, playEdits } from './support/played-edits.ts';
import { sampleGrades } from './support/played-grades.ts';
import { playSentences } from './support/played-sentences.ts';
import { deedsText, specialistPosting as jobPosting, specialistText } from './support/specialist-resume.ts';
import { startTestApp } from './support/test-app.ts';
import { runSql } from './support/test-database.ts';

/** What a tool made of an answer. */
interface Made {
  /** All that the person gets. */
  text: string;
  writer: { kind: string; isFallback: boolean };
  notices: readonly string[];
}

interface Tool {
  tool: string;
  good(call: FakeModelCall): GoodAnswer;
  /** In the result if all of the answer was used; the first one also if a part of it was. */
  texts: readonly string[];
  /** Whether it takes one of the free uses. */
  isCharged: boolean;
  use(person: TestPerson, resumeOf: (originalContent: string) => Promise<string>): Promise<Made>;
}

const questions = [
  'How do you decide which of several escalated tickets to take first?',
  'How would you explain an outage to a customer who has called twice?',
  'Tell me about a time when you changed how your team handles tickets.',
];

const tools: readonly Tool[] = [
  {
    tool: 'resume',
    good: (call) => ({ ops: playEdits(honestEdit)(call).ops, questions: [] }),
    texts: [
      'Onboarded new customers to the shipping platform, 60 so far',
      'Handled escalated tickets from our 12 largest accounts',
    ],
    isCharged: true,
    use: async (person, resumeOf) => {
      const id = await resumeOf(specialistText);
      const resume = await (await person.call('POST', `/api/resumes/${id}/optimize`)).json();
      return { ...resume, text: JSON.stringify(resume.changes) };
    },
  },
  {
    tool: 'letter',
    good: playSentences(
      { text: 'I handled escalated tickets from our 12 largest accounts.', on: '12 largest accounts' },
      { text: 'I kept customer satisfaction at 96% over two years.', on: '96%' },
      { text: 'I trained 6 seasonal staff.', on: '6 seasonal' },
      { text: 'I wrote 85 help center articles, which reduced repeat tickets by 22%.', on: '85 help' },
      { text: 'I answered about 45 tickets a day by phone and email in Zendesk.', on: '45 tickets' },
      { text: 'I would welcome a conversation about this role.', on: '' },
    ),
    texts: [
      'I handled escalated tickets from our 12 largest accounts.',
      'I kept customer satisfaction at 96% over two years.',
      'I would welcome a conversation about this role.',
    ],
    isCharged: true,
    use: async (person, resumeOf) => {
      const resumeId = await resumeOf(deedsText);
      const body = { resumeId, jobPosting, tone: 'plain' };
      const letter = await (await person.call('POST', '/api/cover-letters/generate', { body })).json();
      return { ...letter, text: letter.content };
    },
  },
  {
    tool: 'profile',
    good: () => ({
      headline: [
        { text: 'Store Manager', lines: [2] },
        { text: 'Scheduling, Excel and bike repair', lines: [12] },
      ],
      about: [
        { text: 'I manage a team of 12 people on two floors.', paragraph: 0, lines: [3] },
        {
          text: 'At Alder & Finch Outfitters, I reduced shrinkage from 2.4% to 1.6% in one year by moving the fitting rooms.',
          paragraph: 1,
          lines: [4],
        },
        { text: 'I trained six new supervisors.', paragraph: 1, lines: [6] },
      ],
      skills: ['Excel', 'bike repair'],
    }),
    texts: ['Store Manager', 'I manage a team of 12 people on two floors.', 'I trained six new supervisors.'],
    isCharged: false,
    use: async (person, resumeOf) => {
      await resumeOf(pastedResume);
      const answer = await person.call('POST', '/api/linkedin/optimize', { body: filledForm });
      const profile = await answer.json();
      return { ...profile, text: `${profile.headline}\n${profile.about}` };
    },
  },
  {
    tool: 'coach',
    good: (call) =>
      playCoach(questions.map((text) => ({ text, topic: 'sorting tickets' })))(call) as GoodAnswer,
    texts: questions.slice(0, 1),
    isCharged: false,
    use: async (person, resumeOf) => {
      const resumeId = await resumeOf(specialistText);
      const { start, ask } = interviewSteps(person);
      const { id } = await start({ jobTitle: 'Support Specialist', jobPosting, resumeId });
      const asked = await (await ask(id)).json();
      const isModel = asked.askedBy === 'played';
      // A planned question is as good as any: nobody is told.
      const writer = { kind: isModel ? 'model' : 'built-in', isFallback: !isModel };
      return { text: asked.question, writer, notices: [] };
    },
  },
];

describe('a broken answer', async () => {
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
  // The first call loads the word lists.
  await app.engine.scoreText({ content: '' }, null);
  beforeEach(() => {
    model.judgeWith(() => ({ lines: [] }), 'well');
    model.weighWith(() => ({ requirements: [] }), 'well');
    model.readWith(() => noReading, 'well');
  });

  const expectReported = ({ outcome }: BrokenKind, { notices, writer }: Made, tool: Tool) => {
    const isByModel = outcome === 'whole' || outcome === 'part';
    expect(writer).toMatchObject({ kind: isByModel ? 'model' : 'built-in', isFallback: !isByModel });
    if (tool.tool === 'coach') return;
    expect(notices.includes('model-broke-off')).toBe(outcome === 'part');
    expect(notices.includes('model-declined')).toBe(outcome === 'declined');
    expect(notices.includes('built-in-instead')).toBe(outcome === 'built-in');
  };

  for (const tool of tools)
    it.each(brokenKinds)(`${tool.tool}: $kind, $outcome`, { timeout: 60_000 }, async (broken) => {
      const { outcome, behavior = 'well', says } = broken;
      model.always(behavior);
      model.answerWith((call) => (says ? says(tool.good(call)) : tool.good(call)));
      const person = await app.createPerson({ premium: !tool.isCharged });
      const made = await tool.use(person, (originalContent) =>
        app.createResume(person, { originalContent, jobPosting, structuredData: null }),
      );
      expectReported(broken, made, tool);
      const kept = outcome === 'whole' ? tool.texts : outcome === 'part' ? tool.texts.slice(0, 1) : [];
      for (const text of kept) expect(made.text).toContain(text);
      expect(made.text).not.toContain('Zyxtel');
      expect(made.text.length).toBeGreaterThan(20);
      const uses = await runSql(app.ownerUrl, 'select state from uses where user_id = $1', [person.userId]);
      const state = outcome === 'whole' ? 'settled' : 'released';
      expect(uses).toEqual(tool.isCharged ? [{ state }] : []);
    });

  /** Grades lie in one object with the word on whether the question is answered: a list alone says too little. */
  const losesWord = ['a bare list', 'an item a line'];

  it.each(brokenKinds)('grades: $kind, $outcome', { timeout: 60_000 }, async (broken) => {
    const { kind, outcome, behavior = 'well', says } = broken;
    const good: GoodAnswer = { ...sampleGrades };
    model.always('well');
    model.gradeWith(() => (says ? says(good) : good), behavior);
    const person = await app.createPerson({ premium: true });
    const steps = interviewSteps(person);
    const { id } = await steps.start({ jobTitle: 'Barista' });
    const answered = await steps.answer(id, await steps.asked(id), sampleAnswer);
    const { reviews, feedback } = (await answered.json()) as InterviewSession;
    const isGraded = outcome === 'whole' && !losesWord.includes(kind);
    const notice = outcome === 'declined' ? 'model-declined' : 'model-failed';
    expect(reviews[0]).toMatchObject(
      isGraded
        ? { grades: { relevance: 4, structure: 3, specificity: 4, outcome: 3, overall: 3 } }
        : { grades: {}, notice },
    );
    expect(JSON.stringify(reviews)).not.toContain('Zyxtel');
    expect(feedback[0]?.length).toBeGreaterThan(20);
    const uses = await runSql(app.ownerUrl, 'select state from uses where user_id = $1', [person.userId]);
    expect(uses).toEqual([{ state: isGraded ? 'settled' : 'released' }]);
  });
});
