import { hashKey } from '@tanstack/react-query';
import { act, Suspense } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Resume } from '#contract/resume.ts';
import { type PlayedCall, playApi, playedEvents, refusal } from '#tests/support/played-api.ts';
import { control, eventually, fill, press, render } from '#tests/support/render.tsx';
import {
  resumeReview,
  reviewedChanges,
  reviewedData,
  reviewedResume,
} from '#tests/support/reviewed-resume.ts';
import { createSignIn } from '#tests/support/sign-in.tsx';
import { dataPage } from '../../data-page.tsx';
import { removeDrafts } from '../../native/drafts.ts';
import { isMarkedKept, markKept } from '../../native/kept-marks.ts';
import { toast } from '../../ui/toast.ts';
import { Toaster } from '../../ui/toaster.tsx';
import { UpgradeProvider } from '../../upgrade.tsx';
import { ResumeBuilderPage } from './resume-builder-page.tsx';

const BuilderPage = dataPage(async () => ResumeBuilderPage);

const id = '11111111-1111-4111-8111-111111111111';
const workId = '22222222-2222-4222-8222-222222222222';
const text = 'Maya Okafor\nHarbor Freightline, Operations Manager';
const free = { isPremium: false, resumeCount: 0, coverLetterCount: 0 };
const premium = { ...free, isPremium: true };

const pasted: Resume = reviewedResume({
  id,
  originalContent: text,
  jobPosting: null,
  structuredData: null,
  optimizedContent: null,
  atsScore: null,
  scoreBefore: null,
  writer: null,
  workId: null,
  changes: [],
  revision: 1,
});
const optimized: Resume = reviewedResume({ id, originalContent: text, workId: null, revision: 2 });
const work = (state: string, rest: object = {}) => ({
  id: workId,
  kind: 'optimize-resume',
  state,
  createdAt: '2026-01-01T00:00:00Z',
  ...rest,
});

vi.setConfig({ testTimeout: 20_000 });

let page: Awaited<ReturnType<typeof render>> | undefined;

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  localStorage.clear();
  maya = { ...maya, id: crypto.randomUUID() };
  toast({ title: 'From before' });
});

afterEach(async () => {
  await page?.remove();
  page = undefined;
  removeDrafts();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const shown = () => document.body.textContent ?? '';
const toastText = () => document.querySelector('[role="region"] ol > li')?.textContent ?? '';
const optimizeButton = () => control('Optimize Resume') as HTMLButtonElement;
const contentField = () => document.querySelectorAll('textarea')[0] as HTMLTextAreaElement;
const postingField = () => document.querySelectorAll('textarea')[1] as HTMLTextAreaElement;
const dialog = () => document.querySelector('[role="dialog"]')?.textContent ?? '';
const key = (name: string, more: KeyboardEventInit = {}, target: EventTarget = document.body) =>
  act(async () => {
    target.dispatchEvent(
      new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true, ...more }),
    );
  });

/** Somebody else in every test, because what was fetched is kept for as long as the person stays the same. */
let maya = { email: 'maya@example.com', id: '' };

async function open(
  address: string,
  plays: Parameters<typeof playApi>[0] = {},
  { user = maya, status = free }: { user?: typeof maya | null; status?: object } = {},
) {
  history.replaceState(null, '', address);
  const server = playApi({ 'GET /api/user/status': status, 'GET /api/resumes': [], ...plays });
  const signIn = createSignIn(user ?? undefined);
  page = await render(
    <signIn.SignedIn>
      <UpgradeProvider>
        <Suspense>
          <BuilderPage />
        </Suspense>
        <Toaster />
      </UpgradeProvider>
    </signIn.SignedIn>,
  );
  return server;
}

const openBuilder = async (...parts: Parameters<typeof open>) => {
  const server = await open(...parts);
  await eventually(() => expect(contentField()).toBeTruthy());
  return server;
};

/** A server on which everything goes well: create, then work that the test brings to its end. */
function goodServer(end: object = {}) {
  const events = playedEvents();
  let resume: Resume = pasted;
  const plays = {
    'POST /api/resumes': () => Response.json(resume, { status: 201 }),
    [`POST /api/resumes/${id}/optimize`]: () => {
      resume = { ...resume, workId };
      return Response.json({ workId }, { status: 202 });
    },
    [`GET /api/resumes/${id}`]: () => resume,
    [`GET /api/resumes/${id}/review`]: resumeReview,
    [`GET /api/work/${workId}/events`]: () => events.open(),
    [`POST /api/work/${workId}/cancel`]: () => {
      resume = pasted;
      events.send(work('cancelled', end));
      return work('cancelled');
    },
  };
  const finish = (result = optimized) => {
    resume = result;
    events.send(work('done'));
  };
  return { plays, events, finish };
}

test('spec 2: back to home, the fields with their heights, and a button that waits for content', async () => {
  await openBuilder('/resume-builder');
  expect(control('Back to Home').getAttribute('href')).toBe('/');
  expect(contentField().placeholder).toBe('Paste your resume here...');
  expect(contentField().className).toContain('min-h-[300px]');
  expect(postingField().className).toContain('min-h-[150px]');
  expect(optimizeButton().disabled).toBe(true);
  await fill('Resume content', '   ');
  expect(optimizeButton().disabled).toBe(true);
  await fill('Resume content', text);
  expect(optimizeButton().disabled).toBe(false);
  await eventually(() => expect(shown()).toContain('Your optimized resume will appear here'));
  expect(document.title).toBe('Resume Builder · Candor');
});

