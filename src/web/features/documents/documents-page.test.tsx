import { act } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { CoverLetterSummary } from '#contract/cover-letters.ts';
import type { ResumeSummary } from '#contract/resume.ts';
import { control, eventually, fill, press, render } from '#tests/support/render.tsx';
import { createSignIn } from '#tests/support/sign-in.tsx';
import { ServerData } from '../../server-data.tsx';
import { Toaster } from '../../ui/toaster.tsx';
import { UpgradeProvider } from '../../upgrade.tsx';
import { DocumentsPage } from './documents-page.tsx';

const at = '2026-02-03T12:00:00.000Z';
const resume: ResumeSummary = {
  id: 'r1',
  title: 'Bridges',
  templateId: 'modern',
  colorScheme: 'navy',
  pageSize: 'letter',
  fit: 0,
  atsScore: '81',
  workId: null,
  createdAt: at,
  updatedAt: at,
};
const letter: CoverLetterSummary = {
  id: 'l1',
  resumeId: 'r1',
  title: '',
  excerpt: 'Your bridge is why I write.',
  createdAt: '2026-02-04T12:00:00.000Z',
  updatedAt: at,
};

let page: Awaited<ReturnType<typeof render>> | undefined;
const asked: string[] = [];
let answers: Record<string, (body: unknown) => Response>;

beforeEach(() => {
  asked.length = 0;
  history.replaceState(null, '', '/documents');
  answers = {
    'GET /api/resumes': () => Response.json([resume]),
    'GET /api/cover-letters': () => Response.json([letter]),
  };
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', body }: RequestInit = {}) => {
    const call = `${method} ${address}`;
    asked.push(call);
    const answer = answers[call]?.(body ? JSON.parse(String(body)) : undefined);
    return answer ?? Response.json({ error: 'Not found.', code: 'not_found' }, { status: 404 });
  });
});
afterEach(async () => {
  await page?.remove();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

async function show(): Promise<void> {
  // A person of one's own: what was fetched is kept from page to page for each.
  const { SignedIn } = createSignIn({ email: 'anna@example.com', id: crypto.randomUUID() });
  page = await render(
    <SignedIn>
      <UpgradeProvider>
        <ServerData>
          <DocumentsPage />
        </ServerData>
        <Toaster />
      </UpgradeProvider>
    </SignedIn>,
  );
}

const said = () => document.body.textContent ?? '';
const links = () =>
  [...document.querySelectorAll('ul a')].map((link) => `${link.textContent} ${link.getAttribute('href')}`);

async function choose(name: string, item: string): Promise<void> {
  await act(async () => {
    control(`More actions for ${name}`).dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }),
    );
  });
  await press(item);
}

test('names what has no title after its kind and its day, and opens each in its own place', async () => {
  answers['GET /api/resumes'] = () =>
    Response.json([resume, { ...resume, id: 'r2', title: '', createdAt: '2026-01-01T12:00:00.000Z' }]);
  await show();
  await eventually(() =>
    expect(links()).toEqual([
      'Cover letter from Feb 4, 2026 /cover-letter?id=l1',
      'Bridges /resume-builder?id=r1',
      'Resume from Jan 1, 2026 /resume-builder?id=r2',
    ]),
  );
  expect(said()).toContain('ATS Score: 81/100');
  expect(said()).toContain('Your bridge is why I write.');
  expect(document.querySelector('ul img')?.getAttribute('src')).toBe('/thumbnails/modern-navy.webp');
});

test('shows what could be read when the rest could not, and asks for the rest again', async () => {
  answers['GET /api/cover-letters'] = () => new Response('gone', { status: 502 });
  await show();
  await eventually(() => expect(said()).toContain('This is not available right now.'));
  expect(links()).toEqual(['Bridges /resume-builder?id=r1']);
  answers['GET /api/cover-letters'] = () => Response.json([letter]);
  const before = asked.length;
  await press('Retry');
  await eventually(() => expect(links()).toHaveLength(2));
  expect(asked.slice(before)).toEqual(['GET /api/cover-letters']);
  expect(said()).not.toContain('Retry');
});

