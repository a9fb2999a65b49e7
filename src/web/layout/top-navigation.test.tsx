import { afterEach, beforeEach, expect, test } from 'vitest';
import { render } from '#tests/support/render.tsx';
import { createSignIn } from '#tests/support/sign-in.tsx';
import { routes } from '../routes.tsx';
import { Footer } from './footer.tsx';
import { RoutePaths } from './route-paths.tsx';
import { TopNavigation } from './top-navigation.tsx';

let page: Awaited<ReturnType<typeof render>> | undefined;

beforeEach(() => history.replaceState(null, '', '/'));
afterEach(async () => page?.remove());

async function show(paths: string[], user?: { email: string | undefined }) {
  const { SignedIn } = createSignIn(user);
  page = await render(
    <SignedIn>
      <RoutePaths value={new Set(paths)}>
        <TopNavigation />
        <Footer />
      </RoutePaths>
    </SignedIn>,
  );
  return page.container;
}

const links = (container: HTMLElement, within: string) =>
  [...container.querySelectorAll(`${within} a`)].map(
    (link) => `${link.textContent} ${link.getAttribute('href')}`,
  );

test('links only to pages that the route table holds', async () => {
  const container = await show(['/', '/resume-builder', '/job-search', '/privacy-policy']);
  expect(links(container, 'header nav')).toEqual(['Resume /resume-builder', 'Jobs /job-search']);
  expect(links(container, 'footer')).toEqual([
    'Resume Builder /resume-builder',
    'AI Job Search /job-search',
    'Privacy Policy /privacy-policy',
  ]);
  expect(container.querySelector('footer')?.textContent).not.toContain('Terms of Service');
});

test('lists all four tools in their order once they exist', async () => {
  const container = await show([
    '/resume-builder',
    '/cover-letter',
    '/interview-coach',
    '/job-search',
    '/linkedin-optimizer',
  ]);
  const names = [...container.querySelectorAll('header nav a')].map((link) => link.textContent);
  expect(names).toEqual(['Resume', 'Cover Letter', 'Interview', 'Jobs']);
});

test('lists the documents for whoever is signed in', async () => {
  const container = await show(['/resume-builder', '/documents'], { email: 'maya@example.com' });
  expect(links(container, 'header nav')).toEqual(['Resume /resume-builder', 'Documents /documents']);
});

test('invites on the landing page alone, and only when signed out', async () => {
  const invitation = (container: HTMLElement) =>
    links(container, 'header').filter((link) => link.includes('/auth'));
  expect(invitation(await show([]))).toEqual(['Sign In /auth', 'Get Started /auth?tab=sign-up']);
  await page?.remove();
  expect(invitation(await show([], { email: 'maya@example.com' }))).toEqual([]);
  await page?.remove();
  history.replaceState(null, '', '/auth');
  expect(invitation(await show([]))).toEqual([]);
});

test.each([
  ['maya@example.com', 'M'],
  [undefined, 'U'],
])('the avatar of %s shows %s', async (email, letter) => {
  const container = await show([], { email });
  expect(container.querySelector('header button[aria-label="Your account"]')?.textContent).toBe(letter);
});

test('the table holds each page once and none of the tools yet to come', () => {
  const paths = routes.map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
  expect(paths).toEqual(expect.arrayContaining(['/', '/auth', '/auth/reset-password']));
});
