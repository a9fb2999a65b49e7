import { act, useState } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Resume } from '#contract/resume.ts';
import type { ResumeData } from '#domain/resume/resume.ts';
import { fieldAt } from '#domain/resume/resume-changes.ts';
import { control, press, render } from '#tests/support/render.tsx';
import { reviewedData, reviewedResume } from '#tests/support/reviewed-resume.ts';
import { withEdit } from './builder/resume-rules.ts';
import { actionsOf } from './builder/use-resume-edits.ts';
import { ResumeEditor } from './resume-editor.tsx';

let page: Awaited<ReturnType<typeof render>> | undefined;
let latest: ResumeData;
let kept: Resume;
beforeEach(() => {
  latest = reviewedData;
});
afterEach(async () => page?.remove());

/** The editor as the page holds it: what is edited or settled comes back as props. */
function Stage({ first, unsure }: { first: ResumeData; unsure: readonly string[] }) {
  const [data, setData] = useState(first);
  const [resume, setResume] = useState(() =>
    reviewedResume({ unsure: [...unsure], unsureSources: unsure.map(sourceOf) }),
  );
  latest = data;
  kept = resume;
  const actions = actionsOf({
    add: (edit) => {
      setResume((now) => withEdit(now, edit));
      if (edit.kind === 'update' && edit.change.structuredData) setData(edit.change.structuredData);
    },
    flush: async () => {},
  });
  return (
    <>
      <ResumeEditor data={data} resume={resume} actions={actions} />
      <button type="button" onClick={() => setData(first)}>
        Start again
      </button>
    </>
  );
}
const sourceOf = (path: string) => {
  const { originalContent } = reviewedResume();
  const read = fieldAt(reviewedData, path) ?? '';
  const start = originalContent.indexOf(read);
  return { path, read, spans: [{ start, end: start + read.length }] };
};

async function show(unsure: readonly string[] = [], first = reviewedData) {
  page = await render(<Stage first={first} unsure={unsure} />);
}

type TextField = HTMLInputElement | HTMLTextAreaElement;

/** The fields with this label, in the order of the page. */
function fields(label: string): TextField[] {
  const byLabel = [...document.querySelectorAll('label')]
    .filter((each) => each.textContent === label)
    .map((each) => document.getElementById(each.htmlFor));
  const byName = [...document.querySelectorAll(`[aria-label="${label}"]`)];
  return [...byLabel, ...byName].filter(
    (each): each is TextField => each?.matches('input, textarea') ?? false,
  );
}
function field(label: string, at = 0): TextField {
  const found = fields(label)[at];
  if (!found) throw new Error(`There is no field "${label}".`);
  return found;
}
async function type(target: TextField, text: string) {
  await act(async () => {
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(target), 'value')?.set?.call(target, text);
    target.dispatchEvent(new Event('input', { bubbles: true }));
  });
}
async function key(target: Element | null, name: string, more: KeyboardEventInit = {}) {
  await act(async () => {
    target?.dispatchEvent(
      new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true, ...more }),
    );
  });
}
/** Opens the menu of a row and picks an entry. */
async function pick(row: string, entry: string) {
  const trigger = control(`Move or remove: ${row}`);
  trigger.focus();
  await key(trigger, 'Enter');
  await press(entry);
}
const lines = (job = 0) => latest.experience[job]?.responsibilities;

test.each([
  ['Name', 'personalInfo.name'],
  ['Email', 'personalInfo.email'],
  ['Phone', 'personalInfo.phone'],
  ['Location', 'personalInfo.location'],
  ['LinkedIn', 'personalInfo.linkedin'],
  ['GitHub', 'personalInfo.github'],
  ['Website', 'personalInfo.website'],
  ['Summary', 'summary'],
  ['Job title', 'experience.0.title'],
  ['Company', 'experience.0.company'],
  ['From', 'experience.0.startDate'],
  ['To', 'experience.0.endDate'],
  ['Line 2 of 2', 'experience.0.responsibilities.1'],
  ['Degree', 'education.0.degree'],
  ['School', 'education.0.institution'],
  ['Graduation date', 'education.0.graduationDate'],
  ['Heading', 'additional.0.heading'],
])('%s is edited at %s, and nothing else changes', async (label, path) => {
  await show();
  await type(field(label), 'Something else');
  const expected: unknown = structuredClone(reviewedData);
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  const holder = keys.reduce<unknown>((at, each) => (at as Record<string, unknown>)[each], expected);
  (holder as Record<string, unknown>)[last] = 'Something else';
  expect(latest).toEqual(expected);
  expect(field(label).value).toBe('Something else');
});

test('a line that was split has a row for each part, and becomes lines of its own with the first letter typed', async () => {
  const [job, ...others] = reviewedData.experience;
  if (!job) throw new Error('There is no job.');
  const split = { ...job, responsibilities: ['Led a crew\nHired 2 people', 'Ran the till'] };
  await show(['experience.0.responsibilities.1'], { ...reviewedData, experience: [split, ...others] });
  expect(field('Line 2 of 3').value).toBe('Hired 2 people');
  expect(field('Line 3 of 3. Please check').value).toBe('Ran the till');
  await type(field('Line 2 of 3'), 'Hired 3 people');
  expect(lines()).toEqual(['Led a crew', 'Hired 3 people', 'Ran the till']);
});

