import { readFileSync } from 'node:fs';
import { runInThisContext } from 'node:vm';
import { beforeEach, expect, test } from 'vitest';
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

test('a choice is kept under the key "theme" and sets the class', () => {
  setTheme('dark');
  expect(root.classList.contains('dark')).toBe(true);
  setTheme('light');
  expect(root.classList.contains('dark')).toBe(false);
  expect(localStorage.getItem('theme')).toBe('light');
  expect(barColor()).toBe('#EEF2F7');
});