test.each([
  [free, '0/1 used'],
  [{ ...free, resumeCount: 1 }, '1/1 used'],
  [{ ...free, resumeCount: 3 }, '1/1 used'],
  [premium, 'Premium'],
])('spec 2: the badge of %j is "%s"', async (status, badge) => {
  await openBuilder('/resume-builder', {}, { status });
  await eventually(() => expect(shown()).toContain(badge));
});

test('the limit is told before the work', async () => {
  await openBuilder('/resume-builder');
  await eventually(() => expect(shown()).toContain('1 free optimization. It doesn’t count if it fails.'));
});

test('where nothing was changed no success is told, and the page says that nothing was spent', async () => {
  const { plays, finish } = goodServer();
  const server = await openBuilder('/resume-builder', plays);
  await fill('Resume content', text);
  await press('Optimize Resume');
  await eventually(() => expect(server.named(`GET /api/work/${workId}/events`)).toHaveLength(1));
  finish({ ...optimized, changes: [], offers: [], notices: ['nothing-changed'] });
  await eventually(() => expect(shown()).toContain("This didn't count as a use"));
  expect(toastText()).not.toContain('Resume Optimized');
});

test('spec 4, 7: create, then optimize, then shown; lists are read again and toasts say so', async () => {
  const { plays, events, finish } = goodServer();
  const server = await openBuilder('/resume-builder', plays);
  await fill('Resume content', text);
  await fill('Job posting', '   ');
  await press('Optimize Resume');
  await eventually(() => expect(shown()).toContain('Processing...'));
  await eventually(() => expect(toastText()).toBe('Resume CreatedYour resume has been saved successfully.'));
  expect(server.named('POST /api/resumes')[0]?.body).toEqual({
    originalContent: text,
    templateId: 'classic',
    colorScheme: 'teal',
    pageSize: 'letter',
  });
  await eventually(() => expect(location.search).toBe(`?id=${id}`));
  expect(server.named(`POST /api/resumes/${id}/optimize`)).toHaveLength(1);
  expect(server.named(`POST /api/resumes/${id}/optimize`)[0]?.headers.get('Prefer')).toBe('respond-async');
  // The same screen: what was typed is there, and nothing is left to keep on the device.
  expect(contentField().value).toBe(text);
  await eventually(() => expect(Object.keys(localStorage)).toEqual([]));
  const before = (path: string) => server.named(`GET ${path}`).length;
  const listReads = before('/api/resumes');
  expect(listReads).toBeGreaterThan(1);
  const statusReads = before('/api/user/status');

  await eventually(() => expect(server.named(`GET /api/work/${workId}/events`)).toHaveLength(1));
  events.send(work('running', { progress: { step: 'reading', data: reviewedData } }));
  await eventually(() => expect(shown()).toContain('Reading your resume, 2 roles'));
  events.send(
    work('running', {
      progress: { step: 'rewriting', done: 1, of: 3, change: reviewedChanges[0] },
    }),
  );
  await eventually(() => expect(shown()).toContain('Rewriting line 1 of 3'));
  await eventually(() => expect(document.querySelector('del')?.textContent).toContain('Responsible for'));
  // The sheet is there, but nothing yet to take along.
  expect(shown()).toContain('Harbor Freightline');
  expect(shown()).not.toContain('Download');
  finish();
  await eventually(() =>
    expect(toastText()).toBe('Resume OptimizedYour resume has been enhanced with AI-powered improvements.'),
  );
  await eventually(() => expect(shown()).toContain('ATS Score: 69/100'));
  expect(shown()).toContain('Download');
  expect(optimizeButton().disabled).toBe(false);
  await eventually(() => expect(before('/api/user/status')).toBeGreaterThan(statusReads));
  // A list that nobody looks at is read again when somebody does.
  await press('New resume');
  await eventually(() => expect(before('/api/resumes')).toBeGreaterThan(listReads));
});

test('spec 5: nothing but space is refused with a toast, also by the keyboard', async () => {
  const server = await openBuilder('/resume-builder');
  await fill('Resume content', '  \n ');
  await key('Enter', { ctrlKey: true }, contentField());
  await eventually(() => expect(toastText()).toBe('Missing ContentPlease enter your resume content.'));
  expect(server.named('POST /api/resumes')).toEqual([]);
});

test('spec 4, 8: a 403 of create opens the upgrade dialog, no error toast, and nothing is lost', async () => {
  await openBuilder('/resume-builder', {
    'POST /api/resumes': refusal(403, 'limit_reached', 'Used.', 'resume'),
  });
  await fill('Resume content', text);
  await press('Optimize Resume');
  await eventually(() => expect(dialog()).toContain("You've used your free resume optimization!"));
  expect(toastText()).toBe('From before');
  expect(contentField().value).toBe(text);
  await eventually(() => expect(localStorage.getItem('resume_draft_new')).toContain('Harbor'));
});

