import { readFileSync } from 'node:fs';
import { PNG } from 'pngjs';
import { expect, it } from 'vitest';
import { staticPages } from './pages/page-list.tsx';
import { pictureSize } from './pages/sharing-picture.tsx';

const shared = staticPages.filter(({ path }) => path);

it.each(shared)('a shared link to $path has a picture of the right size', ({ name }) => {
  const { width, height } = PNG.sync.read(readFileSync(`public/og/${name}.png`));
  expect({ width, height }).toEqual(pictureSize);
});
