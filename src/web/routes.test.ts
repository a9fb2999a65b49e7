import { expect, test } from 'vitest';
import { appPaths, publicPaths } from '#contract/page-paths.ts';
import { routes } from './routes.tsx';

test('the server knows every page of the app, and no other', () => {
  const own = routes.map(({ path }) => path).filter((path) => !path.startsWith('/dev/'));
  expect(own.toSorted()).toEqual([...publicPaths, ...appPaths].toSorted());
});
