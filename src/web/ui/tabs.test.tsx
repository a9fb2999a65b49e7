import { act, useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { render } from '#tests/support/render.tsx';
import { Tabs } from './tabs.tsx';

let page: Awaited<ReturnType<typeof render>> | undefined;
afterEach(async () => {
  await page?.remove();
  document.documentElement.dir = '';
});

const names = ['one', 'two', 'three'] as const;

function Sample() {
  const [name, setName] = useState<(typeof names)[number]>('one');
  const tabs = names.map((each) => ({ name: each, title: `Tab ${each}`, content: <p>Panel {each}</p> }));
  return <Tabs label="Numbers" tabs={tabs} value={name} onValueChange={setName} />;
}

const tab = (name: string) => {
  const found = [...document.querySelectorAll<HTMLElement>('[role="tab"]')].find(
    (each) => each.textContent === `Tab ${name}`,
  );
  if (!found) throw new Error(`There is no tab "${name}".`);
  return found;
};
const key = (name: string) =>
  act(async () => {
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true }));
  });

/** The open tab is the only one that the Tab key reaches, and its panel the only one with anything in it. */
function expectOpen(name: string) {
  expect(tab(name).getAttribute('aria-selected')).toBe('true');
  expect(document.querySelectorAll('[aria-selected="true"], [role="tab"][tabindex="0"]')).toHaveLength(1);
  expect(page?.container.textContent).toContain(`Panel ${name}`);
  const panel = document.getElementById(tab(name).getAttribute('aria-controls') ?? '');
  expect(panel?.getAttribute('aria-labelledby')).toBe(tab(name).id);
  expect(document.querySelectorAll('[role="tabpanel"]:not([hidden])')).toHaveLength(1);
}

test('a press opens a tab', async () => {
  page = await render(<Sample />);
  expectOpen('one');
  await act(async () => tab('three').click());
  expectOpen('three');
});

test('the keyboard goes round, to the ends, and takes the focus along', async () => {
  page = await render(<Sample />);
  tab('one').focus();
  for (const [pressed, opened] of [
    ['ArrowRight', 'two'],
    ['End', 'three'],
    ['ArrowRight', 'one'],
    ['ArrowLeft', 'three'],
    ['Home', 'one'],
    ['a', 'one'],
  ] as const) {
    await key(pressed);
    expectOpen(opened);
    expect(document.activeElement).toBe(tab(opened));
  }
});

test('a panel that stays alive is there from its first opening on; any other is gone when left', async () => {
  const tabs = names.map((name) => ({
    name,
    title: `Tab ${name}`,
    content: <input aria-label={name} />,
    staysAlive: name !== 'two',
  }));
  function Fields() {
    const [name, setName] = useState<(typeof names)[number]>('one');
    return <Tabs label="Numbers" tabs={tabs} value={name} onValueChange={setName} />;
  }
  page = await render(<Fields />);
  const first = document.querySelector('input');
  await act(async () => tab('two').click());
  expect([...document.querySelectorAll('input')].map((each) => each.getAttribute('aria-label'))).toEqual([
    'one',
    'two',
  ]);
  await act(async () => tab('one').click());
  expect([...document.querySelectorAll('input')]).toEqual([first]);
});
