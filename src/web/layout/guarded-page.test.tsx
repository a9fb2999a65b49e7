import { lazy, Suspense } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { eventually, render } from '#tests/support/render.tsx';
import { createSignIn } from '#tests/support/sign-in.tsx';
import { routes } from '../routes.tsx';
import { AuthProvider } from '../session.tsx';
import { Toaster } from '../ui/toaster.tsx';
import { GuardedPage } from './guarded-page.tsx';

let page: Awaited<ReturnType<typeof render>> | undefined;
afterEach(async () => page?.remove());

const text = () => document.body.textContent ?? '';

interface Who {
  user?: { email: string };
  /** It's known from the start that nobody is signed in, as nothing is stored. */
  isVisitor?: boolean;
}

/** Opens an address as the route table guards it, with a page in place of the real one that knows when it's loaded. */
async function open(path: string, search: string, { user, isVisitor = false }: Who = {}) {
  const asked = routes.find((route) => route.path === path)?.asked;
  if (!asked) throw new Error(`${path} is for everybody.`);
  history.replaceState(null, '', path.replace(':id', '7') + search);
  const load = vi.fn(async () => ({ default: () => <h1>The page</h1> }));
  const Page = lazy(load);
  const { client } = createSignIn(user);
  page = await render(
    <AuthProvider loadClient={async () => client} startAfter={isVisitor ? async () => {} : undefined}>
      <Suspense>
        <GuardedPage page={Page} asked={asked} />
      </Suspense>
      <Toaster />
    </AuthProvider>,
  );
  return load;
}

test.each([
  // First, as a message outlives the page that it's about.
  ['/job-search', undefined],
  ['/job-results/:id', undefined],
  ['/resume-builder', 'Please sign in to access the resume builder'],
  ['/cover-letter', 'Please sign in to access the cover letter generator'],
  ['/interview-coach', 'Please sign in to access the interview coach'],
  ['/documents', 'Please sign in to see your documents'],
  ['/account', 'Please sign in to see your account'],
])(
  'spec 4, 8: %s sends a visitor to the sign-in, and says why where there is a reason',
  async (path, reason) => {
    const asked = routes.find((route) => route.path === path)?.asked;
    expect(asked?.reason).toBe(reason);
    await open(path, '?a=1');
    await eventually(() => expect(location.pathname).toBe('/auth'));
    expect(new URLSearchParams(location.search).get('next')).toBe(`${path.replace(':id', '7')}?a=1`);
    expect(text()).not.toContain('The page');
    if (reason) expect(text()).toContain(`Authentication Required${reason}`);
    else expect(text()).not.toContain('Authentication Required');
  },
);

test('of the page nothing is loaded for somebody who is known to be a visitor', async () => {
  const load = await open('/interview-coach', '', { isVisitor: true });
  await eventually(() => expect(location.pathname).toBe('/auth'));
  expect(load).not.toHaveBeenCalled();
});

test('whoever is signed in gets the page', async () => {
  await open('/documents', '', { user: { email: 'anna@example.com' } });
  await eventually(() => expect(text()).toContain('The page'));
});

test('the sample of the builder is for everybody', async () => {
  await open('/resume-builder', '?sample=1');
  await eventually(() => expect(text()).toContain('The page'));
  expect(location.pathname).toBe('/resume-builder');
});
