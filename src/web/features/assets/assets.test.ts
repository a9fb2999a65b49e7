import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { iconSizes, splashSizes } from './asset-sizes.ts';
import { saveAll } from './save-all.ts';

test('has the six splash sizes, the first with the file name that iOS asks for', () => {
  expect(splashSizes.map(({ name, width, height }) => `${name} ${width}x${height}`)).toEqual([
    'iOS Universal 2732x2732',
    'Android MDPI 320x480',
    'Android HDPI 480x800',
    'Android XHDPI 720x1280',
    'Android XXHDPI 960x1600',
    'Android XXXHDPI 1280x1920',
  ]);
  expect(splashSizes[0].file).toBe('Default@2x~universal~anyany.png');
});

test('has the 15 icon sizes, each with a file of its own', () => {
  expect(iconSizes.map(({ name, width }) => `${name} ${width}`)).toEqual([
    'iOS App Store 1024',
    'Play Store 512',
    'iOS 60pt@3x 180',
    'iOS 60pt@2x 120',
    'iOS 40pt@3x 120',
    'iOS 40pt@2x 80',
    'iOS 29pt@3x 87',
    'iOS 29pt@2x 58',
    'iOS 20pt@3x 60',
    'iOS 20pt@2x 40',
    'Android XXXHDPI 192',
    'Android XXHDPI 144',
    'Android XHDPI 96',
    'Android HDPI 72',
    'Android MDPI 48',
  ]);
  expect(new Set(iconSizes.map(({ file }) => file)).size).toBe(15);
});

test('saves one after the other, 200 ms apart', async () => {
  const rings: { ring: () => void; ms: number }[] = [];
  const saved: number[] = [];
  const done = saveAll([1, 2, 3], async (item) => void saved.push(item), {
    setTimeout: (ring, ms) => rings.push({ ring, ms }),
  });
  for (const expected of [[1], [1, 2]]) {
    await Promise.resolve();
    await Promise.resolve();
    expect(saved).toEqual(expected);
    expect(rings.map(({ ms }) => ms)).toEqual(expected.map(() => 200));
    rings.at(-1)?.ring();
  }
  await done;
  expect(saved).toEqual([1, 2, 3]);
  expect(rings).toHaveLength(2);
});

test('a file that cannot be saved ends it, and the others are not pretended', async () => {
  const saved: number[] = [];
  const save = async (item: number) => {
    if (item === 2) throw new Error('No room');
    saved.push(item);
  };
  const clock = { setTimeout: (ring: () => void) => ring() };
  await expect(saveAll([1, 2, 3], save, clock)).rejects.toThrow('No room');
  expect(saved).toEqual([1]);
});

/** Width and height as the head of a PNG says them. */
const sizeOf = (file: string) => {
  const head = readFileSync(`public/${file}`).subarray(16, 24);
  return [head.readUInt32BE(0), head.readUInt32BE(4)];
};

test('every picture that the manifest and the page name is there in its size', () => {
  const { icons } = JSON.parse(readFileSync('public/manifest.webmanifest', 'utf8')) as {
    icons: { src: string; sizes: string; purpose?: string }[];
  };
  const pictures = icons.filter(({ src }) => src.endsWith('.png'));
  expect(pictures.map(({ sizes, purpose }) => `${sizes} ${purpose ?? 'any'}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '192x192 maskable',
    '512x512 maskable',
  ]);
  for (const { src, sizes } of pictures) expect(sizeOf(src).join('x')).toBe(sizes);
  expect(readFileSync('index.html', 'utf8')).toContain(
    'rel="apple-touch-icon" href="/icons/apple-touch-icon.png"',
  );
  expect(sizeOf('icons/apple-touch-icon.png')).toEqual([180, 180]);
  for (const { file, width, height } of splashSizes)
    expect(sizeOf(`splash/${file}`)).toEqual([width, height]);
});