describe('with more documents than a page holds', () => {
  const older = (id: string, day: number) => ({
    ...resume,
    id,
    title: `Resume ${id}`,
    createdAt: `2026-01-0${day}T12:00:00.000Z`,
  });
  const paged = (items: unknown[], next?: string) =>
    Response.json(items, next ? { headers: { Link: `</api/resumes?after=${next}>; rel="next"` } } : {});
  const letterOf = (day: number) => ({
    ...letter,
    id: `l${day}`,
    createdAt: `2026-01-0${day}T12:00:00.000Z`,
  });

  beforeEach(() => {
    answers['GET /api/resumes'] = () => paged([older('a', 9), older('b', 7)], 'two');
    answers['GET /api/resumes?after=two'] = () => paged([older('c', 5), older('d', 3)], 'three');
    answers['GET /api/resumes?after=three'] = () => paged([older('e', 1)]);
    answers['GET /api/cover-letters'] = () => paged([letterOf(8), letterOf(4)]);
  });

  test('shows them in order, as far back as every list is loaded, and more on demand', async () => {
    await show();
    const ids = () => links().map((link) => link.split(/[=/]/).at(-1));
    await eventually(() => expect(ids()).toEqual(['a', 'l8', 'b']));
    await press('Show more');
    await eventually(() => expect(ids()).toEqual(['a', 'l8', 'b', 'c', 'l4', 'd']));
    expect(document.activeElement?.textContent).toBe('Resume c');
    await press('Show more');
    await eventually(() => expect(ids()).toEqual(['a', 'l8', 'b', 'c', 'l4', 'd', 'e']));
    expect(said()).not.toContain('Show more');
  });

  test('a page that could not be loaded leaves the others, and is asked for again', async () => {
    await show();
    await eventually(() => expect(links()).toHaveLength(3));
    const second = answers['GET /api/resumes?after=two'];
    answers['GET /api/resumes?after=two'] = () => new Response('gone', { status: 502 });
    await press('Show more');
    await eventually(() => expect(said()).toContain('This is not available right now.'));
    expect(links()).toHaveLength(3);
    if (second) answers['GET /api/resumes?after=two'] = second;
    const before = asked.length;
    await press('Retry');
    await eventually(() => expect(links()).toHaveLength(6));
    expect(asked.slice(before)).toEqual(['GET /api/resumes?after=two']);
  });

  test('a search looks through all of them', async () => {
    await show();
    await eventually(() => expect(links()).toHaveLength(3));
    await fill('Search documents', '2026-01-01');
    await eventually(() => expect(links()).toEqual(['Resume e /resume-builder?id=e']));
    expect(asked.filter((call) => call.includes('after='))).toHaveLength(2);
  });
});

test('a rename goes over what another device has changed meanwhile, and says so when it cannot', async () => {
  let revision = 4;
  answers['GET /api/resumes/r1'] = () => Response.json({ ...resume, revision });
  const refused = () =>
    Response.json(
      { error: 'This was changed somewhere else. Reload and try again.', code: 'conflict' },
      { status: 409 },
    );
  const sent: unknown[] = [];
  answers['PATCH /api/resumes/r1'] = (body) => {
    sent.push(body);
    revision += 1;
    if (sent.length % 2 === 1 || sent.length > 2) return refused();
    answers['GET /api/resumes'] = () => Response.json([{ ...resume, title: 'Tunnels' }]);
    return Response.json({ ...resume, title: 'Tunnels' });
  };
  await show();
  await eventually(() => control('More actions for Bridges'));
  const rename = async (from: string, to: string) => {
    await choose(from, 'Rename');
    const field = document.querySelector<HTMLInputElement>('input[aria-label="Name"]');
    if (!field) throw new Error('There is no field.');
    field.value = to;
    await act(async () => field.form?.requestSubmit());
  };
  await rename('Bridges', 'Tunnels');
  await eventually(() => expect(links()).toContain('Tunnels /resume-builder?id=r1'));
  expect(sent).toEqual([
    { revision: 4, title: 'Tunnels' },
    { revision: 5, title: 'Tunnels' },
  ]);
  await rename('Tunnels', 'Dams');
  await eventually(() =>
    expect(document.querySelector('[role="alert"]')?.textContent).toContain('changed somewhere else'),
  );
  expect(document.querySelector<HTMLInputElement>('input[aria-label="Name"]')?.value).toBe('Dams');
});

test('a deletion that was refused leaves the document, with the reason beside it', async () => {
  await show();
  await eventually(() => control('More actions for Bridges'));
  await choose('Bridges', 'Delete');
  await eventually(() => expect(document.querySelector('li [role="alert"]')?.textContent).toBe('Not found.'));
  expect(links()).toHaveLength(2);
});

test('undo brings back what was deleted, and dismissing leaves it deleted', async () => {
  answers['DELETE /api/cover-letters/l1'] = () => {
    answers['GET /api/cover-letters'] = () => Response.json([]);
    return new Response(null, { status: 204 });
  };
  answers['POST /api/cover-letters/l1/restore'] = () => {
    answers['GET /api/cover-letters'] = () => Response.json([letter]);
    return Response.json(letter);
  };
  await show();
  const name = 'Cover letter from Feb 4, 2026';
  await eventually(() => control(`More actions for ${name}`));
  await choose(name, 'Delete');
  await eventually(() =>
    expect(document.activeElement?.getAttribute('aria-label')).toBe(`Undo: restore ${name}`),
  );
  await press(`Undo: restore ${name}`);
  await eventually(() => expect(links()).toHaveLength(2));
  expect(document.activeElement?.textContent).toBe(name);
  await choose(name, 'Delete');
  await eventually(() => control(`Undo: restore ${name}`));
  await press('Dismiss');
  await eventually(() => expect(links()).toEqual(['Bridges /resume-builder?id=r1']));
  expect(said()).not.toContain('Undo');
});
