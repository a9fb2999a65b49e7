import { globSync, readFileSync } from 'node:fs';
import { afterEach, expect, test } from 'vitest';
import { render } from '#tests/support/render.tsx';
import { CookiePolicyPage } from './cookie-policy-page.tsx';
import { PrivacyPolicyPage } from './privacy-policy-page.tsx';
import { readPolicyFacts } from './read-policy-facts.ts';
import { storedKeys } from './stored-keys.ts';
import { TermsOfServicePage } from './terms-of-service-page.tsx';

let page: Awaited<ReturnType<typeof render>> | undefined;
afterEach(async () => {
  await page?.remove();
  document.head.querySelector('meta[name="candor-config"]')?.remove();
});

function setConfig(content: string) {
  const meta = document.createElement('meta');
  meta.name = 'candor-config';
  meta.content = content;
  document.head.append(meta);
}

test.each([
  [
    'Privacy Policy',
    PrivacyPolicyPage,
    [
      'Information we collect',
      'How we use it',
      'What language models receive',
      'Where we keep it, and for how long',
      'Security',
      'Who else receives data',
      'Your rights',
      'Age',
      'Changes',
      'Contact',
    ],
  ],
  [
    'Terms of Service',
    TermsOfServicePage,
    [
      'Acceptance',
      'The service',
      'Accounts',
      'Subscription and payment',
      'Acceptable use',
      'Intellectual property',
      'Liability',
      'Changes',
      'Contact',
    ],
  ],
  [
    'Cookie Policy',
    CookiePolicyPage,
    ['Types of cookies and storage', 'Third-party services', 'Managing cookies', 'Contact'],
  ],
])('%s has its sections, its dates, a contact and a way home', async (title, Page, sections) => {
  setConfig(JSON.stringify({ policies: { contact: 'help@candor.test', applies: ['model', 'openai'] } }));
  page = await render(<Page />);
  const { container } = page;
  expect(container.querySelector('h1')?.textContent).toBe(title);
  expect(document.title).toBe(`${title} · Candor`);
  const headings = [...container.querySelectorAll('section h2')].map((heading) => heading.textContent);
  expect(headings).toEqual(sections);
  const today = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date());
  expect(container.textContent).toContain(`Last updated: ${today}`);
  expect(container.textContent).toContain('Version 2026-11-17, in effect since November 17, 2026');
  const link = (text: string) =>
    [...container.querySelectorAll('a')].find((each) => each.textContent?.trim() === text);
  expect(link('Back to Home')?.getAttribute('href')).toBe('/');
  expect(link('help@candor.test')?.getAttribute('href')).toBe('mailto:help@candor.test');
  for (const anchor of container.querySelectorAll('nav a'))
    expect(container.querySelector(anchor.getAttribute('href') ?? '')).not.toBeNull();
});

test('the terms say that Premium renews unless it is canceled, and where', async () => {
  page = await render(<TermsOfServicePage />);
  const payment = page.container.querySelector('#payment')?.textContent;
  expect(payment).toContain('Premium renews every month at $14.99 unless you cancel');
  expect(payment).toContain('Cancel in your account settings at any time.');
  expect(page.container.querySelector('#payment a')?.getAttribute('href')).toBe('/account');
});

test('the cookie policy speaks of all four kinds of third parties, and of no analytics', async () => {
  page = await render(<CookiePolicyPage />);
  const text = page.container.querySelector('#third-parties')?.textContent;
  for (const kind of ['Authentication and storage.', 'Payments.', 'AI.', 'Analytics. None.'])
    expect(text).toContain(kind);
});

test('without settings, or with broken ones, a page still says whom to ask', () => {
  expect(readPolicyFacts(document, new Date()).contact).toBe('support@candor.example');
  setConfig('{');
  expect(readPolicyFacts(document, new Date()).applies).toContain('no-model');
});

test('the cookie policy lists every key that the app keeps on a device, and no other', () => {
  const files = globSync(['src/web/**/*.{ts,tsx}', 'public/*.js']).filter((file) => !file.includes('.test.'));
  const keeping = /storage\.(?:setItem|keep)\(|localStorage\.|Cache = |openDB<|writeDraft\(|useKeptDraft\(/;
  const used = new Set<string>();
  for (const file of files) {
    const source = readFileSync(file, 'utf8');
    if (!keeping.test(source) && !file.endsWith('drafts.ts')) continue;
    const named =
      /\b(?:\w*[kK]ey|\w+Cache|databaseName) = '([\w-]+)'|torage\.\w+\('([\w-]+)'|['`](\w+_draft_)/g;
    for (const [, constant, literal, draft] of source.matchAll(named))
      used.add(constant ?? literal ?? `${draft}{id}`);
  }
  const listed = storedKeys.map(({ key }) => key).filter((key) => !key.startsWith('sb-'));
  const shown = [...used].map((key) =>
    key.replace(/_draft_\w+$/, '_draft_{id}').replace(/^candor-app-$/, 'candor-app-{version}'),
  );
  expect([...new Set(shown)].toSorted()).toEqual(listed.toSorted());
});

test('nothing in the app keeps something on a device by other means', () => {
  const files = globSync(['src/web/**/*.{ts,tsx}', 'public/*.js']).filter((file) => !file.includes('.test.'));
  const found = files.filter((file) =>
    /document\.cookie|sessionStorage|indexedDB|openDB|cookieStore/.test(readFileSync(file, 'utf8')),
  );
  expect(found).toEqual(['src/web/native/kept-copies.ts']);
});
