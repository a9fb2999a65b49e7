import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { Page } from 'playwright-core';
import { PNG } from 'pngjs';
import { splashSizes } from '#web/features/assets/asset-sizes.ts';
import { splashFace } from '#web/features/assets/draw-asset.ts';
import { startDrawing } from './draw-resume.ts';

type Drawing = typeof import('#web/features/assets/draw-asset.ts');

interface Asset {
  file: string;
  width: number;
  height: number;
  kind: 'icon' | 'maskable' | 'splash';
  /** Apple's store refuses an icon that could be seen through, whether it can or not. */
  isOpaque?: boolean;
}

const square = (file: string, size: number, kind: Asset['kind'] = 'icon'): Asset => ({
  file: `public/icons/${file}.png`,
  width: size,
  height: size,
  kind,
});

/** What `manifest.webmanifest` and `index.html` name, and the splash screens of the native shells. */
const assets: readonly Asset[] = [
  square('icon-192', 192),
  square('icon-512', 512),
  square('maskable-192', 192, 'maskable'),
  square('maskable-512', 512, 'maskable'),
  square('apple-touch-icon', 180),
  ...splashSizes.map(({ file, width, height }) => ({
    file: `public/splash/${file}`,
    width,
    height,
    kind: 'splash' as const,
  })),
  ...ofNativeShells(),
];

/** The phones draw theirs from `drawable/mark.xml`; these are for what takes pictures alone. */
function ofNativeShells(): Asset[] {
  const android = 'native/android/app/src/main/res';
  const ios = 'native/ios/App/App/Assets.xcassets';
  const size = (file: string, width: number, kind: Asset['kind']) => ({ file, width, height: width, kind });
  return [
    size(`${android}/mipmap-xxxhdpi/ic_launcher.png`, 192, 'icon'),
    { ...size(`${ios}/AppIcon.appiconset/AppIcon-512@2x.png`, 1024, 'icon'), isOpaque: true },
    size(`${ios}/Splash.imageset/Default@2x~universal~anyany.png`, 2732, 'splash'),
  ];
}

/** A page that can draw as the preview pages do: with their code and their face. */
async function openDesk(page: Page): Promise<void> {
  const font = fileURLToPath(
    import.meta.resolve(
      '@fontsource-variable/schibsted-grotesk/files/schibsted-grotesk-latin-wght-normal.woff2',
    ),
  );
  const data = (await readFile(font)).toString('base64');
  const { outputFiles } = await build({
    entryPoints: ['src/web/features/assets/draw-asset.ts'],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'drawing',
  });
  await page.addScriptTag({ content: outputFiles[0]?.text ?? '' });
  await page.evaluate(
    async ([name, source]) => {
      const face = new FontFace(name, `url(data:font/woff2;base64,${source})`, { weight: '400 900' });
      document.fonts.add(await face.load());
    },
    [splashFace, data] as const,
  );
}

async function drawAsset(page: Page, asset: Asset): Promise<Buffer> {
  const address = await page.evaluate((wanted) => {
    const { drawing } = globalThis as unknown as { drawing: Drawing };
    const canvas = Object.assign(document.createElement('canvas'), {
      width: wanted.width,
      height: wanted.height,
    });
    const context = canvas.getContext('2d');
    if (!context) throw new Error('There is nothing to draw on.');
    if (wanted.kind === 'splash') drawing.drawSplash(context, wanted);
    else drawing.drawIcon(context, wanted, wanted.kind === 'maskable');
    return canvas.toDataURL('image/png');
  }, asset);
  const picture = Buffer.from(address.slice(address.indexOf(',') + 1), 'base64');
  return asset.isOpaque ? PNG.sync.write(PNG.sync.read(picture), { colorType: 2 }) : picture;
}

/** `npm run build -- assets`: the app's icons and splash screens, drawn by the code of the preview pages, in `public/` and the projects of the native shells. */
const browser = await startDrawing();
if (!browser) throw new Error('No Chromium is installed: apt-get install chromium-headless-shell');
const page = await browser.newPage();
await openDesk(page);
await Promise.all(['icons', 'splash'].map((folder) => mkdir(`public/${folder}`, { recursive: true })));
for (const asset of assets) await writeFile(asset.file, await drawAsset(page, asset));
await browser.close();
