import { QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Resume } from '#contract/resume.ts';
import type { ResumeFormat } from '#contract/resumes.ts';
import type { ResumeLook } from '#documents/resume-page.tsx';
import { sampleResume } from '#documents/sample-resume.ts';
import { eventually, press, render } from '#tests/support/render.tsx';
import { createQueryClient } from '../../query-client.ts';
import { Toaster } from '../../ui/toaster.tsx';
import { OptimizedResumeCard } from './optimized-resume-card.tsx';

type Props = Parameters<typeof OptimizedResumeCard>[0];

const look: ResumeLook = { template: 'modern', colorScheme: 'plum', pageSize: 'letter', fit: 0 };
const resume: Resume = {
  id: '0a0b2c52-58b4-4f8e-9d2a-1f0f6a3a7b11',
  title: '',
  templateId: 'modern',
  colorScheme: 'plum',
  pageSize: 'letter',
  fit: 0,
  atsScore: '69',
  workId: null,
  createdAt: '2026-03-01T10:00:00.000Z',
  updatedAt: '2026-03-01T10:00:00.000Z',
  revision: 3,
  originalContent: 'Daniela Moravec',
  jobPosting: null,
  optimizedContent: null,
  structuredData: JSON.stringify(sampleResume),
  scoreBefore: '58',
  writer: { kind: 'built-in', name: 'built-in', isFallback: false },
  changes: [],
  offers: [],
  reverted: [],
  questions: [],
  unsure: [],
  unsureSources: [],
  notices: [],
};

let page: Awaited<ReturnType<typeof render>> | undefined;
let answers: Map<string, (answer: Response) => void>;
const asked: string[] = [];
const done: unknown[] = [];