test.each(['POST /api/resumes', `POST /api/resumes/${id}/optimize`])(
  'spec 8: every 403 of %s opens it, whatever its code',
  async (call) => {
    const { plays } = goodServer();
    const refused = () => Response.json({ error: 'No.' }, { status: 403 });
    await openBuilder('/resume-builder', { ...plays, [call]: refused });
    await fill('Resume content', text);
    await press('Optimize Resume');
    await eventually(() => expect(dialog()).toContain("You've used your free resume optimization!"));
    expect(document.body.textContent).not.toContain('No.');
  },
);

test('spec 4, 8: a 403 of optimize opens the upgrade dialog too', async () => {
  const { plays } = goodServer();
  await openBuilder('/resume-builder', {
    ...plays,
    [`POST /api/resumes/${id}/optimize`]: refusal(403, 'limit_reached', 'Used.', 'resume'),
  });
  await fill('Resume content', text);
  await press('Optimize Resume');
  await eventually(() => expect(dialog()).toContain('Upgrade to Premium'));
  expect(toastText()).toContain('Resume Created');
});

test('spec 8: any other failure is told in a toast that stays and beside the button; Retry never creates again', async () => {
  const { plays, finish } = goodServer();
  const optimize = plays[`POST /api/resumes/${id}/optimize`];
  const server = await openBuilder('/resume-builder', {
    ...plays,
    [`POST /api/resumes/${id}/optimize`]: refusal(503, 'unavailable', 'The engine is being restarted.'),
  });
  await fill('Resume content', text);
  await press('Optimize Resume');
  await eventually(() => expect(toastText()).toBe('ErrorThe engine is being restarted.'));
  expect(document.querySelector('[role="alert"]')?.textContent).toContain('The engine is being restarted.');
  Object.assign(server.plays, { [`POST /api/resumes/${id}/optimize`]: optimize });
  await press('Retry');
  await eventually(() => expect(server.named(`GET /api/work/${workId}/events`)).toHaveLength(1));
  expect(document.querySelector('[role="alert"]')).toBeNull();
  finish();
  await eventually(() => expect(toastText()).toContain('Resume Optimized'));
  expect(server.named('POST /api/resumes')).toHaveLength(1);
});

test('a creation whose answer was lost is asked for again with the same key', async () => {
  const { plays } = goodServer();
  let fails = true;
  const server = await openBuilder('/resume-builder', {
    ...plays,
    'POST /api/resumes': () => {
      if (fails) throw new TypeError('Failed to fetch');
      return Response.json(pasted, { status: 201 });
    },
  });
  await fill('Resume content', text);
  await press('Optimize Resume');
  await eventually(() => expect(toastText()).toContain('We could not reach the server.'));
  fails = false;
  await press('Retry');
  await eventually(() => expect(location.search).toBe(`?id=${id}`));
  const keys = server.named('POST /api/resumes').map(({ headers }) => headers.get('Idempotency-Key'));
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
});

test('spec 4: Optimize with a Premium template opens the upgrade dialog, and calls nothing', async () => {
  localStorage.setItem(
    'resume_draft_new',
    JSON.stringify({
      userId: maya.id,
      savedAt: new Date().toISOString(),
      content: { content: text, jobPosting: '', look: { templateId: 'bold', colorScheme: 'plum' } },
    }),
  );
  const server = await openBuilder('/resume-builder');
  await press('Optimize Resume');
  await eventually(() => expect(dialog()).toContain('Premium templates are a Premium feature!'));
  expect(server.named('POST /api/resumes')).toEqual([]);
  expect(optimizeButton().disabled).toBe(false);
});

test('work that fails gives its reason and can be tried again', async () => {
  const { plays, events } = goodServer();
  await openBuilder('/resume-builder', plays);
  await fill('Resume content', text);
  await press('Optimize Resume');
  const error = { error: 'This could not be finished. Nothing was charged.', code: 'work_failed' };
  events.send(work('failed', { error }));
  await eventually(() => expect(toastText()).toBe(`Error${error.error}`));
});

test('work that is cancelled after writing has started says that it counted', async () => {
  const { plays } = goodServer({ isSpent: true });
  await openBuilder('/resume-builder', plays);
  await fill('Resume content', text);
  await press('Optimize Resume');
  await eventually(() => expect(control('Cancel')).toBeTruthy());
  await press('Cancel');
  await eventually(() =>
    expect(shown()).toContain('Canceled. This counted as a use because writing had started.'),
  );
});

test('work can be cancelled; what was typed stays', async () => {
  const { plays } = goodServer();
  const server = await openBuilder('/resume-builder', plays);
  await fill('Resume content', text);
  await press('Optimize Resume');
  await eventually(() => expect(control('Cancel')).toBeTruthy());
  await press('Cancel');
  await eventually(() => expect(shown()).toContain('Canceled. This didn’t count as a use.'));
  expect(server.named(`POST /api/work/${workId}/cancel`)).toHaveLength(1);
  await eventually(() => expect(optimizeButton().disabled).toBe(false));
  expect(contentField().value).toBe(text);
});

