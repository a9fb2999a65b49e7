import { hashKey } from '@tanstack/react-query';
import { act, Suspense } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CoverLetter } from '#contract/cover-letters.ts';
import { playApi, playedEvents, refusal } from '#tests/support/played-api.ts';
import { control, eventually, fill, press, render } from '#tests/support/render.tsx';
import { reviewedResume } from '#tests/support/reviewed-resume.ts';
import { createSignIn } from '#tests/support/sign-in.tsx';
import { letterContent, letterSentences, writtenLetter } from '#tests/support/written-letter.ts';
import { dataPage } from '../../data-page.tsx';
import { removeDrafts } from '../../native/drafts.ts';
import { isMarkedKept, markKept } from '../../native/kept-marks.ts';
import { toast } from '../../ui/toast.ts';
import { Toaster } from '../../ui/toaster.tsx';
import { UpgradeProvider } from '../../upgrade.tsx';
import { CoverLetterPage } from './cover-letter-page.tsx';

const Page = dataPage(async () => CoverLetterPage);

const letter = writtenLetter();
const { id, resumeId } = letter;
const posting = 'Project Coordinator\nPeachtree Facilities Group';
const workId = '22222222-2222-4222-8222-222222222222';
const free = { isPremium: false, resumeCount: 1, coverLetterCount: 0 };
const resume = reviewedResume({ id: resumeId, createdAt: '2026-11-15T12:00:00Z' });
const generate = 'POST /api/cover-letters/generate';
const work = (state: string, rest: object = {}) => ({
  id: workId,
  kind: 'generate-cover-letter',
  state,
  createdAt: '2026-11-16T12:00:00Z',
  ...rest,
});

vi.setConfig({ testTimeout: 20_000 });

let page: Awaited<ReturnType<typeof render>> | undefined;
/** Somebody else in every test, because what was fetched is kept for as long as the person stays the same. */
let marcus = { email: 'marcus@example.com', id: '' };

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  localStorage.clear();
  marcus = { ...marcus, id: crypto.randomUUID() };
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
const paper = () => document.querySelector('section[aria-label="Letter"]')?.textContent ?? '';
const editor = () => document.querySelector<HTMLTextAreaElement>('[aria-label="Cover letter text"]');
const postingField = () => document.querySelector('textarea') as HTMLTextAreaElement;
const select = () => document.querySelector('select') as HTMLSelectElement;
const dialog = () => document.querySelector('[role="dialog"]')?.textContent ?? '';
const generateButton = () => control('Generate Cover Letter') as HTMLButtonElement;

async function open(
  address: string,
  plays: Parameters<typeof playApi>[0] = {},
  { user = marcus, status = free }: { user?: typeof marcus | null; status?: object } = {},
) {
  history.replaceState(null, '', address);
  const server = playApi({ 'GET /api/user/status': status, 'GET /api/resumes': [resume], ...plays });
  const signIn = createSignIn(user ?? undefined);
  page = await render(
    <signIn.SignedIn>
      <UpgradeProvider>
        <Suspense>
          <Page />
        </Suspense>
        <Toaster />
      </UpgradeProvider>
    </signIn.SignedIn>,
  );
  return server;
}

async function pickResume() {
  await eventually(() => expect(select().disabled).toBe(false));
  await act(async () => {
    select().value = resumeId;
    select().dispatchEvent(new Event('change', { bubbles: true }));
  });
}

async function fillForm() {
  await pickResume();
  await fill('Job posting', posting);
}