beforeEach(() => {
  answers = new Map();
  done.length = 0;
  asked.length = 0;
  screenOf({ isPhone: false });
  vi.stubGlobal(
    'fetch',
    (address: string) =>
      new Promise((resolve) => {
        const end = address.split('/').at(-1) ?? '';
        asked.push(end);
        answers.set(end, resolve);
      }),
  );
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    done.push(this.download);
  });
});
afterEach(async () => {
  await page?.remove();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function screenOf({ isPhone }: { isPhone: boolean }): void {
  const list = { matches: !isPhone, addEventListener: () => {}, removeEventListener: () => {} };
  vi.stubGlobal('matchMedia', () => list);
}

const propsOf = (changes: Partial<Props>): Props => ({
  resume,
  data: sampleResume,
  look,
  isSample: false,
  busy: false,
  onNeedSignIn: () => done.push('sign in'),
  actions: {
    update: (change) => done.push(change),
    decide: () => {},
    answer: () => {},
    answerOffer: () => {},
    settle: () => {},
    revert: async (number) => void done.push(number),
  },
  ...changes,
});

async function show(changes: Partial<Props> = {}): Promise<HTMLElement> {
  page = await render(
    <QueryClientProvider client={createQueryClient(() => {})}>
      <OptimizedResumeCard {...propsOf(changes)} />
      <Toaster />
    </QueryClientProvider>,
  );
  return page.container;
}

const toast = () => document.querySelector('ol li')?.textContent;

/** The answer to the one download of this format that waits for it. */
const answer = (format: ResumeFormat, response: Response) =>
  eventually(() => {
    const resolve = answers.get(`download?format=${format}`);
    expect(resolve).toBeDefined();
    resolve?.(response);
  });

/** A menu opens by the pointer, of which a click is only the end. */
const openMenu = () =>
  act(async () => {
    const button = [...document.querySelectorAll('button')].find((each) => each.textContent === 'Download');
    button?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
  });
const entries = () => [...document.querySelectorAll('[role="menuitem"]')];
const entry = (name: string) => {
  const found = entries().find((each) => each.textContent?.startsWith(name));
  if (!(found instanceof HTMLElement)) throw new Error(`There is no "${name}".`);
  return found;
};

test('spec 2: the card is named "Optimized Resume", shows the score and the resume in its template', async () => {
  const card = await show();
  expect(card.querySelector('h2')?.textContent).toBe('Optimized Resume');
  expect(card.textContent).toContain('ATS Score: 69/100');
  expect(card.textContent).toContain('Employers do not see this score.');
  const root = card.querySelector('[data-sheet="1"] > div')?.shadowRoot;
  expect(root?.querySelector('.r-pages')?.getAttribute('data-template')).toBe('modern');
  expect(card.querySelector('section section')?.className).toContain('max-h-150');
});

test('spec 2: without a resume it says "Your optimized resume will appear here", and there is nothing to download', async () => {
  const card = await show({ resume: undefined, data: undefined });
  expect(card.textContent).toContain('Your optimized resume will appear here');
  expect(card.querySelectorAll('a, button')).toHaveLength(1);
  expect(card.querySelector('a')?.getAttribute('href')).toBe('/resume-builder?sample=1');
});

test('while it is being written the place of the sheet is held, once that takes longer than a blink', async () => {
  vi.useFakeTimers();
  const card = await show({ resume: undefined, data: undefined, busy: true });
  expect(card.querySelector('section')?.getAttribute('aria-busy')).toBe('true');
  expect(card.querySelector('[data-sheet-place]')).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(150));
  expect(card.querySelector('[data-sheet-place]')).not.toBeNull();
  expect(card.textContent).not.toContain('will appear here');
});

test.each([
  [{ kind: 'built-in', name: 'built-in', isFallback: false }, 'Written by the built-in engine'],
  [{ kind: 'model', name: 'gpt-5-mini', isFallback: false }, 'Written by gpt-5-mini'],
] as const)('says who wrote: %j', async (writer, text) => {
  const card = await show({ resume: { ...resume, writer } });
  expect(card.textContent).toContain(text);
});

test('tells what must be known of the result, such as a use that was given back', async () => {
  const card = await show({ resume: { ...resume, notices: ['built-in-instead', 'posting-cut'] } });
  expect(card.textContent).toContain(
    'The writing model could not be reached, so our built-in engine wrote this. It did not count as a use.',
  );
  expect(card.textContent).toContain('The posting is longer than 12,000 characters. Its end was not read.');
});

test('the fit and the page size are kept by whoever keeps the resume', async () => {
  await show({ look: { ...look, fit: 2 } });
  await press('Undo fit to page');
  await act(async () => [...document.querySelectorAll<HTMLElement>('[role="radio"]')].at(1)?.click());
  expect(done).toEqual([{ fit: 0 }, { pageSize: 'a4' }]);
});

test('spec 2: Download offers PDF, Word and Text, and below a line the forms for programs', async () => {
  await show();
  await openMenu();
  const menu = document.querySelector('[role="menu"]');
  expect([...(menu?.children ?? [])].map((each) => each.getAttribute('role'))).toEqual([
    ...['menuitem', 'menuitem', 'menuitem', 'separator', 'menuitem', 'menuitem'],
  ]);
  expect(entries().map((each) => each.firstElementChild?.textContent)).toEqual([
    ...['PDF', 'Word', 'Text', 'JSON', 'JSON Resume'],
  ]);
});

test('spec 2 and 8: a spinner shows while a format downloads; then "Downloaded" and the file', async () => {
  await show();
  const choose = async (name: string) => {
    await openMenu();
    await act(async () => entry(name).click());
    expect(document.querySelector('[role="menu"]')).toBeNull();
  };
  const spinning = () =>
    entries()
      .filter((each) => each.querySelector('.animate-spin'))
      .map((each) => each.firstElementChild?.textContent);
  await choose('PDF');
  expect(document.querySelectorAll('button .animate-spin')).toHaveLength(1);
  await choose('Text');
  await choose('Text');
  await openMenu();
  expect(spinning()).toEqual(['PDF', 'Text']);
  await eventually(() => expect(asked).toEqual(['download?format=pdf', 'download?format=txt']));
  await answer('txt', new Response('Daniela', { headers: { 'x-candor-read-back': 'exact' } }));
  await eventually(() => expect(spinning()).toEqual(['PDF']));
  expect(done).toEqual(['resume.txt']);
  expect(toast()).toBe('DownloadedYour resume has been downloaded successfully.');
  expect(page?.container.textContent).toContain('Checked: a parser can read all of resume.txt.');
  await answer('pdf', new Response('%PDF', { headers: { 'x-candor-read-back': 'warnings' } }));
  await eventually(() => expect(spinning()).toEqual([]));
  expect(done).toEqual(['resume.txt', 'resume.pdf']);
  expect(page?.container.textContent).toContain(
    'Some of resume.pdf may not be read correctly by hiring software.',
  );
});

test.each([
  ['docx', 'Word', 'resume.docx'],
  ['json', 'JSON', 'resume.json'],
  ['jsonresume', 'JSON Resume', 'resume.jsonresume.json'],
] as const)('spec 7: %s is saved as its file', async (format, name, file) => {
  await show();
  await openMenu();
  await act(async () => entry(name === 'JSON' ? 'JSON.' : name).click());
  await answer(format, new Response('{}'));
  await eventually(() => expect(done).toEqual([file]));
});

test.each([
  [Response.json({ error: 'Not found.', code: 'not_found' }, { status: 404 }), 'Not found.'],
  [new Response('<h1>Bad gateway</h1>', { status: 502 }), 'Download failed'],
])('spec 8: "Download Failed" with the server’s text, or "Download failed"', async (response, text) => {
  await show();
  await openMenu();
  await act(async () => entry('PDF').click());
  await answer('pdf', response);
  await eventually(() => expect(toast()).toBe(`Download Failed${text}`));
  expect(page?.container.textContent).toContain(`resume.pdf: ${text}`);
  expect(done).toEqual([]);
  answers.clear();
  await press('Retry');
  expect(page?.container.textContent).not.toContain(`resume.pdf: ${text}`);
  await answer('pdf', new Response('%PDF'));
  await eventually(() => expect(done).toEqual(['resume.pdf']));
});

test('spec 5: a download without a resume says "No resume selected"', async () => {
  await show({ resume: undefined });
  await openMenu();
  await act(async () => entry('PDF').click());
  await eventually(() => expect(toast()).toBe('Download FailedNo resume selected'));
});

test('of the sample, Download asks to sign in, and there are no versions', async () => {
  const card = await show({ isSample: true });
  await press('Download');
  expect(done).toEqual(['sign in']);
  expect(card.textContent).not.toContain('Versions');
});

test('on a phone the formats come in a sheet, which a choice closes', async () => {
  screenOf({ isPhone: true });
  await show();
  await press('Download');
  await eventually(() => expect(document.querySelector('[role="dialog"]')).not.toBeNull());
  const buttons = () => [...document.querySelectorAll('[role="dialog"] li button')];
  expect(buttons().map((each) => each.firstElementChild?.textContent)).toEqual([
    ...['PDF', 'Word', 'Text', 'JSON', 'JSON Resume'],
  ]);
  await act(async () => (buttons()[1] as HTMLElement).click());
  await eventually(() => expect(document.querySelector('[role="dialog"]')).toBeNull());
  expect(document.querySelectorAll('button .animate-spin')).toHaveLength(1);
  await answer('docx', new Response('PK'));
  await eventually(() => expect(done).toEqual(['resume.docx']));
});

const openShareMenu = () =>
  act(async () => {
    const button = document.querySelector<HTMLElement>('button[aria-label="Share"]');
    button?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, button: 0 }));
  });

