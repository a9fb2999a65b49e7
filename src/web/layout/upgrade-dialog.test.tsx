import { afterEach, expect, test } from 'vitest';
import { render } from '#tests/support/render.tsx';
import { RoutePaths } from './route-paths.tsx';
import { UpgradeDialog } from './upgrade-dialog.tsx';

let page: Awaited<ReturnType<typeof render>> | undefined;
afterEach(async () => page?.remove());

test.each([
  [['/subscribe'], ['Upgrade Now - $14.99/month /subscribe']],
  [[], []],
])('with the pages %j it leads to %j', async (paths, expected) => {
  page = await render(
    <RoutePaths value={new Set<string>(paths)}>
      <UpgradeDialog message="You've reached your free tier limit!" open onOpenChange={() => undefined} />
    </RoutePaths>,
  );
  const links = [...document.querySelectorAll('[role="dialog"] a')];
  expect(links.map((link) => `${link.textContent} ${link.getAttribute('href')}`)).toEqual(expected);
  expect(document.querySelector('[role="dialog"]')?.textContent).toContain('Maybe Later');
});