test('optional places are there too: of a job and of a school', async () => {
  await show();
  await type(field('Location', 1), 'Chicago');
  await type(field('Location', 2), 'Northfield');
  expect(latest.experience[0]?.location).toBe('Chicago');
  expect(latest.education[0]?.location).toBe('Northfield');
});

test('lists are typed as text, which stays as it is typed', async () => {
  await show();
  await type(field('Skills'), 'Python, SQL, ');
  expect(latest.skills).toEqual(['Python', 'SQL']);
  expect(field('Skills').value).toBe('Python, SQL, ');
  await type(field('Certifications'), 'Green Belt (2021)\nForklift licence');
  expect(latest.certifications).toEqual(['Green Belt (2021)', 'Forklift licence']);
  await type(field('Lines'), '');
  expect(latest.additional).toEqual([{ heading: 'Volunteering', lines: [] }]);
  await press('Start again');
  expect(field('Skills').value).toBe('Python, SQL, Jira');
});

test('skills keep their groups, and get groups by a name with a colon', async () => {
  await show([], { ...reviewedData, skillGroups: [{ name: 'Data', skills: ['Python', 'SQL'] }] });
  expect(field('Skills').value).toBe('Data: Python, SQL\nJira');
  await type(field('Skills'), 'Data: Python, SQL, R\nTools: Jira');
  expect(latest.skills).toEqual(['Python', 'SQL', 'R', 'Jira']);
  expect(latest.skillGroups).toEqual([
    { name: 'Data', skills: ['Python', 'SQL', 'R'] },
    { name: 'Tools', skills: ['Jira'] },
  ]);
  await type(field('Skills'), 'Python, Jira');
  expect([latest.skills, latest.skillGroups]).toEqual([['Python', 'Jira'], []]);
});

test('what was not edited is the same object as before', async () => {
  await show();
  await type(field('Job title'), 'Head of Operations');
  expect(latest.experience[1]).toBe(reviewedData.experience[1]);
  expect(latest.education).toBe(reviewedData.education);
});

test('Enter begins the next line and goes there; Backspace in an empty line removes it and goes back', async () => {
  await show();
  await type(field('Line 1 of 2'), 'Managed a team\n of 14 people');
  expect(lines()).toEqual(['Managed a team', 'of 14 people', 'Wrote a weekly report for managers.']);
  expect(document.activeElement).toBe(field('Line 2 of 3'));
  await type(field('Line 3 of 3'), 'Wrote reports\n');
  expect(document.activeElement).toBe(field('Line 4 of 4'));
  await key(field('Line 4 of 4'), 'Backspace');
  expect(lines()).toEqual(['Managed a team', 'of 14 people', 'Wrote reports']);
  expect(document.activeElement).toBe(field('Line 3 of 3'));
  // Something is written there: the letter goes, the line stays.
  await key(field('Line 3 of 3'), 'Backspace');
  expect(lines()).toHaveLength(3);
});

test('a removed line stands there with Undo, which has the focus and brings it back', async () => {
  await show();
  await pick('Line 1 of 2', 'Remove');
  expect(lines()).toEqual(['Wrote a weekly report for managers.']);
  expect(page?.container.textContent).toContain('Removed: Managed a team of 14 people');
  expect(document.activeElement).toBe(control('Undo'));
  await type(field('Line 1 of 1'), 'Wrote reports');
  await press('Undo');
  expect(lines()).toEqual(['Managed a team of 14 people', 'Wrote reports']);
  expect(page?.container.textContent).not.toContain('Removed:');
});

test('jobs are removed with all that is in them, and come back whole, in their order', async () => {
  await show();
  await pick('Operations Manager', 'Remove');
  await pick('Analyst', 'Remove');
  expect(latest.experience).toEqual([]);
  await press('Undo');
  await press('Undo');
  expect(latest).toEqual(reviewedData);
});

test.each(['Add a job', 'Add education', 'Add a section', 'Add a line'])(
  '%s, removed again, leaves everything as it was',
  async (add) => {
    await show();
    await press(add);
    expect(latest).not.toEqual(reviewedData);
    expect(document.activeElement?.matches('input, textarea')).toBe(true);
    const name = { 'Add a job': 'New job', 'Add education': 'New entry', 'Add a section': 'No heading' }[add];
    await pick(name ?? 'Line 3 of 3', 'Remove');
    expect(latest).toEqual(reviewedData);
    expect(page?.container.textContent).not.toContain('Removed:');
  },
);

