import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { InterviewReview, InterviewSession } from '#contract/interviews.ts';
import { noteAnswer } from '#domain/interview/note-answer.ts';
import {
  answeredSession,
  askedUsually,
  openSession,
  pickupGrades,
  pickupQuestion,
  sessionId,
} from '#tests/support/interview-session.ts';
import { playApi } from '#tests/support/played-api.ts';
import { control, eventually, press, render } from '#tests/support/render.tsx';
import { createSignIn } from '#tests/support/sign-in.tsx';
import { RoutePaths } from '../../layout/route-paths.tsx';
import { ServerData } from '../../server-data.tsx';
import { UpgradeProvider } from '../../upgrade.tsx';
import { InterviewCoachPage } from './interview-coach-page.tsx';

vi.setConfig({ testTimeout: 20_000 });

const ofSession = `/api/interview-sessions/${sessionId}`;
const userId = crypto.randomUUID();
let page: Awaited<ReturnType<typeof render>> | undefined;
let played: ReturnType<typeof playApi>;

beforeEach(() => {
  history.replaceState(null, '', '/interview-coach');
  localStorage.clear();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  played = playApi({
    'GET /api/user/status': { isPremium: true, resumeCount: 0, coverLetterCount: 0 },
    'GET /api/interview-sessions': [],
    'GET /api/interview-allowance': { left: 15, of: 15 },
  });
});
afterEach(async () => {
  await page?.remove();
  page = undefined;
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const said = () => document.body.textContent ?? '';
const saysSoon = (text: string) => eventually(() => expect(said()).toContain(text));

async function show(session: InterviewSession) {
  played.plays[`GET ${ofSession}`] = session;
  localStorage.setItem(
    'interview_session_open',
    JSON.stringify({ userId, savedAt: new Date().toISOString(), content: session.id }),
  );
  const signIn = createSignIn({ email: 'anna@example.com', id: userId });
  page = await render(
    <signIn.SignedIn>
      <RoutePaths value={new Set(['/', '/auth', '/subscribe', '/interview-coach'])}>
        <UpgradeProvider>
          <ServerData>
            <InterviewCoachPage />
          </ServerData>
        </UpgradeProvider>
      </RoutePaths>
    </signIn.SignedIn>,
  );
  await saysSoon('Interview History');
}

const graded = (rest: Partial<InterviewSession> = {}) =>
  answeredSession({ reviews: [pickupGrades], ...rest });

test('grades of a model stand beside the notes, each with its words, its why, and who wrote it', async () => {
  await show(graded());
  await saysSoon('Graded by claude-opus.');
  expect(document.querySelector('[aria-label="Relevance: 4 of 4"]')).toBeTruthy();
  expect(document.querySelector('[aria-label="Overall: 3 of 4"]')).toBeTruthy();
  expect(document.querySelector('[aria-label^="Outcome"]')).toBeNull();
  expect(said()).toContain('“I moved two people” You tell of one change of yours.');
  expect(said()).toContain('It begins with the problem.');
  expect(said()).toContain('Say what customers noticed.');
  expect(said()).toContain('In writing');
  expect(said()).toContain('Points of a strong answer');
  expect(document.querySelectorAll('mark').length).toBeGreaterThan(0);
  expect(said()).not.toContain('Built-in engine');
  expect(said()).not.toContain('from before');
});

test('the follow-up becomes the next question, once, and counts as none of the session’s', async () => {
  const { followUp } = pickupGrades.byModel;
  const asked = [
    askedUsually,
    { ...askedUsually, good: [], origin: 'follow-up' as const, askedBy: 'claude-opus' },
  ];
  const withFollowUp = graded({ questions: [pickupQuestion, followUp], asked });
  played.plays[`POST ${ofSession}/question`] = () => {
    played.plays[`GET ${ofSession}`] = withFollowUp;
    return { ...asked[1], question: followUp, index: 1 };
  };
  await show(graded());
  await press('Answer the follow-up');
  await saysSoon('A follow-up to your last answer. Asked by claude-opus.');
  expect(played.named(`POST ${ofSession}/question`)[0]?.body).toEqual({ followUpOf: 0 });
  expect(said()).toContain('Question 1 of 8');
  expect(() => control('Answer the follow-up')).toThrow();
});

const ungraded = (relevance: 'answers-another' | 'no-answer' | 'harmful'): InterviewReview => ({
  grades: {},
  byModel: { ...pickupGrades.byModel, relevance, reasons: [], nextStep: '', followUp: '' },
});

test.each([
  ['answers-another', 'This answers a different question'],
  ['no-answer', 'There’s no answer here yet'],
  ['harmful', 'could take part of it as unsafe'],
] as const)(
  'an answer that is %s is told so in one sentence, without grades',
  async (relevance, sentence) => {
    await show(graded({ reviews: [ungraded(relevance)] }));
    await saysSoon(sentence);
    expect(said()).toContain('Read by claude-opus.');
    expect(said()).not.toContain('Scores');
    expect(said()).not.toContain('Next step');
  },
);

test.each([
  ['model-failed', 'couldn’t grade this answer'],
  ['model-declined', 'declined to grade this answer'],
] as const)('where %s, that’s said beside the notes', async (notice, sentence) => {
  await show(graded({ reviews: [{ grades: {}, notice }] }));
  await saysSoon(sentence);
  expect(said()).toContain('In writing');
  expect(said()).toContain('Built-in engine');
  expect(said()).not.toContain('Scores');
});

test('the ending tells the overall of what was graded, and of nothing else', async () => {
  const answers = [pickupGrades, null];
  const session = graded({
    length: 2,
    questions: [pickupQuestion, 'Why this job?'],
    asked: [askedUsually, askedUsually],
    answers: ['I moved two people.', 'I like it.'],
    feedback: ['', ''],
    reviews: answers,
    notes: [noteAnswer('I moved two people.'), noteAnswer('I like it.')],
    views: answers.map(() => ({ ticked: [], isKept: false })),
  });
  await show(session);
  await saysSoon('Session complete');
  expect(said().match(/· Overall: 3 of 4/gu)).toHaveLength(1);
  expect(said()).toContain('Built-in engine');
});

test('without a model nothing is graded', async () => {
  await show(openSession({ ...answeredSession(), questions: [pickupQuestion] }));
  await saysSoon('Built-in engine');
  expect(said()).not.toContain('Scores');
});
