import { hashKey } from '@tanstack/react-query';
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { InterviewSession } from '#contract/interviews.ts';
import { noteAnswer } from '#domain/interview/note-answer.ts';
import {
  answeredSession,
  askedUsually,
  interviewSession,
  openSession,
  pickupAnswer,
  pickupQuestion,
  pickupReview,
  sessionId,
} from '#tests/support/interview-session.ts';
import { playApi, playedEvents, refusal } from '#tests/support/played-api.ts';
import { control, eventually, fill, press, render } from '#tests/support/render.tsx';
import { createSignIn } from '#tests/support/sign-in.tsx';
import { RoutePaths } from '../../layout/route-paths.tsx';
import { removeDrafts } from '../../native/drafts.ts';
import { isMarkedKept, markKept } from '../../native/kept-marks.ts';
import { ServerData } from '../../server-data.tsx';
import { toast } from '../../ui/toast.ts';
import { Toaster } from '../../ui/toaster.tsx';
import { UpgradeProvider } from '../../upgrade.tsx';
import { InterviewCoachPage } from './interview-coach-page.tsx';

vi.setConfig({ testTimeout: 20_000 });

const free = { isPremium: false, resumeCount: 0, coverLetterCount: 0 };
const workId = '0b5ff3f6-6f1f-4a5e-9a51-000000000001';
const work = { id: workId, kind: 'answer-interview', createdAt: '2026-11-16T10:00:00.000Z' };
const ofSession = `/api/interview-sessions/${sessionId}`;

let page: Awaited<ReturnType<typeof render>> | undefined;
let played: ReturnType<typeof playApi>;
let userId: string;