test('jobs and lines move by menu and by Alt with an arrow, and keep the focus', async () => {
  await show();
  await key(field('Line 1 of 2'), 'ArrowDown', { altKey: true });
  expect(lines()?.[1]).toBe('Managed a team of 14 people');
  await key(field('Line 2 of 2'), 'ArrowUp', { altKey: true });
  expect(latest).toEqual(reviewedData);
  const job = [...document.querySelectorAll('button')].find((each) =>
    each.textContent?.startsWith('Operations Manager'),
  );
  job?.focus();
  await key(job ?? null, 'ArrowDown', { altKey: true });
  expect(latest.experience.map(({ title }) => title)).toEqual(['Analyst', 'Operations Manager']);
  expect(document.activeElement).toBe(job);
  await pick('Analyst', 'Move down');
  expect(latest).toEqual(reviewedData);
});

test('a field that the parser was unsure of is marked until it is edited, also after it moved', async () => {
  await show(['experience.0.title', 'experience.1.company', 'skills', 'experience.0.responsibilities.1']);
  const marks = () => page?.container.textContent?.match(/Please check/g)?.length ?? 0;
  // The second job is open too: nobody looks into a folded one.
  expect(marks()).toBe(4);
  const describedBy = field('Job title').getAttribute('aria-describedby') ?? '';
  expect(document.getElementById(describedBy)?.textContent).toContain("We weren't sure we read this right.");
  await pick('Operations Manager', 'Move down');
  expect(marks()).toBe(4);
  await type(field('Job title', 1), 'Head of Operations');
  expect(marks()).toBe(3);
  await type(field('Skills'), 'SQL');
  expect(marks()).toBe(2);
  expect(kept.unsure).toEqual(['experience.0.company', 'experience.1.responsibilities.1']);
});

test('beside an unsure field stand the words of the paste; one click settles it, and the same button takes that back', async () => {
  await show(['experience.1.company']);
  const source = () => page?.container.querySelector('figure')?.textContent;
  expect(source()).toContain('Brightline Logistics, Analyst, 2019 to 2022');
  expect(page?.container.querySelector('mark')?.textContent).toBe('Brightline Logistics');
  control("That's right: Company").focus();
  await press("That's right: Company");
  expect(kept.unsure).toEqual([]);
  expect(page?.container.textContent).toContain('You said this is right.');
  // Nothing jumps away while the person looks at it.
  expect(source()).toContain('Brightline');
  expect(document.activeElement).toBe(control('Undo: Company'));
  await press('Undo: Company');
  expect(kept.unsure).toEqual(['experience.1.company']);
});

test('above the fields stands the way to the first that wants a look, also if its entry is folded', async () => {
  await show(['experience.1.company']);
  expect(page?.container.textContent).toContain("We weren't sure about 1 thing");
  await press('Show me');
  expect(document.activeElement).toBe(field('Company', 1));
  const entry = [...document.querySelectorAll<HTMLElement>('button[aria-expanded]')].find((each) =>
    each.textContent?.includes('Analyst'),
  );
  await act(async () => entry?.click());
  await press('Show me');
  expect(document.activeElement).toBe(entry);
  await act(async () => entry?.click());
  await press("That's right: Company");
  expect(page?.container.textContent).not.toContain('Show me');
});

test('an edit settles an unsure field; its undo brings back what was read', async () => {
  await show(['experience.1.company', 'additional.0.lines.0']);
  await type(field('Company', 1), 'Bright');
  expect(kept.unsure).toEqual(['additional.0.lines.0']);
  expect(page?.container.textContent).toContain('You fixed this.');
  await press('Undo: Company');
  expect(latest.experience[1]?.company).toBe('Brightline Logistics');
  expect(kept.unsure).toEqual(['additional.0.lines.0', 'experience.1.company']);
  await press("That's right: Food bank, Saturdays");
  expect(kept.unsure).toEqual(['experience.1.company']);
});

test('data that is replaced from outside is shown', async () => {
  await show();
  await press('Add a job');
  await type(field('Job title', 1), 'Night guard');
  await press('Start again');
  expect(fields('Job title').map(({ value }) => value)).toEqual(['Operations Manager']);
  expect(latest).toBe(reviewedData);
});

test('data that comes back written out and read again is not drawn again', async () => {
  const drawn: ResumeData[] = [];
  function Copying() {
    const [text, setText] = useState(JSON.stringify(reviewedData));
    const onChange = (data: ResumeData) => {
      drawn.push(data);
      setText(JSON.stringify(data));
    };
    return (
      <ResumeEditor
        data={JSON.parse(text)}
        resume={reviewedResume()}
        actions={{ update: ({ structuredData }) => structuredData && onChange(structuredData), settle() {} }}
      />
    );
  }
  page = await render(<Copying />);
  await type(field('Job title'), 'Head');
  await type(field('Job title'), 'Head of Operations');
  expect(drawn.at(-1)?.experience[0]?.title).toBe('Head of Operations');
  expect(drawn[1]?.education).toBe(drawn[0]?.education);
  expect(drawn[1]?.experience[1]).toBe(drawn[0]?.experience[1]);
});