test('once lines are shown, stopping keeps them, and the screen says that it counted', async () => {
  const { plays, events, finish } = goodServer();
  const server = await openBuilder('/resume-builder', {
    ...plays,
    [`POST /api/work/${workId}/cancel`]: () => work('running'),
  });
  await fill('Resume content', text);
  await press('Optimize Resume');
  await eventually(() => expect(control('Cancel')).toBeTruthy());
  events.send(
    work('running', { progress: { step: 'rewriting', done: 1, of: 3, change: reviewedChanges[0] } }),
  );
  await eventually(() => expect(control('Stop and keep these lines')).toBeTruthy());
  await press('Stop and keep these lines');
  await eventually(() => expect(server.named(`POST /api/work/${workId}/cancel`)).toHaveLength(1));
  finish();
  await eventually(() =>
    expect(toastText()).toBe('Stopped earlyWe kept the lines that were finished, and this counted as a use.'),
  );
});

test('a resume that is being worked on is followed wherever it is opened', async () => {
  const { plays, events } = goodServer();
  let resume: Resume = { ...pasted, workId };
  const server = await openBuilder(`/resume-builder?id=${id}`, {
    ...plays,
    [`GET /api/resumes/${id}`]: () => resume,
  });
  events.send(work('running', { progress: { step: 'checking' } }));
  await eventually(() => expect(shown()).toContain('Checking facts'));
  expect(shown()).toContain('Processing...');
  resume = optimized;
  events.send(work('done'));
  await eventually(() => expect(shown()).toContain('ATS Score: 69/100'));
  // A finished stream is left alone.
  expect(server.named(`GET /api/work/${workId}/events`).length).toBeLessThanOrEqual(2);
});

test('spec 2: a resume that is not there, or is someone else’s, is not found', async () => {
  await open(`/resume-builder?id=${id}`);
  await eventually(() => expect(document.querySelector('h1')?.textContent).toBe('Resume not found'));
  expect(control('Back to Home').getAttribute('href')).toBe('/');
});

test('work that nobody knows of any more has failed if there is no result, and never runs for ever', async () => {
  const { plays } = goodServer();
  await openBuilder(`/resume-builder?id=${id}`, {
    ...plays,
    [`GET /api/resumes/${id}`]: { ...pasted, workId },
    [`GET /api/work/${workId}/events`]: 404,
  });
  await eventually(() => expect(toastText()).toContain('ErrorThis is not available right now.'));
  await eventually(() => expect(optimizeButton().disabled).toBe(false));
});

test('another address is another screen: nothing of one resume is shown with the next', async () => {
  const { plays, finish } = goodServer();
  await openBuilder('/resume-builder', plays);
  await fill('Resume content', text);
  await press('Optimize Resume');
  await eventually(() => expect(location.search).toBe(`?id=${id}`));
  finish();
  await eventually(() => expect(toastText()).toContain('Resume Optimized'));
  await press('New resume');
  await eventually(() => expect(contentField().value).toBe(''));
  expect(location.search).toBe('');
  await fill('Resume content', 'Another one');
  await act(async () => history.back());
  await eventually(() => expect(contentField().value).toBe(text));
});

test('what went wrong is gone from the button once the text is another one', async () => {
  await openBuilder('/resume-builder', {
    'POST /api/resumes': refusal(500, 'unexpected', 'Something went wrong on our side. Nothing was lost.'),
  });
  await fill('Resume content', text);
  await press('Optimize Resume');
  await eventually(() => expect(document.querySelector('[role="alert"]')).toBeTruthy());
  await fill('Resume content', `${text}.`);
  expect(document.querySelector('[role="alert"]')).toBeNull();
});

test('the same text is optimized again without creating a resume', async () => {
  const { plays } = goodServer();
  const server = await openBuilder(`/resume-builder?id=${id}`, {
    ...plays,
    [`GET /api/resumes/${id}`]: optimized,
  });
  await press('Optimize Resume');
  await eventually(() => expect(server.named(`POST /api/resumes/${id}/optimize`)).toHaveLength(1));
  expect(server.named('POST /api/resumes')).toEqual([]);
});

test('of a changed text the page says that it will be another resume', async () => {
  const { plays } = goodServer();
  const server = await openBuilder(`/resume-builder?id=${id}`, {
    ...plays,
    [`GET /api/resumes/${id}`]: optimized,
  });
  await fill('Resume content', 'A new text');
  expect(shown()).toContain('You changed the text. Optimizing creates a new resume and keeps this one.');
  await press('Optimize Resume');
  await eventually(() => expect(server.named('POST /api/resumes')).toHaveLength(1));
  expect(server.named('POST /api/resumes')[0]?.body).toMatchObject({ originalContent: 'A new text' });
});

test('edits by hand are saved with the revision, and said to be', async () => {
  const { plays } = goodServer();
  const sent: PlayedCall[] = [];
  await openBuilder(`/resume-builder?id=${id}`, {
    ...plays,
    [`GET /api/resumes/${id}`]: optimized,
    [`PATCH /api/resumes/${id}`]: (call: PlayedCall) => {
      sent.push(call);
      return { ...optimized, jobPosting: 'Lead', revision: 3 };
    },
  });
  expect(shown()).toContain('Saved');
  await fill('Job posting', 'Lead ');
  expect(shown()).toContain('Saving...');
  await eventually(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.body).toEqual({ jobPosting: 'Lead', revision: 2 });
  await eventually(() => expect(shown()).not.toContain('Saving...'));
  expect(postingField().value).toBe('Lead ');
});