async function type(field: HTMLTextAreaElement | null, text: string) {
  if (!field) throw new Error('There is nothing to type into.');
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(field, text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

/** A server on which everything goes well; the second call with the same key gives the letter. */
function goodServer() {
  const events = playedEvents();
  return {
    events,
    plays: {
      [generate]: ({ headers }: { headers: Headers }) =>
        headers.get('Prefer') === 'respond-async'
          ? Response.json({ workId }, { status: 202 })
          : Response.json(letter),
      [`GET /api/work/${workId}/events`]: () => events.open(),
      [`GET /api/cover-letters/${id}`]: letter,
    },
  };
}

test('an empty form: the resumes by date, the hint without any, the badge, and nothing to press yet', async () => {
  let answer = () => {};
  const isAsked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await open('/cover-letter', { 'GET /api/resumes': () => isAsked.then(() => [resume]) });
  await eventually(() => expect(select().textContent).toContain('Loading resumes...'));
  answer();
  await eventually(() =>
    expect(select().textContent).toBe('Choose a resume...Resume from November 15, 2026'),
  );
  expect(shown()).toContain('Your cover letter will appear here');
  await eventually(() => expect(shown()).toContain('0/1 used'));
  expect(shown()).toContain('1 free cover letter. It doesn’t count if it fails.');
  expect(generateButton().disabled).toBe(true);
  await pickResume();
  expect(generateButton().disabled).toBe(true);
  await fill('Job posting', '  \n ');
  expect(generateButton().disabled).toBe(true);
  await fill('Job posting', posting);
  expect(generateButton().disabled).toBe(false);
});

test('without a resume it says so, and where to make one', async () => {
  await open('/cover-letter', { 'GET /api/resumes': [] });
  await eventually(() => expect(select().textContent).toContain('No resumes found'));
  expect(control('Create a resume first in the Resume Builder').getAttribute('href')).toBe('/resume-builder');
});

test('two resumes of one day are told apart', async () => {
  const other = { ...resume, id: crypto.randomUUID(), title: 'For Peachtree' };
  await open('/cover-letter', { 'GET /api/resumes': [other, { ...resume, title: '' }] });
  await eventually(() => {
    const names = [...select().options].map((option) => option.text);
    expect(names[1]).toBe('Resume from November 15, 2026, For Peachtree');
    expect(names[2]).toMatch(/^Resume from November 15, 2026, \d/);
  });
});

test('the keys say what is missing', async () => {
  await open('/cover-letter');
  const keys = () =>
    act(async () => {
      const press = { key: 'Enter', ctrlKey: true, bubbles: true, cancelable: true };
      document.body.dispatchEvent(new KeyboardEvent('keydown', press));
    });
  await eventually(() => expect(select()).toBeTruthy());
  await keys();
  await eventually(() => expect(toastText()).toContain('No Resume SelectedPlease select a resume first.'));
  await pickResume();
  await keys();
  await eventually(() =>
    expect(toastText()).toContain('Missing Job PostingPlease enter the job description.'),
  );
});

test('generating: true progress, sentences as they pass, then the letter at its own address', async () => {
  const { events, plays } = goodServer();
  const server = await open('/cover-letter', plays);
  await eventually(() => expect(select()).toBeTruthy());
  await fillForm();
  await press('Warm');
  await press('Generate Cover Letter');
  expect(control('Generating...').getAttribute('aria-busy')).toBe('true');
  await eventually(() => expect(server.named(`GET /api/work/${workId}/events`)).toHaveLength(1));
  events.send(work('running', { progress: { step: 'reading' } }));
  await eventually(() => expect(shown()).toContain('Reading your resume'));
  for (const sentence of letterSentences.slice(1, 3))
    events.send(work('running', { progress: { step: 'writing', sentence } }));
  await eventually(() => {
    expect(paper()).toBe(
      'At Target I lead a team of 18.1 With the team, I cut order pickup time from 14 to 8 minutes.2',
    );
    expect(control('Stop and keep these sentences')).toBeTruthy();
  });
  events.send(work('done'));
  await eventually(() => {
    expect(toastText()).toContain('Cover Letter GeneratedYour personalized cover letter is ready.');
    expect(location.search).toBe(`?id=${id}`);
    expect(paper()).toContain('Dear Hiring Team,');
  });
  const [first, second] = server.named(generate);
  expect(first?.body).toEqual({ resumeId, jobPosting: posting, tone: 'warm', length: 'standard' });
  expect(second?.headers.get('Idempotency-Key')).toBe(first?.headers.get('Idempotency-Key'));
  expect(server.named(generate)).toHaveLength(2);
  expect(localStorage.getItem('cover_letter_draft_new')).toBeNull();
  expect(document.activeElement?.textContent).toBe('Cover Letter');
});

test('a reload in the middle finds the same work again, by the same key', async () => {
  const first = goodServer();
  const before = await open('/cover-letter', first.plays);
  await eventually(() => expect(select()).toBeTruthy());
  await fillForm();
  await press('Generate Cover Letter');
  await eventually(() => expect(before.named(`GET /api/work/${workId}/events`)).toHaveLength(1));
  await page?.remove();
  const { events, plays } = goodServer();
  const after = await open('/cover-letter', plays);
  await eventually(() => expect(control('Generating...')).toBeTruthy());
  expect(postingField().value).toBe(posting);
  await eventually(() => expect(after.named(`GET /api/work/${workId}/events`).length).toBeGreaterThan(0));
  events.send(work('done'));
  await eventually(() => expect(location.search).toBe(`?id=${id}`));
  const keys = [...before.named(generate), ...after.named(generate)].map(({ headers }) =>
    headers.get('Idempotency-Key'),
  );
  expect(new Set(keys).size).toBe(1);
});

test('what is typed is kept on the device, and comes back', async () => {
  await open('/cover-letter');
  await eventually(() => expect(select()).toBeTruthy());
  await fillForm();
  await press('Long');
  await eventually(() => expect(shown()).toContain('Draft saved on this device'));
  await page?.remove();
  await open('/cover-letter');
  await eventually(() => expect(postingField().value).toBe(posting));
  await eventually(() => expect(select().value).toBe(resumeId));
  expect(control('Long').getAttribute('aria-checked')).toBe('true');
});

test.each([
  ['a limit', refusal(403, 'limit_reached', "You've used your free cover letter!", 'coverLetter')],
  ['every other 403', () => Response.json({ error: 'No.' }, { status: 403 })],
])('%s opens the upgrade dialog and is no error', async (_, refused) => {
  await open('/cover-letter', { [generate]: refused });
  await eventually(() => expect(select()).toBeTruthy());
  await fillForm();
  await press('Generate Cover Letter');
  await eventually(() => expect(dialog()).toContain("You've used your free cover letter!"));
  expect(dialog()).toContain('Unlock unlimited access for just $14.99/month.');
  expect(toastText()).not.toContain('Error');
});

test('a failure is told and stays with Retry, which begins anew; one that got no answer keeps its key', async () => {
  const { events, plays } = goodServer();
  const server = await open('/cover-letter', plays);
  await eventually(() => expect(select()).toBeTruthy());
  await fillForm();
  await press('Generate Cover Letter');
  await eventually(() => expect(server.named(`GET /api/work/${workId}/events`)).toHaveLength(1));
  const error = 'This could not be finished. Nothing was charged. Please try again.';
  events.send(work('failed', { error: { error, code: 'work_failed' } }));
  await eventually(() => expect(toastText()).toContain(`Error${error}`));
  expect(control('Retry')).toBeTruthy();
  server.plays[generate] = () => {
    throw new TypeError('Failed to fetch');
  };
  await press('Retry');
  await eventually(() => expect(shown()).toContain('We could not reach the server.'));
  await press('Retry');
  await eventually(() => expect(server.named(generate)).toHaveLength(3));
  const [first, second, third] = server.named(generate).map(({ headers }) => headers.get('Idempotency-Key'));
  expect(second).not.toBe(first);
  expect(third).toBe(second);
});

test('what a proxy answered in the server’s place begins no second letter, nor loses the finished one', async () => {
  const { events, plays } = goodServer();
  const bad = () => new Response('<h1>Bad Gateway</h1>', { status: 502 });
  const server = await open('/cover-letter', { ...plays, [generate]: bad });
  await eventually(() => expect(select()).toBeTruthy());
  await fillForm();
  await press('Generate Cover Letter');
  await eventually(() => expect(control('Retry')).toBeTruthy());
  let isFinished = false;
  server.plays[generate] = (call) => {
    if (call.headers.get('Prefer') !== 'respond-async' && !isFinished) {
      isFinished = true;
      return bad();
    }
    return plays[generate](call);
  };
  await press('Retry');
  await eventually(() => expect(server.named(`GET /api/work/${workId}/events`)).toHaveLength(1));
  events.send(work('done'));
  await eventually(() => expect(location.search).toBe(`?id=${id}`));
  const keys = server.named(generate).map(({ headers }) => headers.get('Idempotency-Key'));
  expect([keys.length, new Set(keys).size]).toEqual([4, 1]);
});

test('canceled work says that nothing was spent', async () => {
  const { events, plays } = goodServer();
  const server = await open('/cover-letter', {
    ...plays,
    [`POST /api/work/${workId}/cancel`]: () => {
      events.send(work('cancelled'));
      return work('cancelled');
    },
  });
  await eventually(() => expect(select()).toBeTruthy());
  await fillForm();
  await press('Generate Cover Letter');
  await eventually(() => expect(control('Cancel')).toBeTruthy());
  await press('Cancel');
  await eventually(() => expect(shown()).toContain('Canceled. This didn’t count as a use.'));
  expect(server.named(generate)).toHaveLength(1);
});

const openLetter = async (
  kept: CoverLetter = letter,
  plays: Parameters<typeof playApi>[0] = {},
  more = {},
) => {
  const server = await open(
    `/cover-letter?id=${id}`,
    { [`GET /api/cover-letters/${id}`]: kept, ...plays },
    more,
  );
  await eventually(() => expect(paper()).toContain('Sincerely,'));
  return server;
};

test('a kept letter: who wrote it, its words, and the source of each sentence', async () => {
  await openLetter(writtenLetter({ notices: ['few-lines'] }));
  expect(postingField().value).toBe(posting);
  await eventually(() => {
    expect(shown()).toContain('Written by the built-in engine');
    expect(shown()).toContain('Your resume is short, so the letter is too.');
  });
  expect(shown()).toContain('2 sentences with a source');
  await press('Source 3');
  expect(shown()).toContain('From your resume, Target');
  expect(shown()).toContain('We got our order pickup time from 14 min to 8 min.');
  expect(shown()).toContain('3 of 3');
  await press('Previous');
  await press('Previous');
  expect(shown()).toContain('From the job posting');
  const sentence = document.querySelector<HTMLElement>('[data-number="2"]');
  await act(async () => sentence?.click());
  expect(shown()).toContain('Lead team of 18 in order pickup.');
});

test('a letter that is not there is told', async () => {
  await open(`/cover-letter?id=${id}`);
  await eventually(() => expect(shown()).toContain('Cover letter not found'));
});

test('editing by hand is saved as one types, and the sentence loses its number', async () => {
  const edited = letterContent.replace('team of 18', 'crew of 18');
  const server = await openLetter(letter, {
    [`PATCH /api/cover-letters/${id}`]: ({ body }: { body: unknown }) => ({
      ...letter,
      ...(body as object),
      revision: 2,
    }),
  });
  await press('Edit');
  await type(editor(), edited);
  await eventually(() => expect(server.named(`PATCH /api/cover-letters/${id}`)).toHaveLength(1));
  expect(server.named(`PATCH /api/cover-letters/${id}`)[0]?.body).toEqual({ content: edited, revision: 1 });
  await eventually(() => expect(shown()).toContain('Saved'));
  await press('Done');
  expect(paper()).toContain('At Target I lead a crew of 18. With the team');
  expect(document.querySelectorAll('[data-number]')).toHaveLength(2);
  await eventually(() => expect(localStorage.getItem(`cover_letter_draft_${id}`)).toBeNull());
});

test('a copy of this device that was edited is the server’s again as soon as the edit is saved', async () => {
  const edited = letterContent.replace('team of 18', 'crew of 18');
  await openLetter(letter, {
    [`PATCH /api/cover-letters/${id}`]: { ...letter, content: edited, revision: 2 },
  });
  const key = hashKey(['/api/cover-letters', id]);
  await act(async () => markKept(key, new Date()));
  // The views of a phone have an "Edit", too.
  await eventually(() => expect(control('Edit').closest('nav')).toBeNull());
  await press('Edit');
  await type(editor(), edited);
  await eventually(() => expect(isMarkedKept(key)).toBe(false));
});

/** Another device has saved its words first. */
function changedElsewhere() {
  const theirs = writtenLetter({ content: letterContent.replace('18', '20'), revision: 5 });
  let sent = 0;
  return {
    theirs,
    plays: {
      [`PATCH /api/cover-letters/${id}`]: ({ body }: { body: unknown }) => {
        sent += 1;
        if (sent === 1) return refusal(409, 'conflict', 'This was changed somewhere else.')();
        return { ...theirs, ...(body as object), revision: 6 };
      },
    },
  };
}

const mine = letterContent.replace('18', '19');

test('changed on another device: the person keeps their own text', async () => {
  const { theirs, plays } = changedElsewhere();
  const server = await openLetter(letter, plays);
  server.plays[`GET /api/cover-letters/${id}`] = theirs;
  await press('Edit');
  await type(editor(), mine);
  await eventually(() => expect(shown()).toContain('This letter was changed on another device.'));
  expect(editor()?.value).toBe(mine);
  await press('Keep my text');
  await eventually(() => expect(server.named(`PATCH /api/cover-letters/${id}`)).toHaveLength(2));
  expect(server.named(`PATCH /api/cover-letters/${id}`)[1]?.body).toEqual({
    content: mine,
    isOverwrite: true,
    revision: 5,
  });
  await eventually(() => expect(shown()).not.toContain('This letter was changed on another device.'));
});

test('changed on another device: the person takes the other text', async () => {
  const { theirs, plays } = changedElsewhere();
  const server = await openLetter(letter, plays);
  server.plays[`GET /api/cover-letters/${id}`] = theirs;
  await press('Edit');
  await type(editor(), mine);
  await eventually(() => expect(control('Use the other text')).toBeTruthy());
  await press('Use the other text');
  await eventually(() => expect(editor()?.value).toBe(theirs.content));
  expect(server.named(`PATCH /api/cover-letters/${id}`)).toHaveLength(1);
});

test('edits that a closed page left behind go on by themselves, or ask when the letter has changed since', async () => {
  const draft = (revision: number) =>
    localStorage.setItem(
      `cover_letter_draft_${id}`,
      JSON.stringify({
        userId: marcus.id,
        savedAt: new Date().toISOString(),
        content: { text: mine, revision },
      }),
    );
  const plays = {
    [`PATCH /api/cover-letters/${id}`]: ({ body }: { body: unknown }) => ({
      ...letter,
      ...(body as object),
      revision: 2,
    }),
  };
  draft(1);
  const first = await openLetter(letter, plays);
  await eventually(() => expect(first.named(`PATCH /api/cover-letters/${id}`)).toHaveLength(1));
  await page?.remove();
  marcus = { ...marcus, id: crypto.randomUUID() };
  draft(0);
  const second = await openLetter(letter, plays);
  expect(shown()).toContain(
    'This device has edits that were never saved, and this letter has been changed since.',
  );
  expect(second.named(`PATCH /api/cover-letters/${id}`)).toHaveLength(0);
  await press('Use my edits');
  await eventually(() => expect(second.named(`PATCH /api/cover-letters/${id}`)).toHaveLength(1));
});

test('a suggestion is asked about with three answers, and can be taken back', async () => {
  let kept = letter;
  const answers = ({ body }: { body: unknown }) => {
    const { offerId: _, ...given } = body as { offerId: string; answer: 'yes' | 'no' | null; words: string };
    kept = {
      ...kept,
      revision: kept.revision + 1,
      content: letterContent.replace(
        'minutes.',
        given.answer === 'yes' ? `minutes. ${given.words}` : 'minutes.',
      ),
      offers: kept.offers.map((offer) => ({ ...offer, ...given })),
    };
    return kept;
  };
  const server = await openLetter(letter, { [`POST /api/cover-letters/${id}/offers`]: answers });
  await eventually(() => expect(shown()).toContain('1 suggestion'));
  expect(shown()).toContain('Not in your letter yet');
  expect(paper()).not.toContain('weekends');
  const buttons = ['Yes', 'No'].map((name) => control(name).className);
  expect(new Set(buttons).size).toBe(1);
  const inside = [...document.querySelectorAll<HTMLElement>('#letter-suggestions button')];
  const edit = inside.find((each) => each.textContent === 'Edit');
  await act(async () => edit?.click());
  await fill('Say it your way', 'I can work Saturdays.');
  await press('Save');
  await eventually(() => expect(paper()).toContain('I can work Saturdays.'));
  expect(server.named(`POST /api/cover-letters/${id}/offers`)[0]?.body).toEqual({
    offerId: 'weekends',
    answer: 'yes',
    words: 'I can work Saturdays.',
  });
  await press('Undo');
  await eventually(() => expect(paper()).not.toContain('Saturdays'));
  await press('No');
  await eventually(() => expect(shown()).toContain('Not added'));
});

test('versions are listed and restored', async () => {
  const versions = [
    { number: 2, reason: 'edited', createdAt: '2026-11-16T12:09:00Z' },
    { number: 1, reason: 'generated', createdAt: '2026-11-16T12:03:00Z' },
  ];
  const server = await openLetter(letter, {
    [`GET /api/cover-letters/${id}/versions`]: versions,
    [`POST /api/cover-letters/${id}/revert`]: { ...letter, content: 'Sincerely, as before', revision: 2 },
  });
  await eventually(() => expect(control('Versions')).toBeTruthy());
  await press('Versions');
  await eventually(() => expect(dialog()).toContain('Edited by hand'));
  expect(dialog()).toContain('Written');
  const restore = [...document.querySelectorAll<HTMLElement>('[role="dialog"] button')].filter(
    (each) => each.textContent === 'Restore',
  );
  await act(async () => restore[1]?.click());
  await eventually(() => expect(paper()).toBe('Sincerely, as before'));
  expect(server.named(`POST /api/cover-letters/${id}/revert`)[0]?.body).toEqual({ number: 1 });
});

test('the look of a premium template asks for Premium, one of a free template is kept', async () => {
  const premium = writtenLetter({ head: { ...letter.head, templateId: 'executive' } });
  const server = await openLetter(premium);
  await eventually(() => expect(shown()).toContain('Like my resume'));
  await press('Like my resumePremium');
  await eventually(() => expect(dialog()).toContain('Premium templates are a Premium feature!'));
  expect(server.named(`PATCH /api/cover-letters/${id}`)).toHaveLength(0);
  await page?.remove();
  marcus = { ...marcus, id: crypto.randomUUID() };
  const patched = { [`PATCH /api/cover-letters/${id}`]: { ...letter, look: 'resume', revision: 2 } };
  const other = await openLetter(letter, patched);
  await eventually(() => expect(shown()).toContain('Like my resume'));
  await press('Like my resume');
  await eventually(() => expect(other.named(`PATCH /api/cover-letters/${id}`)).toHaveLength(1));
  expect(other.named(`PATCH /api/cover-letters/${id}`)[0]?.body).toEqual({ look: 'resume', revision: 1 });
  await eventually(() => expect(paper()).toContain('Marcus Bellmarcus@example.com · Atlanta, GA'));
});

test('Premium has its badge, and no line about the free letter', async () => {
  await openLetter(letter, {}, { status: { ...free, isPremium: true, coverLetterCount: 3 } });
  await eventually(() => expect(shown()).toContain('Premium'));
  expect(shown()).not.toContain('used');
});

test('whoever has used the free letter is told before pressing', async () => {
  await openLetter(letter, {}, { status: { ...free, coverLetterCount: 1 } });
  await eventually(() => expect(shown()).toContain('1/1 used'));
  expect(shown()).toContain('Your free cover letter is used.');
  await press('See Premium');
  await eventually(() => expect(dialog()).toContain("You've used your free cover letter!"));
});
