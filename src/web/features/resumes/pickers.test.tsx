import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { colorSchemes } from '#domain/resume/color-schemes.ts';
import type { TemplateId } from '#domain/resume/templates.ts';
import { eventually, press, render } from '#tests/support/render.tsx';
import { templateWords } from '../../ui/look-names.ts';
import { ColorPicker } from './color-picker.tsx';
import { PageSizeSwitch } from './preview/page-size-switch.tsx';
import { TemplatePicker } from './template-picker.tsx';

let page: Awaited<ReturnType<typeof render>> | undefined;
const asked: string[] = [];

beforeEach(() => screenOf({ isPhone: false }));
afterEach(async () => {
  await page?.remove();
  asked.length = 0;
  vi.unstubAllGlobals();
});

function screenOf({ isPhone }: { isPhone: boolean }): void {
  const list = { matches: !isPhone, addEventListener: () => {}, removeEventListener: () => {} };
  vi.stubGlobal('matchMedia', () => list);
}

const radios = () => [...document.querySelectorAll<HTMLElement>('[role="radio"]')];
const nameOf = (element: Element | null) => element?.getAttribute('aria-label') ?? element?.textContent ?? '';
const radio = (name: string) => {
  const found = radios().find((each) => nameOf(each).startsWith(name));
  if (!found) throw new Error(`There is no "${name}".`);
  return found;
};
const key = (name: string) =>
  act(async () => {
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true }));
  });
const focused = () => nameOf(document.activeElement);
const isChecked = (each: Element) => each.getAttribute('aria-checked') === 'true';

async function showTemplates(value: TemplateId, isPremium = false): Promise<void> {
  page = await render(
    <TemplatePicker
      value={value}
      colorScheme="navy"
      isPremium={isPremium}
      onPick={(id) => asked.push(id)}
      onLocked={() => asked.push('locked')}
    />,
  );
}

test('spec 2 and 3: ten templates with their names, descriptions and pictures in the chosen scheme', async () => {
  await showTemplates('classic');
  expect(radios()).toHaveLength(10);
  for (const [id, { name, description }] of Object.entries(templateWords)) {
    const shown = radio(name);
    expect(shown.textContent).toContain(description);
    expect(shown.querySelector('img')?.getAttribute('src')).toBe(`/thumbnails/${id}-navy.webp`);
  }
  expect(radio('Classic').textContent).toContain('Traditional corporate');
  expect(radio('Modern').textContent).toContain('Clean contemporary');
  expect(radios().filter(isChecked)).toEqual([radio('Classic')]);
});

test('spec 2: premium templates are dimmed, with a lock and a "Premium" badge, and can still be looked at', async () => {
  await showTemplates('classic');
  const locked = radios().filter((each) => each.textContent?.includes('Premium'));
  expect(locked).toHaveLength(8);
  for (const each of locked) {
    expect(each.querySelector('img')?.className).toContain('opacity-55');
    expect(each.querySelector('svg')).not.toBeNull();
    expect(each.hasAttribute('disabled')).toBe(false);
  }
  expect(radio('Classic').querySelector('svg')).toBeNull();
});

test('spec 4: picking a premium template without Premium is told and changes nothing; with Premium it is picked', async () => {
  await showTemplates('modern');
  await act(async () => radio('Bold').click());
  expect(asked).toEqual(['locked']);
  expect(isChecked(radio('Modern'))).toBe(true);
  await page?.remove();
  await showTemplates('modern', true);
  expect(document.body.textContent).not.toContain('Premium');
  await act(async () => radio('Bold').click());
  expect(asked).toEqual(['locked', 'bold']);
});

test('arrows go round the templates: a free one is picked, a locked one only looked at', async () => {
  await showTemplates('classic');
  expect(radios().filter((each) => each.tabIndex === 0)).toEqual([radio('Classic')]);
  radio('Classic').focus();
  await key('ArrowRight');
  expect(focused()).toContain('Modern');
  await key('ArrowDown');
  expect(focused()).toContain('Executive');
  await key('ArrowUp');
  radio('Classic').focus();
  await key('ArrowLeft');
  expect(focused()).toContain('Contemporary');
  expect(asked).toEqual(['modern', 'modern']);
});

test('on a phone the templates come in a sheet; Premium is told without it, because it would lie above', async () => {
  screenOf({ isPhone: true });
  await showTemplates('classic');
  expect(radios()).toEqual([]);
  expect(page?.container.textContent).toBe('TemplateClassicTraditional corporate');
  await act(async () => page?.container.querySelector('button')?.click());
  await eventually(() => expect(radios()).toHaveLength(10));
  await act(async () => radio('Modern').click());
  expect(asked).toEqual(['modern']);
  expect(radios()).toHaveLength(10);
  await act(async () => radio('Elegant').click());
  expect(asked).toEqual(['modern', 'locked']);
  await eventually(() => expect(radios()).toEqual([]));
});

test('spec 3: five color schemes by their names; arrows and clicks pick', async () => {
  page = await render(<ColorPicker value="amber" onPick={(id) => asked.push(id)} />);
  expect(radios().map(nameOf)).toEqual([
    'Modern Teal',
    'Classic Navy',
    'Executive Plum',
    'Emerald Growth',
    'Warm Minimal',
  ]);
  expect(page.container.textContent).toBe('Warm Minimal');
  expect(radio('Modern Teal').innerHTML).toContain(colorSchemes.teal.primary);
  radio('Warm Minimal').focus();
  await key('ArrowRight');
  await press('Executive Plum');
  expect(asked).toEqual(['teal', 'plum']);
});

test('arrows follow the direction of reading', async () => {
  page = await render(<ColorPicker value="teal" onPick={(id) => asked.push(id)} />);
  for (const each of radios()) each.style.direction = 'rtl';
  radio('Modern Teal').focus();
  await key('ArrowLeft');
  expect(focused()).toBe('Classic Navy');
  await key('ArrowDown');
  expect(asked).toEqual(['navy', 'plum']);
});

test('the page size is one of two', async () => {
  page = await render(<PageSizeSwitch value="letter" onPick={(id) => asked.push(id)} />);
  expect(radios().map(nameOf)).toEqual(['Letter', 'A4']);
  expect(radios().map(isChecked)).toEqual([true, false]);
  await press('A4');
  expect(asked).toEqual(['a4']);
});
