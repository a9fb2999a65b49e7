import { readFileSync } from 'node:fs';
import { runInThisContext } from 'node:vm';
import { beforeEach, expect, test, vi } from 'vitest';
import { currentTheme, setTheme } from './theme.ts';

const beforePaint = readFileSync('public/theme.js', 'utf8');
const root = document.documentElement;

beforeEach(() => {
  localStorage.clear();
  root.className = '';
  document.head.innerHTML = '<meta name="theme-color" content="#0F172A">';
});

const barColor = () => document.querySelector('meta[name="theme-color"]')?.getAttribute('content');

test.each([
  [null, 'dark', '#0F172A'],
  ['dark', 'dark', '#0F172A'],
  ['light', 'light', '#EEF2F7'],
])('stored %s paints %s', (stored, theme, color) => {
  if (stored) localStorage.setItem('theme', stored);
  runInThisContext(beforePaint);
  expect(currentTheme()).toBe(theme);
  expect(barColor()).toBe(color);
});

test('whoever is signed in never sees the navigation of a visitor', () => {
  runInThisContext(beforePaint);
  expect(root.className).toBe('dark has-script');
  localStorage.setItem('sb-localhost-auth-token', '{}');
  runInThisContext(beforePaint);
  expect(root.classList.contains('opens-app')).toBe(true);
});

test.each([
  ['a visitor', null, '', []],
  ['a visitor who opens the sample', null, '?sample=1', ['/assets/a.js', '/assets/b.js']],
  ['whoever is signed in', '{}', '', ['/assets/a.js', '/assets/b.js']],
])('the files of a tool are asked for ahead: %s', (_, session, search, files) => {
  history.replaceState(null, '', `/resume-builder${search}`);
  if (session) localStorage.setItem('sb-localhost-auth-token', session);
  const script = Object.assign(document.createElement('script'), { src: '/theme.js' });
  script.dataset.parts = '/assets/a.js /assets/b.js';
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
  runInThisContext(beforePaint);
  const links = [...document.head.querySelectorAll('link[rel="modulepreload"]')];
  expect(links.map((link) => link.getAttribute('href'))).toEqual(files);
  vi.restoreAllMocks();
});

test('a choice is kept under the key "theme" and sets the class', () => {
  setTheme('dark');
  expect(root.classList.contains('dark')).toBe(true);
  setTheme('light');
  expect(root.classList.contains('dark')).toBe(false);
  expect(localStorage.getItem('theme')).toBe('light');
  expect(barColor()).toBe('#EEF2F7');
});
