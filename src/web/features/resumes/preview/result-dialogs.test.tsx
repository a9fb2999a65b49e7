import { QueryClientProvider } from '@tanstack/react-query';
import { act, useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Resume, ResumeVersion } from '#contract/resume.ts';
import { sampleResume } from '#documents/sample-resume.ts';
import type { ReadBack, ReadField, ReadWarning } from '#domain/resume/read-back.ts';
import { eventually, press, render } from '#tests/support/render.tsx';
import { createQueryClient } from '../../../query-client.ts';
import { AtsReadingDialog } from './ats-reading-dialog.tsx';
import { ResumeVersions } from './resume-versions.tsx';

let page: Awaited<ReturnType<typeof render>> | undefined;
const asked: string[] = [];
let answers: Record<string, () => Response>;

beforeEach(() => {
  asked.length = 0;
  answers = {};
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.stubGlobal('fetch', async (address: string) => {
    const end = address.split('/').at(-1) ?? '';
    asked.push(end);
    return answers[end]?.() ?? Response.json({ error: 'Not found.', code: 'not_found' }, { status: 404 });
  });
});
afterEach(async () => {
  await page?.remove();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const resumeAt = (revision: number) => ({ id: 'r1', revision }) as Resume;
const dialog = () => document.querySelector('[role="dialog"]')?.textContent ?? '';

const field = (expected: string, more: Partial<ReadField> = {}): ReadField => ({
  section: 'contact',
  field: 'name',
  expected,
  found: true,
  inOrder: true,
  ...more,
});
const readBack = (fields: ReadField[], more: Partial<ReadBack> = {}): ReadBack => ({
  ok: true,
  fields,
  sectionOrder: true,
  warnings: [],
  ...more,
});

async function read(resume: Resume | undefined = resumeAt(1)): Promise<void> {
  page = await render(
    <QueryClientProvider client={createQueryClient(() => {})}>
      <AtsReadingDialog open onOpenChange={() => {}} resume={resume} data={sampleResume} template="classic" />
    </QueryClientProvider>,
  );
}

test('a file that was read whole: the sum, and every section folded with its count', async () => {
  const fields = [
    field('Daniela Moravec'),
    field('Denver, CO', { field: 'location' }),
    field('Skills', { section: 'skills', field: 'heading' }),
  ];
  answers['read-back?format=pdf'] = () => Response.json(readBack(fields));
  await read();
  await eventually(() => expect(dialog()).toContain('All 3 fields were found, in the right order.'));
  const sections = [...document.querySelectorAll('details')];
  expect(sections.map((each) => each.querySelector('summary')?.textContent)).toEqual([
    'Contact2 of 2 found',
    'Skills1 of 1 found',
  ]);
  expect(sections.some((each) => each.open)).toBe(false);
  expect(dialog()).toContain('Location · FoundDenver, CO');
  expect(dialog()).toContain('not a promise');
});

test('trouble lies open: what was not found, what was read instead, what stands out of place', async () => {
  const fields = [
    field('Daniela Moravec'),
    field('(303) 555-0164', { field: 'phone', found: false, inOrder: false, read: '303 S55' }),
    field('Field Engineer', { section: 'experience', field: 'title', inOrder: false }),
  ];
  answers['read-back?format=pdf'] = () => Response.json(readBack(fields, { ok: false, sectionOrder: false }));
  await read();
  await eventually(() => expect(dialog()).toContain('2 of 3 fields were found.'));
  expect(dialog()).toContain('Phone · Not found(303) 555-0164Read instead: 303 S55');
  expect(dialog()).toContain('Title · Found out of placeField Engineer');
  expect(dialog()).toContain('The sections are read in another order than they are shown.');
  expect([...document.querySelectorAll('details')].map((each) => each.open)).toEqual([true, true]);
});

const warnings: Record<ReadWarning['kind'], string> = {
  ligature: 'joined into one character',
  'private-use': 'only work in one font',
  replacement: 'came out as a placeholder',
  'letter-spaced': 'read letter by letter',
  'missing-letters': 'could not be read anywhere',
  'right-to-left': 'the wrong way round',
};

test('every warning is told in words, with its sample', async () => {
  const kinds = Object.keys(warnings) as ReadWarning['kind'][];
  answers['read-back?format=docx'] = () =>
    Response.json(
      readBack([field('Daniela')], {
        ok: false,
        warnings: kinds.map((kind) => ({ kind, sample: `<${kind}>` })),
      }),
    );
  answers['read-back?format=pdf'] = () => Response.json(readBack([field('Daniela')]));
  await read();
  await act(async () => {
    const word = [...document.querySelectorAll('[role="tab"]')].find((tab) => tab.textContent === 'Word');
    word?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  });
  for (const [kind, words] of Object.entries(warnings)) {
    await eventually(() => expect(dialog()).toMatch(new RegExp(`${words}[^.]*: <${kind}>`)));
  }
});

test('a reading that fails says why and can be tried again', async () => {
  await read();
  await eventually(() => expect(dialog()).toContain('Not found.'));
  answers['read-back?format=pdf'] = () => Response.json(readBack([field('Daniela')]));
  await press('Retry');
  await eventually(() => expect(dialog()).toContain('All 1 fields were found'));
});

test('of the sample there is the bare text alone, and nothing is asked of the server', async () => {
  page = await render(
    <AtsReadingDialog
      open
      onOpenChange={() => {}}
      resume={undefined}
      data={sampleResume}
      template="classic"
    />,
  );
  expect(document.querySelector('pre')?.textContent).toMatch(/^Daniela Moravec\n/);
  expect(document.querySelector('[role="tab"]')).toBeNull();
  expect(asked).toEqual([]);
});

const version = (number: number, reason: ResumeVersion['reason'], atsScore: string | null) => ({
  number,
  reason,
  atsScore,
  createdAt: `2026-03-0${number}T10:30:00.000Z`,
});

/** Keeps the resume as the page does: a new revision once the server has answered. */
function Versions({ onRevert }: { onRevert: (number: number) => Promise<boolean> }) {
  const [revision, setRevision] = useState(1);
  const actions = {
    update: () => {},
    decide: () => {},
    answer: () => {},
    answerOffer: () => {},
    settle: () => {},
    revert: async (number: number) => {
      if (await onRevert(number)) setRevision(revision + 1);
    },
  };
  return <ResumeVersions open onOpenChange={() => {}} resume={resumeAt(revision)} actions={actions} />;
}

async function showVersions(onRevert: (number: number) => Promise<boolean>): Promise<void> {
  page = await render(
    <QueryClientProvider client={createQueryClient(() => {})}>
      <Versions onRevert={onRevert} />
    </QueryClientProvider>,
  );
}

const pressAt = (name: string, index: number) =>
  act(async () =>
    [...document.querySelectorAll('button')].filter((each) => each.textContent === name)[index]?.click(),
  );

test('earlier states are listed with their reason, time and score', async () => {
  answers.versions = () =>
    Response.json([
      version(4, 'reverted', '61'),
      version(3, 'decided', '66'),
      version(2, 'edited', '64'),
      version(1, 'optimized', null),
    ]);
  await showVersions(async () => false);
  await eventually(() => expect(document.querySelectorAll('li')).toHaveLength(4));
  const lines = [...document.querySelectorAll('li')].map((each) => each.textContent);
  expect(lines[0]).toContain('Restored');
  expect(lines[1]).toContain('Changes reviewed');
  expect(lines[2]).toMatch(/^Edited by hand.*2026.*ATS Score: 64\/100Restore$/);
  expect(lines[3]).toMatch(/^Optimized[^/]*Restore$/);
});

test('going back is told once it is done, and Undo goes back to the state before', async () => {
  let versions = [version(1, 'optimized', '60')];
  answers.versions = () => Response.json(versions);
  const reverted: number[] = [];
  await showVersions(async (number) => {
    reverted.push(number);
    versions = [version(versions.length + 1, 'edited', '64'), ...versions];
    return true;
  });
  await eventually(() => expect(dialog()).toContain('Restore'));
  await pressAt('Restore', 0);
  await eventually(() => expect(dialog()).toContain('You restored an earlier version.'));
  await press('Undo');
  await eventually(() => expect(reverted).toEqual([1, 2]));
});

test('as long as going back is not done, nothing is claimed, and a refusal ends the waiting', async () => {
  answers.versions = () => Response.json([version(1, 'optimized', '60')]);
  const answered = Promise.withResolvers<boolean>();
  await showVersions(() => answered.promise);
  await eventually(() => expect(dialog()).toContain('Restore'));
  await press('Restore');
  expect(document.querySelector('li button')?.getAttribute('aria-busy')).toBe('true');
  expect(dialog()).not.toContain('You restored');
  await act(async () => answered.resolve(false));
  expect(document.querySelector('li button')?.getAttribute('aria-busy')).not.toBe('true');
  expect(dialog()).not.toContain('You restored');
});

test('without earlier states it says so', async () => {
  answers.versions = () => Response.json([]);
  await showVersions(async () => false);
  await eventually(() => expect(dialog()).toContain('No earlier versions yet.'));
});
