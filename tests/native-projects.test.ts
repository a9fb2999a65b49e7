import { execFileSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const maxFiles = 120;
const maxBytes = 600_000;

const committed = execFileSync('git', ['ls-files', 'native'], { encoding: 'utf8' }).trim().split('\n');
const textOf = (file: string) => readFile(file, 'utf8');

describe('the projects of the native shells', () => {
  it('hold what they need and nothing that is built', async () => {
    const sizes = await Promise.all(committed.map(async (file) => (await stat(file)).size));
    expect(committed.length).toBeGreaterThan(20);
    expect(committed.length).toBeLessThanOrEqual(maxFiles);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(maxBytes);
    expect(
      committed.filter((file) => /\/(?:build|public|Pods|\.gradle)\/|\.(?:apk|aab|ipa)$/.test(file)),
    ).toEqual([]);
  });

  it('have the app’s name, its color and its scheme', async () => {
    const { appId } = JSON.parse(await textOf('capacitor.config.json')) as { appId: string };
    const android = 'native/android/app/src/main';
    const [gradle, strings, colors, plist, project] = await Promise.all(
      [
        'native/android/app/build.gradle',
        `${android}/res/values/strings.xml`,
        `${android}/res/values/colors.xml`,
        'native/ios/App/App/Info.plist',
        'native/ios/App/App.xcodeproj/project.pbxproj',
      ].map(textOf),
    );
    expect(gradle).toContain(`applicationId "${appId}"`);
    expect(strings).toContain(`<string name="custom_url_scheme">${appId}</string>`);
    expect(colors).toContain('<color name="slate">#0F172A</color>');
    expect(plist).toContain(`<string>${appId}</string>`);
    expect(project).toContain(`PRODUCT_BUNDLE_IDENTIFIER = ${appId};`);
  });

  it('take Capacitor and its plugins in one exact version each', async () => {
    const { dependencies, devDependencies } = JSON.parse(await textOf('package.json')) as Record<
      string,
      Record<string, string>
    >;
    const versions = Object.entries({ ...dependencies, ...devDependencies }).filter(([name]) =>
      /capacitor/.test(name),
    );
    expect(versions.length).toBeGreaterThan(8);
    for (const [, version] of versions) expect(version).toMatch(/^8\.\d+\.\d+$/);
  });
});

describe('npx cap sync', () => {
  let folder: string;

  /** In a copy: a checkout may be in the middle of something. */
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'candor-sync-'));
    for (const file of ['package.json', 'capacitor.config.json', ...committed])
      await cp(file, join(folder, file), { recursive: true });
    await symlink(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'));
    await mkdir(join(folder, 'dist/native'), { recursive: true });
    await writeFile(join(folder, 'dist/native/index.html'), '<!doctype html><title>Candor</title>');
  });
  afterAll(() => rm(folder, { recursive: true }));

  it('leaves no difference, without a network', async () => {
    // Its paths to the plugins shall lead through the copy, as they do in a checkout.
    const asInstalled = ['--preserve-symlinks', '--preserve-symlinks-main'];
    const said = execFileSync(
      process.execPath,
      [...asInstalled, 'node_modules/@capacitor/cli/bin/capacitor', 'sync'],
      {
        cwd: folder,
        encoding: 'utf8',
      },
    );
    expect(said).toMatch(/Sync finished/);
    const page = await textOf(join(folder, 'native/android/app/src/main/assets/public/index.html'));
    expect(page).toContain('Candor');
    const changed = await Promise.all(
      committed.map(async (file) => {
        const [before, after] = await Promise.all([readFile(file), readFile(join(folder, file))]);
        return before.equals(after) ? [] : [file];
      }),
    );
    expect(changed.flat()).toEqual([]);
  });
});
