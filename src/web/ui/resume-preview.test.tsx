import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import type { ResumeLook } from '#documents/resume-page.tsx';
import { sampleResume } from '#documents/sample-resume.ts';
import { eventually, press, render } from '#tests/support/render.tsx';
import { ResumePreview } from './resume-preview.tsx';

// Pages need a browser that lays things out: see tests/e2e/resume-preview.test.ts.

let remove: (() => Promise<void>) | undefined;
afterEach(async () => remove?.());

const look: ResumeLook = { template: 'classic', colorScheme: 'teal', pageSize: 'letter', fit: 0 };

const resumeIn = (container: HTMLElement) =>
  container.querySelector('[data-sheet="1"] > div')?.shadowRoot?.querySelector('.resume');

test('draws the resume in a root of its own, with the styles of its template alone', async () => {
  const { container, ...rest } = await render(<ResumePreview data={sampleResume} look={look} />);
  remove = rest.remove;
  expect(resumeIn(container)?.querySelector('h1')?.textContent).toBe(sampleResume.personalInfo.name);
  expect(container.querySelector('h1')).toBeNull();
  const root = container.querySelector('[data-sheet="1"] > div')?.shadowRoot;
  expect(root?.adoptedStyleSheets).toHaveLength(1);
  expect(container.querySelector('section')?.getAttribute('aria-label')).toBe('Resume preview, 1 page');
  expect(container.textContent).not.toContain('Fit to one page');
});

test('its headings come under those of the page, and its links leave the page where it is', async () => {
  const { container, ...rest } = await render(<ResumePreview data={sampleResume} look={look} />);
  remove = rest.remove;
  const levels = (name: string) =>
    [...(resumeIn(container)?.querySelectorAll(name) ?? [])].map((each) => each.getAttribute('aria-level'));
  expect(levels('h1')).toEqual(['3']);
  expect(new Set(levels('h2'))).toEqual(new Set(['4']));
  expect(new Set(levels('h3'))).toEqual(new Set(['5']));
  const links = [...(resumeIn(container)?.querySelectorAll('a') ?? [])];
  expect(links.map((link) => link.target)).toEqual(['_blank', '_blank']);
});

test('without a name no level of headings is left out', async () => {
  const data = { ...sampleResume, personalInfo: { ...sampleResume.personalInfo, name: '' } };
  const { container, ...rest } = await render(<ResumePreview data={data} look={look} />);
  remove = rest.remove;
  expect(resumeIn(container)?.querySelector('h2')?.getAttribute('aria-level')).toBe('3');
});

test('follows the data and the look', async () => {
  function Typing() {
    const [name, setName] = useState('Ada Example');
    const data = { ...sampleResume, personalInfo: { ...sampleResume.personalInfo, name } };
    return (
      <>
        <button type="button" onClick={() => setName('Ada Byron')}>
          Type
        </button>
        <ResumePreview data={data} look={look} />
      </>
    );
  }
  const { container, ...rest } = await render(<Typing />);
  remove = rest.remove;
  await press('Type');
  await eventually(() => expect(resumeIn(container)?.querySelector('h1')?.textContent).toBe('Ada Byron'));
});

test('what is on one page is not offered to be fitted; what was fitted can be taken back, and keeps its button', async () => {
  const steps: number[] = [];
  const show = (fit: number) => (
    <ResumePreview data={sampleResume} look={{ ...look, fit }} onFit={(step) => steps.push(step)} />
  );
  const onePage = await render(show(0));
  expect(onePage.container.textContent).toContain('1 page');
  expect(onePage.container.querySelector('button')).toBeNull();
  await onePage.remove();
  const { container, ...rest } = await render(show(2));
  remove = rest.remove;
  await press('Undo fit to page');
  expect(steps).toEqual([0]);
  expect(container.querySelector('[role="status"]')?.textContent).toBe('Back to normal size.');
});
