import { act, useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Work } from '#contract/work.ts';
import { playApi, playedEvents, refusal } from '#tests/support/played-api.ts';
import { control, eventually, press, render } from '#tests/support/render.tsx';
import { createSignIn } from '#tests/support/sign-in.tsx';
import { api } from '../api.ts';
import { ApiError } from '../api-error.ts';
import { ServerData } from '../server-data.tsx';
import { Toaster } from '../ui/toaster.tsx';
import { UpgradeProvider } from '../upgrade.tsx';
import { isWorkStarted } from '../work.ts';
import { useWork } from './use-work.ts';

let page: Awaited<ReturnType<typeof render>> | undefined;
afterEach(async () => {
  await page?.remove();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const workId = '01a2b3c4-0000-7000-8000-000000000001';
const id = '01a2b3c4-0000-7000-8000-000000000002';
const begin = `POST /api/resumes/${id}/worded-answers`;
const read = `GET /api/resumes/${id}`;

const work = (state: Work['state'], more: Partial<Work> = {}): Work => ({
  ...{ id: workId, kind: 'wording', state, createdAt: '2026-11-16T10:00:00.000Z' },
  ...more,
});

function Stage({ first }: { first: string | undefined }) {
  const [running, setRunning] = useState(first);
  const [told, setTold] = useState('');
  const { start, cancel, ...state } = useWork({
    workId: running,
    read: (signal) => api.getResume({ params: { id }, signal }),
    onEnded: () => setRunning(undefined),
    onDone: (resume, wasStopped) =>
      setTold(`${wasStopped ? 'stopped' : 'done'} ${resume?.title ?? 'unread'}`),
    failureOf: (error) => ({
      title: 'It failed',
      description: error instanceof ApiError ? error.error : 'unknown',
    }),
  });
  const { isBusy, history, failure, cancelled } = state;
  const seen = history.map(({ step, done }) => `${step} ${done}`).join();
  const onStarted = (answer: unknown) => isWorkStarted(answer) && setRunning(answer.workId);
  return (
    <>
      <button
        type="button"
        onClick={() =>
          start({
            sameAs: 'this',
            call: (idempotencyKey) => api.wordAnswers({ params: { id }, idempotencyKey }),
            onStarted,
          })
        }
      >
        Start
      </button>
      {cancel && (
        <button type="button" onClick={cancel}>
          Cancel
        </button>
      )}
      <p>
        {[
          isBusy ? 'busy' : 'idle',
          seen,
          told,
          failure?.description,
          cancelled && `spent ${cancelled.isSpent}`,
        ]
          .filter(Boolean)
          .join(' | ')}
      </p>
    </>
  );
}

const shown = () => document.querySelector('p')?.textContent;

async function open(plays: Parameters<typeof playApi>[0], first?: string) {
  const events = playedEvents();
  const server = playApi({
    [begin]: () => Response.json({ workId }, { status: 202 }),
    [`GET /api/work/${workId}/events`]: () => events.open(),
    [read]: { title: 'Nurse' },
    ...plays,
  });
  const { SignedIn } = createSignIn();
  page = await render(
    <SignedIn>
      <UpgradeProvider>
        <ServerData>
          <Stage first={first} />
          <Toaster />
        </ServerData>
      </UpgradeProvider>
    </SignedIn>,
  );
  return { server, send: (event: Work) => act(async () => events.send(event)) };
}

test('work is started once, told step by step, and read when it has ended', async () => {
  const { server, send } = await open({});
  await press('Start');
  await eventually(() => expect(control('Cancel')).toBeTruthy());
  await press('Start');
  await send(work('running', { progress: { step: 'reading', done: 1 } }));
  await send(work('running', { progress: { step: 'writing', done: 2 } }));
  await eventually(() => expect(shown()).toBe('busy | reading 1,writing 2'));
  expect(server.named(read)).toHaveLength(0);
  await send(work('done'));
  await eventually(() => expect(shown()).toBe('idle | done Nurse'));
  expect(server.named(begin)).toHaveLength(1);
});

test('work that a reload has left is followed, and tells why it failed', async () => {
  const { send } = await open({}, workId);
  await eventually(() => expect(shown()).toBe('busy'));
  await send(work('failed', { error: { error: 'No model answered.', code: 'unexpected' } }));
  await eventually(() => expect(shown()).toBe('idle | No model answered.'));
  // It's told in a toast, too.
  await eventually(() => expect(document.body.textContent).toContain('It failed'));
});

test('canceled work says whether it counts; what ends well all the same has been stopped early', async () => {
  const cancel = `POST /api/work/${workId}/cancel`;
  const { server, send } = await open({ [cancel]: work('cancelled') });
  await press('Start');
  await eventually(() => expect(control('Cancel')).toBeTruthy());
  await press('Cancel');
  await send(work('cancelled', { isSpent: true }));
  await eventually(() => expect(shown()).toBe('idle | spent true'));
  await page?.remove();
  server.plays[cancel] = work('running');
  const next = await open({ [cancel]: work('running') }, workId);
  await press('Cancel');
  await next.send(work('done'));
  await eventually(() => expect(shown()).toBe('idle | stopped Nurse'));
});

test('a refused start is told until the next one; only a call without an answer keeps its key', async () => {
  const { server } = await open({ [begin]: refusal(400, 'invalid', 'That is too long.') });
  await press('Start');
  await eventually(() => expect(shown()).toBe('idle | That is too long.'));
  server.plays[begin] = () => Promise.reject(new TypeError('Failed to fetch'));
  await press('Start');
  await eventually(() => expect(shown()).toContain('We could not reach the server.'));
  server.plays[begin] = { id, title: 'At once' };
  await press('Start');
  await eventually(() => expect(shown()).toBe('idle'));
  const [first, second, third] = server.named(begin).map(({ headers }) => headers.get('Idempotency-Key'));
  expect(second).not.toBe(first);
  expect(third).toBe(second);
});