test('a copy of this device that was edited is the server’s again as soon as the edit is saved', async () => {
  await openBuilder(`/resume-builder?id=${id}`, {
    [`GET /api/resumes/${id}`]: optimized,
    [`PATCH /api/resumes/${id}`]: { ...optimized, jobPosting: 'Lead', revision: 3 },
  });
  const key = hashKey(['/api/resumes', id]);
  await act(async () => markKept(key, new Date()));
  await fill('Job posting', 'Lead');
  await eventually(() => expect(isMarkedKept(key)).toBe(false));
});

test('edits that cannot be saved are kept on the device, and go out when the page is opened again', async () => {
  const { plays } = goodServer();
  const server = await openBuilder(`/resume-builder?id=${id}`, {
    ...plays,
    [`GET /api/resumes/${id}`]: optimized,
    [`PATCH /api/resumes/${id}`]: () => {
      throw new TypeError('Failed to fetch');
    },
  });
  await fill('Job posting', 'Lead');
  await eventually(() =>
    expect(shown()).toContain('Not saved yet. It’s safe on this device, and we’re trying again.'),
  );
  await page?.remove();
  expect(localStorage.getItem(`resume_draft_${id}`)).toContain('Lead');
  vi.unstubAllGlobals();
  const again = await openBuilder(`/resume-builder?id=${id}`, {
    ...plays,
    [`GET /api/resumes/${id}`]: optimized,
    [`PATCH /api/resumes/${id}`]: { ...optimized, jobPosting: 'Lead', revision: 3 },
  });
  await eventually(() => expect(again.named(`PATCH /api/resumes/${id}`)).toHaveLength(1));
  expect(again.named(`PATCH /api/resumes/${id}`)[0]?.body).toEqual({ jobPosting: 'Lead', revision: 2 });
  await eventually(() => expect(localStorage.getItem(`resume_draft_${id}`)).toBeNull());
  expect(server.named(`PATCH /api/resumes/${id}`).length).toBeGreaterThan(0);
});

test('edits left behind on a resume that has changed since are offered, not forced', async () => {
  localStorage.setItem(
    `resume_draft_${id}`,
    JSON.stringify({
      userId: maya.id,
      savedAt: new Date().toISOString(),
      content: {
        content: text,
        jobPosting: 'Old',
        revision: 1,
        edits: [{ kind: 'update', change: { jobPosting: 'Old' } }],
      },
    }),
  );
  const { plays } = goodServer();
  const server = await openBuilder(`/resume-builder?id=${id}`, {
    ...plays,
    [`GET /api/resumes/${id}`]: optimized,
    [`PATCH /api/resumes/${id}`]: { ...optimized, revision: 3 },
  });
  await eventually(() => expect(shown()).toContain('This device has edits that were never saved'));
  expect(server.named(`PATCH /api/resumes/${id}`)).toEqual([]);
  await press('Use my edits');
  await eventually(() => expect(server.named(`PATCH /api/resumes/${id}`)).toHaveLength(1));
});

test('drafts: kept within half a second, said to be kept, restored, and nobody else’s', async () => {
  await openBuilder('/resume-builder');
  await fill('Resume content', text);
  await fill('Job posting', 'Operations Lead');
  await eventually(() => expect(shown()).toContain('Draft saved on this device, '));
  await page?.remove();

  await openBuilder('/resume-builder');
  expect(contentField().value).toBe(text);
  expect(postingField().value).toBe('Operations Lead');
  await page?.remove();

  await openBuilder('/resume-builder', {}, { user: { email: 'omar@example.com', id: crypto.randomUUID() } });
  expect(contentField().value).toBe('');
});

test('drafts: a page that is left or hidden keeps the last letter at once', async () => {
  await openBuilder('/resume-builder');
  await fill('Resume content', 'Typed just now');
  expect(localStorage.getItem('resume_draft_new')).toBeNull();
  dispatchEvent(new Event('pagehide'));
  expect(localStorage.getItem('resume_draft_new')).toContain('Typed just now');
  await fill('Resume content', 'And this');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(localStorage.getItem('resume_draft_new')).toContain('And this');
});

test('drafts: an emptied field leaves none behind', async () => {
  await openBuilder('/resume-builder');
  await fill('Resume content', text);
  await eventually(() => expect(localStorage.getItem('resume_draft_new')).not.toBeNull());
  await fill('Resume content', ' ');
  await eventually(() => expect(localStorage.getItem('resume_draft_new')).toBeNull());
  await eventually(() => expect(shown()).not.toContain('Draft saved'));
});

test('drafts: a device that keeps none is told plainly', async () => {
  await openBuilder('/resume-builder');
  vi.stubGlobal('localStorage', {
    setItem: () => {
      throw new DOMException('Full', 'QuotaExceededError');
    },
    getItem: () => null,
    removeItem: () => {},
  });
  await fill('Resume content', text);
  await eventually(() => expect(shown()).toContain('This device does not keep drafts.'));
});

test('offline: a calm note while typing, and Optimize says so without a call', async () => {
  const server = await openBuilder('/resume-builder');
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await act(async () => dispatchEvent(new Event('offline')));
  await eventually(() => expect(shown()).toContain('You’re offline. Keep typing; nothing will be lost.'));
  await fill('Resume content', text);
  await press('Optimize Resume');
  await eventually(() => expect(toastText()).toContain('ErrorYou’re offline. Your text is saved'));
  expect(control('Retry')).toBeTruthy();
  expect(server.named('POST /api/resumes')).toEqual([]);
});

