/**
 * All the script of a page made at build (at most 2 kB): the theme before the first paint, its switch, and the app.
 * Whoever has a session gets the app in place of the page at once; for everyone else it's fetched when all is quiet.
 * The app's side of the theme is `theme.ts`, of the session `auth-client.ts`.
 */
const root = document.documentElement;
const { entry = '', style = '', parts = '', later = '' } = document.currentScript?.dataset ?? {};
const names = (list: string) => list.split(' ').filter(Boolean);

function keptItems(): Record<string, unknown> {
  try {
    return { ...localStorage };
  } catch {
    return {};
  }
}

function showTheme(isLight: boolean): void {
  root.classList.toggle('dark', !isLight);
  document
    .querySelector('meta[name="theme-color"]')
    ?.setAttribute('content', isLight ? '#EEF2F7' : '#0F172A');
}

function addLink(rel: string, href: string): HTMLLinkElement {
  const link = document.createElement('link');
  link.rel = rel;
  link.crossOrigin = '';
  link.href = href;
  document.head.append(link);
  return link;
}

function openApp(): void {
  const showPage = () => root.classList.remove('opens-app');
  root.classList.add('opens-app');
  const sheet = addLink('stylesheet', style);
  for (const file of [entry, ...names(parts)]) addLink('modulepreload', file);
  const start = () => {
    const script = document.createElement('script');
    script.type = 'module';
    script.crossOrigin = '';
    script.src = entry;
    script.onerror = showPage;
    document.body.append(script);
  };
  sheet.onerror = showPage;
  sheet.onload = () => {
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', start);
    else start();
  };
}

function fetchAppLater(): void {
  for (const file of [style, entry, ...names(parts), ...names(later)]) addLink('prefetch', file);
  navigator.serviceWorker?.register('/sw.js').catch(() => {});
}

const kept = keptItems();
root.classList.add('has-script');
showTheme(kept.theme === 'light');

document.addEventListener('click', ({ target }) => {
  if (!(target instanceof Element) || !target.closest('[data-theme-switch]')) return;
  const isLight = root.classList.contains('dark');
  showTheme(isLight);
  try {
    localStorage.setItem('theme', isLight ? 'light' : 'dark');
  } catch {
    // Then it lasts as long as the page.
  }
});

if (Object.keys(kept).some((key) => /^sb-.+-auth-token$/.test(key))) openApp();
else
  addEventListener('load', () => {
    if ('requestIdleCallback' in window) requestIdleCallback(fetchAppLater);
    else setTimeout(fetchAppLater, 500);
  });
