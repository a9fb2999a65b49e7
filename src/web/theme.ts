import { storage } from './native/storage.ts';

export type Theme = 'light' | 'dark';

const barColors: Record<Theme, string> = { light: '#EEF2F7', dark: '#0F172A' };
const listeners = new Set<() => void>();

/** `public/theme.js` has set the class before the first paint; from there on the class is the truth. */
export function currentTheme(): Theme {
  return document.documentElement.classList.contains('dark') ? 'dark' : 'light';
}

export function setTheme(theme: Theme): void {
  storage.setItem('theme', theme);
  document.documentElement.classList.toggle('dark', theme === 'dark');
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', barColors[theme]);
  for (const listener of listeners) listener();
}

export function onThemeChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