const chooseFile = (file: File) =>
  act(async () => {
    const field = document.querySelector<HTMLInputElement>('input[type="file"]');
    if (!field) throw new Error('There is no field for a file.');
    Object.defineProperty(field, 'files', { value: [file], configurable: true });
    field.dispatchEvent(new Event('change', { bubbles: true }));
  });

test('import: the text of a file, with its notices, and a way back to what stood there', async () => {
  const server = await openBuilder('/resume-builder', {
    'POST /api/resumes/import': { content: 'From the file', notices: ['Page 2 is a picture.'] },
  });
  await fill('Resume content', text);
  await chooseFile(new File(['%PDF'], 'maya.pdf', { type: 'application/pdf' }));
  await eventually(() => expect(contentField().value).toBe('From the file'));
  expect(server.named('POST /api/resumes/import')[0]?.body).toBeInstanceOf(FormData);
  await eventually(() => expect(shown()).toContain('Read from maya.pdf.'));
  expect(shown()).toContain('Page 2 is a picture.');
  await press('Undo');
  expect(contentField().value).toBe(text);
  expect(shown()).not.toContain('Read from maya.pdf.');
});

/** The browser's store for a file that was shared, with one in it; happy-dom has none. */
function shareFile(name: string) {
  const headers = { 'x-file-name': name, 'x-shared-at': new Date().toISOString() };
  let kept: Response | undefined = new Response('%PDF', { headers });
  vi.stubGlobal('caches', {
    // As a real cache: a body of its own for everyone who asks.
    match: async (address: string) => (address === '/shared-file' ? kept?.clone() : undefined),
    open: async () => ({
      delete: async () => {
        kept = undefined;
      },
    }),
  });
}

test('a shared file replaces a draft only when the person says so', async () => {
  const imported = { 'POST /api/resumes/import': { content: 'From the file', notices: [] } };
  await openBuilder('/resume-builder');
  await fill('Resume content', text);
  await eventually(() => expect(shown()).toContain('Draft saved on this device'));
  await page?.remove();
  for (const answer of ['Keep my text', 'Replace my text']) {
    shareFile('theirs.pdf');
    const server = await openBuilder('/resume-builder?shared=1', imported);
    await eventually(() =>
      expect(shown()).toContain('theirs.pdf was shared with Candor. Replace your text with it?'),
    );
    expect([contentField().value, server.named('POST /api/resumes/import')]).toEqual([text, []]);
    await press(answer);
    const expected = answer === 'Keep my text' ? text : 'From the file';
    await eventually(() => expect(contentField().value).toBe(expected));
    expect(shown()).not.toContain('was shared with Candor');
    await page?.remove();
  }
});

test('a shared file is read at once where there is nothing to replace', async () => {
  shareFile('mine.pdf');
  await openBuilder('/resume-builder?shared=1', {
    'POST /api/resumes/import': { content: 'From the file', notices: [] },
  });
  await eventually(() => expect(contentField().value).toBe('From the file'));
  await eventually(() => expect(shown()).toContain('Read from mine.pdf.'));
});

/** The same, with words for a posting. */
function shareText(text: string) {
  const headers = { 'x-shared-at': new Date().toISOString() };
  let kept: Response | undefined = Response.json({ title: '', text, url: '' }, { headers });
  vi.stubGlobal('caches', {
    match: async (address: string) => (address === '/shared-text' ? kept?.clone() : undefined),
    open: async () => ({
      delete: async () => {
        kept = undefined;
      },
    }),
  });
}

test('a shared posting is asked about first on a phone, and stays from tab to tab until it is used', async () => {
  shareText('Operations Lead, Dock 4');
  await openBuilder(`/resume-builder?id=${id}&shared=1`, { [`GET /api/resumes/${id}`]: optimized });
  const offer = '“Operations Lead, Dock 4…” was shared with Candor.';
  await eventually(() => expect(shown()).toContain(offer));
  expect(control('Edit').getAttribute('aria-pressed')).toBe('true');
  await press('Design');
  expect(shown()).not.toContain(offer);
  await press('Content');
  await eventually(() => expect(shown()).toContain(offer));
  await press('Use it');
  expect(postingField().value).toBe('Operations Lead, Dock 4');
  await press('Design');
  await press('Content');
  await act(async () => {});
  expect(shown()).not.toContain(offer);
});

test('import: what cannot be read is told beside the button, and what was typed stays', async () => {
  const server = await openBuilder('/resume-builder', {
    'POST /api/resumes/import': refusal(
      415,
      'unsupported_media_type',
      'This is not a PDF, Word or text file.',
    ),
  });
  await fill('Resume content', text);
  await chooseFile(new File(['GIF'], 'me.gif'));
  await eventually(() => expect(shown()).toContain('This is not a PDF, Word or text file.'));
  expect(contentField().value).toBe(text);
  const calls = server.calls.length;
  await chooseFile(new File([new Uint8Array(5_000_001)], 'large.pdf'));
  expect(shown()).toContain('This file is larger than 5 MB. Please choose a smaller one.');
  expect(server.calls).toHaveLength(calls);
});

