import { act } from 'react';
import { afterEach, expect, test } from 'vitest';
import { Route, Switch } from 'wouter';
import { navigate } from 'wouter/use-browser-location';
import { eventually, render } from '#tests/support/render.tsx';
import { createSignIn } from '#tests/support/sign-in.tsx';
import { NotFoundPage } from './not-found-page.tsx';
import { PageFrame } from './page-frame.tsx';
import { PageHeading } from './page-heading.tsx';

let page: Awaited<ReturnType<typeof render>> | undefined;
afterEach(async () => page?.remove());

test('a new page names the tab and takes the focus; the first page leaves it alone', async () => {
  history.replaceState(null, '', '/here');
  const { SignedIn } = createSignIn();
  page = await render(
    <SignedIn>
      <PageFrame>
        <Switch>
          <Route path="/here">
            <PageHeading title="Here">Here</PageHeading>
          </Route>
          <Route component={NotFoundPage} />
        </Switch>
      </PageFrame>
    </SignedIn>,
  );
  expect(document.title).toBe('Here · Candor');
  expect(document.activeElement).toBe(document.body);

  await act(async () => navigate('/nowhere'));
  await eventually(() => expect(document.title).toBe('404 Page Not Found · Candor'));
  expect(document.activeElement?.tagName).toBe('H1');
  expect(page.container.querySelector('main')?.textContent).toContain(
    'Did you forget to add the page to the router?',
  );
  expect(page.container.querySelector('main a')?.getAttribute('href')).toBe('/');
});
