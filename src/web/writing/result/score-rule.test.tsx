import { afterEach, expect, test } from 'vitest';
import { render } from '#tests/support/render.tsx';
import { ScoreRule } from './score-rule.tsx';

let page: Awaited<ReturnType<typeof render>> | undefined;
afterEach(async () => page?.remove());

const marks = () =>
  [...document.querySelectorAll('svg svg')].map((mark) => ({
    text: mark.textContent,
    at: mark.getAttribute('x'),
    anchor: mark.querySelector('text')?.getAttribute('text-anchor'),
  }));

test('marks before and now at their places and says both', async () => {
  page = await render(<ScoreRule before={58} now={69} />);
  expect(document.querySelector('svg')?.getAttribute('aria-label')).toBe('Score: 69 out of 100; 58 before');
  expect(marks()).toEqual([
    { text: '58', at: '58%', anchor: 'middle' },
    { text: '69', at: '69%', anchor: 'middle' },
  ]);
});

test('one mark where nothing changed or nothing was before', async () => {
  page = await render(
    <>
      <ScoreRule before={70} now={70} />
      <ScoreRule before={undefined} now={40} />
    </>,
  );
  expect(marks().map(({ text }) => text)).toEqual(['70', '40']);
});

test('numbers that stand close lean apart, whichever is larger', async () => {
  page = await render(
    <>
      <ScoreRule before={66} now={69} />
      <ScoreRule before={69} now={66} />
    </>,
  );
  expect(marks().map(({ anchor }) => anchor)).toEqual(['end', 'start', 'start', 'end']);
  const leans = [...document.querySelectorAll('svg svg text')].map((text) => Number(text.getAttribute('x')));
  expect(leans.map(Math.sign)).toEqual([-1, 1, 1, -1]);
});