test('import: a file that is dropped anywhere on the page', async () => {
  await openBuilder('/resume-builder', { 'POST /api/resumes/import': { content: 'Dropped', notices: [] } });
  const drag = (name: string, target: EventTarget) =>
    act(async () => {
      const event = new Event(name, { bubbles: true, cancelable: true });
      const file = new File(['%PDF'], 'maya.pdf');
      Object.assign(event, { dataTransfer: { types: ['Files'], files: [file] } });
      target.dispatchEvent(event);
    });
  await drag('dragenter', document.body);
  const zone = [...document.querySelectorAll('p')].find((each) => each.textContent?.startsWith('Drop your'));
  expect(zone?.textContent).toBe('Drop your resume to read it');
  await drag('drop', zone?.parentElement ?? document.body);
  await eventually(() => expect(contentField().value).toBe('Dropped'));
  expect(shown()).not.toContain('Drop your resume');
});

test('keys: "?" shows them, but not while somebody types', async () => {
  await openBuilder('/resume-builder');
  await key('?', {}, contentField());
  expect(dialog()).toBe('');
  await key('?');
  await eventually(() => expect(dialog()).toContain('Keyboard shortcuts'));
});

const sample = { resume: { ...optimized, title: '' }, review: resumeReview };

test('sample: opens without a session, is marked as one, and decides by asking for it anew', async () => {
  const server = await openBuilder(
    '/resume-builder?sample=1',
    { 'POST /api/sample-resume': sample },
    { user: null },
  );
  expect(shown()).toContain('Sample');
  expect(shown()).toContain('Try anything. Nothing is saved.');
  await eventually(() => expect(document.querySelector('article del')).toBeTruthy());
  const reject = [...document.querySelectorAll('article button')].find((each) =>
    each.textContent?.startsWith('Reject'),
  );
  await act(async () => (reject as HTMLButtonElement).click());
  await eventually(() =>
    expect(server.named('POST /api/sample-resume').at(-1)?.body).toEqual({ rejected: ['team'] }),
  );
  expect(server.named('POST /api/sample-resume')[0]?.body).toEqual({ rejected: [] });
  expect(server.calls.some(({ path }) => path.includes('/decisions'))).toBe(false);
});

test('sample: one’s own text asks a visitor to sign in, and is there afterwards', async () => {
  await openBuilder('/resume-builder?sample=1', { 'POST /api/sample-resume': sample }, { user: null });
  await fill('Resume content', 'My own resume');
  await eventually(() => expect(dialog()).toContain('Sign in to use your own resume'));
  expect(control('Sign In').getAttribute('href')).toBe('/auth?next=%2Fresume-builder');
  await page?.remove();
  await openBuilder('/resume-builder');
  expect(contentField().value).toBe('My own resume');
  await eventually(() => expect(Object.keys(localStorage)).toEqual(['resume_draft_new']));
});

test('typed before the sign-in over an older draft: both are kept, one waits behind the other', async () => {
  await openBuilder('/resume-builder');
  await fill('Resume content', 'An older draft');
  await page?.remove();
  await openBuilder('/resume-builder?sample=1', { 'POST /api/sample-resume': sample }, { user: null });
  await fill('Resume content', 'Typed before the sign-in');
  await page?.remove();
  await openBuilder('/resume-builder');
  expect(contentField().value).toBe('Typed before the sign-in');
  await eventually(() => expect(document.body.textContent).toContain('“An older draft…”'));
  await act(async () => control('Show it').click());
  expect(contentField().value).toBe('An older draft');
  await page?.remove();
  await openBuilder('/resume-builder', goodServer().plays);
  expect(contentField().value).toBe('An older draft');
  expect(document.body.textContent).toContain('“Typed before the sign-in…”');
  await press('Optimize Resume');
  await eventually(() => expect(location.search).toBe(`?id=${id}`));
  expect(document.body.textContent).not.toContain('Typed before the sign-in');
  await page?.remove();
  await openBuilder('/resume-builder');
  expect(contentField().value).toBe('');
  expect(document.body.textContent).toContain('“Typed before the sign-in…”');
  await act(async () => control('Discard it').click());
  expect(document.body.textContent).not.toContain('Typed before the sign-in');
});

test('sample: of what a visitor leaves behind, only their own words are kept', async () => {
  await openBuilder('/resume-builder?sample=1', { 'POST /api/sample-resume': sample }, { user: null });
  expect(contentField().value).toBe(sample.resume.originalContent);
  await fill('Job posting', 'A job of my own choice');
  await page?.remove();
  await openBuilder('/resume-builder');
  expect(contentField().value).toBe('');
  expect(postingField().value).toBe('A job of my own choice');
});

test('sample: what is pasted takes the place of the whole sample text', async () => {
  await openBuilder('/resume-builder?sample=1', { 'POST /api/sample-resume': sample }, { user: null });
  const field = contentField();
  field.setSelectionRange(3, 3);
  await act(async () => field.dispatchEvent(new Event('paste', { bubbles: true })));
  expect([field.selectionStart, field.selectionEnd]).toEqual([0, field.value.length]);
  await fill('Resume content', 'My own resume');
  field.setSelectionRange(3, 3);
  await act(async () => field.dispatchEvent(new Event('paste', { bubbles: true })));
  expect(field.selectionEnd).toBe(3);
});