beforeEach(() => {
  history.replaceState(null, '', '/interview-coach');
  localStorage.clear();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  userId = crypto.randomUUID();
  toast({ title: 'From before' });
  played = playApi({
    'GET /api/user/status': free,
    'GET /api/interview-sessions': [],
    'GET /api/interview-allowance': { left: 15, of: 15 },
  });
});
afterEach(async () => {
  await page?.remove();
  page = undefined;
  removeDrafts();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const said = () => document.body.textContent ?? '';
const saysSoon = (text: string) => eventually(() => expect(said()).toContain(text));
const toastText = () => document.querySelector('[role="region"] ol > li')?.textContent ?? '';
const toastSoon = (text: string) => eventually(() => expect(toastText()).toContain(text));
const box = () => document.querySelector('textarea') as HTMLTextAreaElement;

async function show() {
  const signIn = createSignIn({ email: 'anna@example.com', id: userId });
  page = await render(
    <signIn.SignedIn>
      <RoutePaths value={new Set(['/', '/auth', '/subscribe', '/interview-coach'])}>
        <UpgradeProvider>
          <ServerData>
            <InterviewCoachPage />
          </ServerData>
          <Toaster />
        </UpgradeProvider>
      </RoutePaths>
    </signIn.SignedIn>,
  );
  await saysSoon('Interview Coach');
}

/** A session as the server has it; a reload comes back to it. */
function keep(session: InterviewSession) {
  played.plays[`GET ${ofSession}`] = session;
}
async function showSession(session: InterviewSession) {
  keep(session);
  localStorage.setItem(
    'interview_session_open',
    JSON.stringify({ userId, savedAt: new Date().toISOString(), content: session.id }),
  );
  await show();
  await saysSoon('Practice Session');
}

describe('the start', () => {
  test('spec 4 and 5: disabled while blank; starts, says so, and asks for the first question at once', async () => {
    await show();
    expect(said()).toContain('Start Your Practice Session');
    expect(document.querySelector('input')?.placeholder).toBe('e.g., Software Engineer, Product Manager');
    const button = control('Start Interview Practice') as HTMLButtonElement;
    expect(button.disabled).toBe(true);
    await act(async () => document.querySelector('form')?.requestSubmit());
    await toastSoon('Please enter the job title.');
    expect(toastText()).toContain('Missing Information');

    let answer: (session: InterviewSession) => void = () => {};
    played.plays['POST /api/interview-sessions'] = () =>
      new Promise<InterviewSession>((resolve) => {
        answer = resolve;
      });
    played.plays[`POST ${ofSession}/question`] = () => {
      keep(openSession());
      return { ...askedUsually, question: pickupQuestion, index: 0 };
    };
    await fill('Job Title', ' Project Coordinator ');
    await press('Start Interview Practice');
    expect(control('Starting...').getAttribute('aria-busy')).toBe('true');
    await act(async () => answer(interviewSession()));
    await toastSoon('Session Started');
    expect(toastText()).toContain('Your interview practice session has begun.');
    await saysSoon(pickupQuestion);
    expect(played.named('POST /api/interview-sessions')[0]?.body).toEqual({
      jobTitle: 'Project Coordinator',
      length: 8,
    });
    expect(played.named(`POST ${ofSession}/question`)).toHaveLength(1);
    await eventually(() => expect(document.activeElement?.textContent).toBe(pickupQuestion));
  });

  test('tells what is free and left; the posting is behind the upgrade dialog', async () => {
    played.plays['GET /api/interview-allowance'] = { left: 12, of: 15 };
    await show();
    await saysSoon('15 answers a day are free. You have 12 left today.');
    await act(async () =>
      [...document.querySelectorAll('button')]
        .find(({ textContent }) => textContent?.startsWith('Job posting'))
        ?.click(),
    );
    await saysSoon('Advanced interview coaching is a Premium feature!');
  });

  test('with Premium the posting and the resume go along, and what was typed is there after a reload', async () => {
    const resumeId = '0b5ff3f6-6f1f-4a5e-9a51-0000000000bb';
    played.plays['GET /api/user/status'] = { ...free, isPremium: true };
    played.plays['GET /api/resumes'] = [{ id: resumeId, title: '', createdAt: '2026-11-12T10:00:00.000Z' }];
    played.plays['POST /api/interview-sessions'] = refusal(500, 'unexpected', 'It broke. Nothing was lost.');
    await show();
    await fill('Job Title', 'Coordinator');
    await fill('Job posting', 'You plan office moves.');
    await press('12');
    await page?.remove();
    await show();
    await eventually(() => expect(box().value).toBe('You plan office moves.'));
    await saysSoon('Resume from November 12, 2026');
    await act(async () => {
      const select = document.querySelector('select') as HTMLSelectElement;
      select.value = resumeId;
      select.dispatchEvent(new Event('change', { bubbles: true }));
    });
    await press('Start Interview Practice');
    await toastSoon('It broke. Nothing was lost.');
    expect(toastText()).toContain('Error');
    expect(played.named('POST /api/interview-sessions')[0]?.body).toEqual({
      jobTitle: 'Coordinator',
      length: 12,
      jobPosting: 'You plan office moves.',
      resumeId,
    });
  });

  test('past sessions are taken up, deleted, and had back', async () => {
    const summary = {
      id: sessionId,
      jobTitle: 'Project Coordinator',
      answerCount: 1,
      wordCount: 1204,
      tickedCount: 3,
      averageGrade: 2.5,
      hasOpenQuestion: true,
      createdAt: '2026-11-09T10:00:00.000Z',
      updatedAt: '2026-11-09T10:00:00.000Z',
    };
    played.plays['GET /api/interview-sessions'] = [summary];
    played.plays[`DELETE ${ofSession}`] = () => {
      played.plays['GET /api/interview-sessions'] = [];
      return new Response(null, { status: 204 });
    };
    played.plays[`POST ${ofSession}/restore`] = () => {
      played.plays['GET /api/interview-sessions'] = [summary];
      return openSession();
    };
    await show();
    await saysSoon('Past sessions');
    expect(said()).toContain('1 answer, 1,204 words, points ticked: 3, average grade: 2.5 of 4');
    await press('Delete: Project Coordinator');
    await saysSoon('“Project Coordinator” was deleted.');
    await press('Undo: restore Project Coordinator');
    await eventually(() => expect(control('Continue: Project Coordinator')).toBeTruthy());
    keep(openSession());
    await press('Continue: Project Coordinator');
    await saysSoon(pickupQuestion);
    await press('End session');
    await saysSoon('Start Your Practice Session');
  });
});

describe('an answer', () => {
  test('spec 4: busy with progress, then in the history, with its message; the box is empty again', async () => {
    const events = playedEvents();
    played.plays[`POST ${ofSession}/answer`] = { workId };
    played.plays[`GET /api/work/${workId}/events`] = events.open;
    await showSession(openSession());
    expect(box().placeholder).toBe('Type your answer here...');
    await fill('Your Answer', pickupAnswer);
    await press('Submit Answer');
    await eventually(() => expect(control('Processing...').getAttribute('aria-busy')).toBe('true'));
    await saysSoon('Reading your answer');
    expect(box().value).toBe(pickupAnswer);
    keep(answeredSession());
    events.send({ ...work, state: 'done' });
    await toastSoon('Answer Submitted');
    expect(toastText()).toContain('Feedback has been generated for your answer.');
    await saysSoon('Interview History');
    await saysSoon('Your answer:');
    expect(said()).toContain('Feedback:');
    expect(document.activeElement?.textContent).toBe('Get Next Question');
    expect(played.named(`POST ${ofSession}/answer`)[0]?.body).toEqual({
      question: pickupQuestion,
      answer: pickupAnswer,
    });
    const drafts = () => Object.keys(localStorage).filter((key) => key.startsWith('interview_draft_'));
    await eventually(() => expect(drafts()).toEqual([]));
  });

  test('spec 5: a blank one is not sent', async () => {
    await showSession(openSession());
    await fill('Your Answer', '   ');
    await press('Submit Answer');
    await toastSoon('Please provide an answer.');
    expect(toastText()).toContain('Missing Information');
    expect(played.named(`POST ${ofSession}/answer`)).toEqual([]);
  });

  test('half typed it is there after a reload, and Control and Enter send it', async () => {
    await showSession(openSession());
    await fill('Your Answer', 'I moved two');
    await page?.remove();
    await show();
    await eventually(() => expect(box().value).toBe('I moved two'));
    played.plays[`POST ${ofSession}/answer`] = answeredSession({ answers: ['I moved two'] });
    await act(async () => {
      box().dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', ctrlKey: true, bubbles: true }));
    });
    await toastSoon('Answer Submitted');
  });

  test('a reload in the middle follows the work that runs', async () => {
    const events = playedEvents();
    played.plays[`GET /api/work/${workId}/events`] = events.open;
    await showSession(openSession({ workId, sentAnswer: pickupAnswer }));
    await eventually(() => expect(control('Processing...')).toBeTruthy());
    expect(box().value).toBe(pickupAnswer);
    keep(answeredSession());
    events.send({ ...work, state: 'done' });
    await toastSoon('Answer Submitted');
  });

  test('lost on the way, it stays in the box, and Retry sends it under the same key', async () => {
    let isReached = false;
    played.plays[`POST ${ofSession}/answer`] = () => {
      if (isReached) return answeredSession();
      isReached = true;
      throw new TypeError('Failed to fetch');
    };
    await showSession(openSession());
    await fill('Your Answer', pickupAnswer);
    await press('Submit Answer');
    await toastSoon('We could not reach the server.');
    expect(box().value).toBe(pickupAnswer);
    await press('Retry');
    await toastSoon('Answer Submitted');
    const keys = played
      .named(`POST ${ofSession}/answer`)
      .map(({ headers }) => headers.get('Idempotency-Key'));
    expect(new Set(keys).size).toBe(1);
  });

  test('a session that is only a copy of this device is read again once the server has taken an answer', async () => {
    await showSession(openSession());
    const key = hashKey(['/api/interview-sessions', sessionId]);
    await act(async () => markKept(key, new Date()));
    keep(answeredSession());
    played.plays[`POST ${ofSession}/answer`] = answeredSession();
    await fill('Your Answer', pickupAnswer);
    await press('Submit Answer');
    await toastSoon('Answer Submitted');
    await eventually(() => expect(isMarkedKept(key)).toBe(false));
  });

  test('past fair use the server’s sentence is shown as it comes, and what was typed stays', async () => {
    played.plays['GET /api/interview-allowance'] = { left: 0, of: 15 };
    const sentence = 'You’ve used your 15 answers for today. You can go on at 9:00 tomorrow.';
    played.plays[`POST ${ofSession}/answer`] = refusal(429, 'too_many_requests', sentence);
    await showSession(openSession());
    await saysSoon('That’s all 15 answers for today.');
    await fill('Your Answer', pickupAnswer);
    await press('Submit Answer');
    await toastSoon(sentence);
    expect(box().value).toBe(pickupAnswer);
  });

  test('work that fails leaves the answer in the box; one that was canceled, too', async () => {
    const events = playedEvents();
    played.plays[`POST ${ofSession}/answer`] = { workId };
    played.plays[`GET /api/work/${workId}/events`] = events.open;
    await showSession(openSession());
    await fill('Your Answer', pickupAnswer);
    await press('Submit Answer');
    await eventually(() => expect(control('Processing...')).toBeTruthy());
    events.send({ ...work, state: 'failed', error: { error: 'It broke.', code: 'work_failed' } });
    await toastSoon('It broke.');
    await eventually(() => expect(control('Submit Answer')).toBeTruthy());
    expect(box().value).toBe(pickupAnswer);
    const other = playedEvents();
    const otherId = '0b5ff3f6-6f1f-4a5e-9a51-000000000002';
    played.plays[`POST ${ofSession}/answer`] = { workId: otherId };
    played.plays[`GET /api/work/${otherId}/events`] = other.open;
    played.plays[`POST /api/work/${otherId}/cancel`] = { ...work, id: otherId, state: 'cancelled' };
    await press('Submit Answer');
    await eventually(() => expect(control('Cancel')).toBeTruthy());
    await press('Cancel');
    other.send({ ...work, id: otherId, state: 'cancelled' });
    await saysSoon('Canceled. Your answer is still here.');
  });

  test('what was typed here is not lost when another device has answered', async () => {
    await showSession(openSession());
    await fill('Your Answer', 'My other story');
    await page?.remove();
    keep(answeredSession({ questions: [pickupQuestion, 'Why here?'], asked: [askedUsually, askedUsually] }));
    await show();
    await saysSoon('You typed this for an earlier question and didn’t send it:');
    expect(said()).toContain('My other story');
    await press('Discard it');
    expect(said()).not.toContain('My other story');
  });

  test('a question about the posting quotes it, once', async () => {
    const quote = 'Support three project managers';
    const asked = [{ ...askedUsually, origin: 'posting' as const, quote }];
    await showSession(openSession({ asked }));
    expect(said()).toContain(`From the posting: “${quote}”`);
    await page?.remove();
    keep(openSession({ asked, questions: [`The posting says: “${quote}.” When have you?`] }));
    await show();
    await saysSoon('When have you?');
    expect(said()).not.toContain('From the posting');
  });

  test('a question of a model says whose it is', async () => {
    await showSession(openSession({ asked: [{ ...askedUsually, askedBy: 'gpt-9' }] }));
    expect(said()).toContain('Asked by gpt-9.');
  });

  test('a title that no list knows is told so', async () => {
    await showSession(openSession({ fit: 'none' }));
    const sentence = 'We don’t have questions for this job title, so these are general ones.';
    expect(said()).toContain(sentence);
    await page?.remove();
    // With a posting they come from there.
    keep(openSession({ fit: 'none', hasPosting: true }));
    await show();
    await eventually(() => expect(said()).not.toContain(sentence));
  });
});

describe('a session', () => {
  test('tells where it stands, and a skipped question makes way for the next', async () => {
    const other = 'Why here?';
    await showSession(openSession());
    expect(said()).toContain('Question 1 of 8');
    const skipped = openSession({
      answers: [''],
      feedback: [''],
      reviews: [null],
      notes: [noteAnswer('')],
      views: [{ ticked: [], isKept: false }],
    });
    played.plays[`POST ${ofSession}/skip`] = skipped;
    played.plays[`POST ${ofSession}/question`] = () => {
      keep({ ...skipped, questions: [pickupQuestion, other], asked: [askedUsually, askedUsually] });
      return { ...askedUsually, question: other, index: 1 };
    };
    await press('Skip this question');
    await saysSoon('Question 2 of 8');
    expect(said()).toContain('You skipped this');
    expect(played.named(`POST ${ofSession}/skip`)[0]?.body).toEqual({ question: pickupQuestion });
  });

  test('ends with what was practiced, and goes on to the next one', async () => {
    await showSession(
      answeredSession({ length: 1, views: [{ ticked: [0, 2], isKept: true }], reviews: [null] }),
    );
    await saysSoon('Session complete');
    expect(said()).toContain('You answered 1 of 1 questions. You ticked 2 of 3 points. Worth keeping: 1.');
    expect(said()).toContain('0:10 spoken, 2 of 3 points');
    expect(said()).not.toContain('Get Next Question');
    const nextId = '0b5ff3f6-6f1f-4a5e-9a51-0000000000cc';
    const next = openSession({ id: nextId, questions: ['Why here?'] });
    played.plays['POST /api/interview-sessions'] = next;
    played.plays[`GET /api/interview-sessions/${nextId}`] = next;
    await press('Start the next session');
    await toastSoon('Session Started');
    await saysSoon('Why here?');
    expect(played.named('POST /api/interview-sessions')[0]?.body).toEqual({
      jobTitle: 'Project Coordinator',
      length: 8,
      after: sessionId,
    });
  });

  test('of before, without a length, has no end', async () => {
    await showSession(answeredSession({ length: null }));
    await eventually(() => expect(control('Get Next Question')).toBeTruthy());
  });
});

describe('the history', () => {
  test('marks what was found and counts the rest, without a word on how good it is', async () => {
    await showSession(answeredSession());
    await saysSoon('Your answer:');
    const marks = [...document.querySelectorAll('mark')].map(({ textContent }) => textContent);
    expect(marks).toEqual(['14 minutes', 'I moved', 'two people']);
    expect(said()).toContain('22 words');
    expect(said()).toContain('about 0:10, at 130 words a minute');
    expect(said()).toContain('“I” × 1');
    expect(said()).toContain('Built-in engine');
    expect(said()).not.toMatch(/of 4|of 100|Missing|better version/u);
  });

  test('points are ticked and answers starred, shown at once and kept; what cannot be kept goes back', async () => {
    played.plays[`PUT ${ofSession}/view`] = answeredSession();
    await showSession(answeredSession());
    await saysSoon('Points of a strong answer');
    const boxes = () => [...document.querySelectorAll<HTMLInputElement>('input[type="checkbox"]')];
    await act(async () => boxes()[1]?.click());
    await eventually(() => expect(boxes().map(({ checked }) => checked)).toEqual([false, true, false]));
    await press('Worth keeping');
    await eventually(() => expect(control('Worth keeping').getAttribute('aria-pressed')).toBe('true'));
    expect(played.named(`PUT ${ofSession}/view`).map(({ body }) => body)).toEqual([
      { index: 0, ticked: [1], isKept: false },
      { index: 0, ticked: [1], isKept: true },
    ]);
    played.plays[`PUT ${ofSession}/view`] = refusal(500, 'unexpected', 'It broke.');
    await act(async () => boxes()[0]?.click());
    await eventually(() => expect(boxes().map(({ checked }) => checked)).toEqual([false, false, false]));
  });

  test('a tick in a copy of this device stays, and the session is read again only once it has arrived', async () => {
    const ticked = answeredSession({ views: [{ ticked: [1], isKept: false }] });
    const key = hashKey(['/api/interview-sessions', sessionId]);
    let arrive = () => {};
    played.plays[`PUT ${ofSession}/view`] = () =>
      new Promise<InterviewSession>((resolve) => {
        arrive = () => resolve(ticked);
      });
    await showSession(answeredSession());
    await saysSoon('Points of a strong answer');
    await act(async () => markKept(key, new Date()));
    const readings = () => played.named(`GET ${ofSession}`).length;
    const before = readings();
    const boxes = () => [...document.querySelectorAll<HTMLInputElement>('input[type="checkbox"]')];
    await act(async () => boxes()[1]?.click());
    await eventually(() => expect(played.named(`PUT ${ofSession}/view`)).toHaveLength(1));
    expect(readings()).toBe(before);
    keep(ticked);
    arrive();
    await eventually(() => expect(isMarkedKept(key)).toBe(false));
    expect(boxes().map(({ checked }) => checked)).toEqual([false, true, false]);
  });

  test('grades of before stay: the feedback as it was given, and the rulers', async () => {
    await showSession(answeredSession({ reviews: [pickupReview], feedback: ['Overall: fair, 2 of 4.'] }));
    await saysSoon('Overall: fair, 2 of 4.');
    expect(document.querySelector('[aria-label="Outcome: 1 of 4"]')).toBeTruthy();
    expect(document.querySelectorAll('mark')).toHaveLength(0);
    expect(said()).not.toContain('Points of a strong answer');
  });

  test('a second try starts from the first answer, and shows what changed', async () => {
    const asked = [askedUsually, { ...askedUsually, origin: 'retry' as const, retryOf: 0 }];
    const questions = [pickupQuestion, pickupQuestion];
    played.plays[`POST ${ofSession}/question`] = () => {
      keep(answeredSession({ questions, asked }));
      return { ...asked[1], question: pickupQuestion, index: 1 };
    };
    await showSession(answeredSession());
    await eventually(() => expect(control('Try again')).toBeTruthy());
    await press('Try again');
    await saysSoon('Try 2');
    expect(said()).toContain('Question 1 of 8');
    expect(played.named(`POST ${ofSession}/question`)[0]?.body).toEqual({ retryOf: 0 });
    expect(box().value).toBe(pickupAnswer);
    const better = pickupAnswer.replace('It went really well.', 'It took 8 minutes after that.');
    played.plays[`POST ${ofSession}/answer`] = answeredSession({
      questions,
      asked,
      answers: [pickupAnswer, better],
      feedback: ['', ''],
      reviews: [null, null],
      notes: [noteAnswer(pickupAnswer), noteAnswer(better)],
      views: [
        { ticked: [], isKept: false },
        { ticked: [], isKept: false },
      ],
    });
    await fill('Your Answer', better);
    await press('Submit Answer');
    await saysSoon('What changed since try 1');
    expect(document.querySelector('del')?.textContent).toContain('went really well.');
  });
});