test.each([
  ['spec 8: "Shared Successfully"', async () => {}, /^Shared Successfully$/],
  ['spec 8: "Failed to share"', () => Promise.reject(new Error('No')), /^Failed to share$/],
])('%s, on a phone with the PDF itself', async (_name, sheet, text) => {
  screenOf({ isPhone: true });
  const sheetOf = vi.fn((_content: { title: string; files: File[] }) => sheet());
  vi.stubGlobal('navigator', { share: sheetOf, canShare: () => true, userAgent: '' });
  await show();
  await press('Share');
  await answer('pdf', new Response('%PDF'));
  await eventually(() => expect(toast()).toMatch(text));
  const [content] = sheetOf.mock.calls[0] ?? [];
  expect(content?.title).toBe('Optimized Resume');
  expect(content?.files.map(({ name, type }) => `${name} ${type}`)).toEqual(['resume.pdf application/pdf']);
});

test('a file that took too long is handed over at the next press, without being made again', async () => {
  screenOf({ isPhone: true });
  const sheet = vi
    .fn(async (_content: { files: File[] }) => {})
    .mockRejectedValueOnce(new DOMException('Too late', 'NotAllowedError'));
  vi.stubGlobal('navigator', { share: sheet, canShare: () => true, userAgent: '' });
  const card = await show();
  await press('Share');
  await answer('pdf', new Response('%PDF'));
  await eventually(() => expect(card.textContent).toContain('Your PDF is ready to share.'));
  await press('Share');
  await eventually(() => expect(toast()).toMatch(/^Shared Successfully/));
  expect(asked).toEqual(['download?format=pdf']);
  expect(card.textContent).not.toContain('Your PDF is ready');
});