test('an empty builder offers the sample; what is typed takes its place', async () => {
  await openBuilder('/resume-builder');
  // Beside the action, at any width; the empty preview of a phone has one of its own.
  const beside = () =>
    [...document.querySelectorAll('a[href="/resume-builder?sample=1"]')].filter(
      (link) => !link.closest('[data-sheet-place]'),
    );
  expect(beside().map((link) => link.textContent)).toEqual(['Try a sample resume']);
  await fill('Resume content', 'My own resume');
  expect(beside()).toEqual([]);
});

test('sample: whoever is signed in goes on with a resume of their own', async () => {
  await openBuilder('/resume-builder?sample=1', { 'POST /api/sample-resume': sample });
  expect(control('Use my own resume').getAttribute('href')).toBe('/resume-builder');
  await fill('Resume content', 'My own resume');
  await eventually(() => expect(location.search).toBe(''));
});

test('sample: a server that cannot be reached is told, with a way to try again', async () => {
  const server = await open(
    '/resume-builder?sample=1',
    {
      'POST /api/sample-resume': refusal(
        429,
        'too_many_requests',
        'Too many requests. Please wait a moment and try again.',
      ),
    },
    { user: null },
  );
  await eventually(() => expect(shown()).toContain('Too many requests.'));
  Object.assign(server.plays, { 'POST /api/sample-resume': sample });
  await press('Retry');
  await eventually(() => expect(shown()).toContain('Sample'));
});

const openOptimized = async (plays: Parameters<typeof playApi>[0] = {}) => {
  const server = await openBuilder(`/resume-builder?id=${id}`, {
    [`GET /api/resumes/${id}`]: optimized,
    [`GET /api/resumes/${id}/review`]: resumeReview,
    ...plays,
  });
  await eventually(() => expect(sheetLine('summary')).toBeTruthy());
  return server;
};
const sheetLine = (path: string) =>
  document
    .querySelector('[data-sheet="1"] > div')
    ?.shadowRoot?.querySelector<HTMLElement>(`[data-path="${path}"]`);
const cursor = () => {
  const field = document.activeElement as HTMLTextAreaElement;
  return `${field.dataset?.field} ${field.selectionStart}`;
};

test.each([
  ['experience.0.responsibilities.1', 'experience.0.responsibilities.1 35'],
  ['experience.1.responsibilities.0', 'experience.1.responsibilities.0 34'],
  ['experience.1', 'experience.1.title 7'],
  ['certifications.0', 'certifications 0'],
  ['personalInfo.location', 'personalInfo.location 11'],
])('a line pressed on the sheet opens its field, folded or not: %s', async (path, field) => {
  await openOptimized();
  await act(async () => sheetLine(path)?.click());
  await eventually(() => expect(cursor()).toBe(field));
});

test('a line on the sheet and its change show each other, and its number leads to the change', async () => {
  await openOptimized();
  const article = (number: number) =>
    document.querySelector<HTMLElement>(`[aria-label^="Change ${number} of"]`);
  const first = 'experience.0.responsibilities.0';
  const second = 'experience.0.responsibilities.1';
  await eventually(() => expect(sheetLine(first)?.dataset.current).toBe('changed'));
  await act(async () =>
    sheetLine(second)?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, composed: true })),
  );
  expect(article(2)?.className).toContain('bg-raised');
  await act(async () => article(2)?.focus());
  expect(sheetLine(first)?.dataset.current).toBeUndefined();
  expect(sheetLine(second)?.dataset.current).toBe('changed');
  expect(shown()).toContain('Only on screen, never in your file.');
});

async function nameIt(name: string, end: 'Enter' | 'Escape') {
  const field = document.querySelector<HTMLInputElement>('input[aria-label="Name"]');
  if (!field) throw new Error('There is no field for the name.');
  await act(async () => {
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, name);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await key(end, {}, field);
}

test('the resume is renamed in the builder, and the old name is one press away', async () => {
  const titles: unknown[] = [];
  let resume = { ...optimized, title: 'Operations' };
  await openOptimized({
    [`GET /api/resumes/${id}`]: () => resume,
    [`PATCH /api/resumes/${id}`]: ({ body }: { body: { title: string } }) => {
      titles.push(body.title);
      resume = { ...resume, title: body.title, revision: resume.revision + 1 };
      return resume;
    },
  });
  await press('OperationsRename');
  await nameIt('Warehouse lead', 'Enter');
  await eventually(() => expect(titles).toEqual(['Warehouse lead']));
  await press('Undo');
  await eventually(() => expect(titles).toEqual(['Warehouse lead', 'Operations']));
  expect(control('OperationsRename')).toBe(document.activeElement);
  await press('OperationsRename');
  await nameIt('Not this', 'Escape');
  expect(control('OperationsRename')).toBeTruthy();
  expect(titles).toHaveLength(2);
});

test('on a phone: the part that is asked for while the resume is on its way is the one that is shown', async () => {
  const { promise, resolve } = Promise.withResolvers<Resume>();
  await open(`/resume-builder?id=${id}`, {
    [`GET /api/resumes/${id}`]: () => promise,
    [`GET /api/resumes/${id}/review`]: resumeReview,
  });
  await eventually(() => expect(shown()).toContain('Loading...'));
  await press('Changes');
  resolve(pasted);
  await eventually(() => expect(contentField()).toBeTruthy());
  const pressed = [...document.querySelectorAll('nav button[aria-pressed=true]')];
  expect(pressed.map(({ textContent }) => textContent)).toContain('Changes');
});
