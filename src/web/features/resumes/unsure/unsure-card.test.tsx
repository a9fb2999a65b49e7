import { act, useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import type { Resume } from '#contract/resume.ts';
import { fieldAt } from '#domain/resume/resume-changes.ts';
import { control, fill, press, render } from '#tests/support/render.tsx';
import { reviewedData, reviewedResume } from '#tests/support/reviewed-resume.ts';
import { dataOf } from '../builder/resume-edits.ts';
import { withEdit } from '../builder/resume-rules.ts';
import { actionsOf } from '../builder/use-resume-edits.ts';
import { UnsureCard } from './unsure-card.tsx';

let page: Awaited<ReturnType<typeof render>> | undefined;
let kept: Resume;
afterEach(async () => page?.remove());

const { originalContent } = reviewedResume();
function sourceOf(path: string) {
  const read = fieldAt(reviewedData, path) ?? '';
  const start = originalContent.indexOf(read);
  return { path, read, spans: start < 0 ? [] : [{ start, end: start + read.length }] };
}

/** The card as the page holds it: what is done comes back as props. */
function Stage({ first }: { first: Resume }) {
  const [resume, setResume] = useState(first);
  kept = resume;
  const actions = actionsOf({
    add: (edit) => setResume((now) => withEdit(now, edit)),
    flush: async () => {},
  });
  const data = dataOf(resume.structuredData) ?? reviewedData;
  return <UnsureCard resume={resume} data={data} actions={actions} />;
}
async function show(unsure: string[], parts: Partial<Resume> = {}) {
  const first = reviewedResume({ unsure, unsureSources: unsure.map(sourceOf), ...parts });
  page = await render(<Stage first={first} />);
}
const card = () => page?.container.textContent ?? '';
const heading = () => page?.container.querySelector('h3')?.textContent;
const said = () => page?.container.querySelector('[role="status"]')?.textContent;
const keptData = () => dataOf(kept.structuredData);
const pressEscape = () =>
  act(async () =>
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })),
  );

const employer = 'experience.0.company';
const title = 'experience.1.title';

test('is not there where nothing is unsure', async () => {
  await show([]);
  expect(card()).toBe('');
});

test('says in plain words what was read, and marks it in the words of the paste', async () => {
  await show([title, employer]);
  expect(heading()).toBe("We weren't sure about 2 things");
  const [first, second] = [...(page?.container.querySelectorAll('li') ?? [])];
  expect(first?.textContent).toContain('Employer of your first job');
  expect(first?.textContent).toContain('Operations Manager, 2022 – now');
  expect(first?.querySelector('figure')?.textContent).toContain(
    'Harbor Freightline, Operations Manager, 2022 to now',
  );
  expect(first?.querySelector('mark')?.textContent).toBe('Harbor Freightline');
  expect(second?.textContent).toContain('Title of your second job');
  expect(second?.querySelector('mark')?.textContent).toBe('Analyst');
});

test('one click settles a field, keeps the focus with it, and can be taken back', async () => {
  await show([employer, title]);
  control("That's right: Employer of your first job").focus();
  await press("That's right: Employer of your first job");
  expect(kept.unsure).toEqual([title]);
  expect(heading()).toBe("We weren't sure about 1 thing");
  expect(said()).toBe('1 left to check.');
  expect(document.activeElement?.textContent).toContain('Employer of your first job: confirmed');
  await press("That's right: Title of your second job");
  expect([heading(), said()]).toEqual(['All checked', 'All checked']);
  await press('Undo: Employer of your first job');
  expect(kept.unsure).toEqual([employer]);
  expect(heading()).toBe("We weren't sure about 1 thing");
});

test('one edit settles a field; undo brings back what was read', async () => {
  await show([employer]);
  await press('Fix it: Employer of your first job');
  expect(document.activeElement).toBeInstanceOf(HTMLInputElement);
  expect(card()).toContain('From what you pasted');
  await fill('Employer of your first job', 'Harbor Freight ');
  await press('Save');
  expect(keptData()?.experience[0]?.company).toBe('Harbor Freight');
  expect(kept.unsure).toEqual([]);
  expect(card()).toContain('Employer of your first job: fixed');
  await press('Undo: Employer of your first job');
  expect(keptData()).toEqual(reviewedData);
  expect(kept.unsure).toEqual([employer]);
});

test('saving it as it was is saying that it is right; Escape and Cancel leave it open, with the focus on it', async () => {
  await show([employer]);
  await press('Fix it: Employer of your first job');
  await fill('Employer of your first job', 'Half a thou');
  await pressEscape();
  expect(kept.unsure).toEqual([employer]);
  expect(document.activeElement).toBe(control('Fix it: Employer of your first job'));
  await press('Fix it: Employer of your first job');
  await press('Cancel');
  expect(document.activeElement).toBe(control('Fix it: Employer of your first job'));
  await press('Fix it: Employer of your first job');
  await press('Save');
  expect([kept.unsure, keptData()]).toEqual([[], reviewedData]);
});

test('what was not found can be added or left empty, beside the lines where it should be', async () => {
  const [job, ...others] = reviewedData.experience;
  const data = { ...reviewedData, experience: [{ ...job, company: '' }, ...others] };
  const spans = [{ start: 29, end: 48 }];
  await show([employer], {
    structuredData: JSON.stringify(data),
    unsureSources: [{ path: employer, read: '', spans }],
  });
  expect(card()).toContain("We didn't find one.");
  expect(page?.container.querySelector('figure')?.textContent).toContain('Harbor Freightline');
  expect(page?.container.querySelector('mark')).toBeNull();
  await press('Leave it empty: Employer of your first job');
  expect(card()).toContain('Left empty');
  await press('Undo: Employer of your first job');
  await press('Add it: Employer of your first job');
  await fill('Employer of your first job', 'Harbor Freightline');
  await press('Save');
  expect(keptData()).toEqual(reviewedData);
});

test('a line that fits no field is named by its section, and can be cleared and brought back', async () => {
  await show(['additional.0.lines.0']);
  await press('Fix it: Line under “Volunteering”');
  await fill('Line under “Volunteering”', '');
  await press('Save');
  expect(keptData()?.additional).toEqual([{ heading: 'Volunteering', lines: [''] }]);
  await press('Undo: Line under “Volunteering”');
  expect(keptData()).toEqual(reviewedData);
});

test('a resume from before the words were kept is asked about without them', async () => {
  await show([employer], { unsureSources: [] });
  expect(card()).toContain('Harbor Freightline');
  expect(card()).not.toContain('From what you pasted');
  await press("That's right: Employer of your first job");
  expect(kept.unsure).toEqual([]);
});

test('three stand there at first; the others are a click away', async () => {
  await show(['personalInfo.name', employer, title, 'education.0.degree', 'education.0.institution']);
  expect(page?.container.querySelectorAll('li')).toHaveLength(3);
  await press("That's right: Your name");
  expect(page?.container.querySelectorAll('li')).toHaveLength(4);
  await press('Show 1 more');
  expect(card()).toContain('Your school');
  expect(document.activeElement?.textContent).toContain('Your school');
});