test('spec 7: a phone that shares no files, and the sample, share a title, a text and the link', async () => {
  screenOf({ isPhone: true });
  const sheet = vi.fn(async () => {});
  vi.stubGlobal('navigator', { share: sheet, userAgent: '' });
  await show({ isSample: true });
  await press('Share');
  await eventually(() =>
    expect(toast()).toMatch(/^Shared SuccessfullyThe link opens your resume only for you\./),
  );
  expect(sheet).toHaveBeenCalledWith({
    title: 'Optimized Resume',
    text: 'My resume, optimized with Candor',
    url: location.href,
  });
});

test('spec 8: closing the share sheet is silent', async () => {
  screenOf({ isPhone: true });
  const sheet = vi.fn(() => Promise.reject(new DOMException('Closed', 'AbortError')));
  vi.stubGlobal('navigator', { share: sheet, userAgent: '' });
  const card = await show();
  const before = toast();
  await press('Share');
  expect(sheet).toHaveBeenCalledOnce();
  await expect(sheet.mock.results[0]?.value).rejects.toThrow('Closed');
  expect(toast()).toBe(before);
  expect(card.textContent).not.toContain('Failed to share');
});

test('at a desk the words or the link can be copied, and it is said for whom the link opens', async () => {
  const copied: string[] = [];
  const clipboard = { writeText: async (text: string) => void copied.push(text) };
  vi.stubGlobal('navigator', { clipboard, userAgent: '' });
  await show();
  await openShareMenu();
  expect(document.querySelector('[role="menu"]')?.textContent).toBe('Copy textCopy linkOpens only for you');
  await act(async () => entry('Copy text').click());
  await eventually(() => expect(toast()).toBe('Copied!Resume text copied to clipboard'));
  await openShareMenu();
  await act(async () => entry('Copy link').click());
  await eventually(() => expect(toast()).toBe('Copied!Link copied to clipboard'));
  expect(copied).toEqual([expect.stringMatching(/^Daniela Moravec\n/), location.href]);
});

test('spec 8: "Share Not Available" only where nothing can be shared or copied', async () => {
  vi.stubGlobal('navigator', { userAgent: '' });
  await show();
  await press('Share');
  await eventually(() =>
    expect(toast()).toBe(
      'Share Not AvailableSharing is not supported in this browser. Try using a mobile device or copying the link manually.',
    ),
  );
});
