import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readByUnpdf } from '#evals/documents/read-files.ts';
import { buildShell } from '../../build/pages/build-shell.ts';
import { expectToast, sessionOf } from '../support/browser.ts';
import { pasteResume, pressOptimize } from '../support/builder-steps.ts';
import { newPhone, shellOrigin } from '../support/shell-phone.ts';
import { startStage } from '../support/stage.ts';
import { runSql } from '../support/test-database.ts';

/** The build for the stores, on a phone that is played behind Capacitor's own bridge, against a server elsewhere. */
describe('the app from a store', async () => {
  const stage = await startStage({ crossOrigin: true });
  const folder = await mkdtemp(join(tmpdir(), 'candor-native-'));
  afterAll(() => rm(folder, { recursive: true }));
  await buildShell(folder, stage.app.config);
  const sessionKey = 'capacitor-storage_sb-127-auth-token';

  it('asks the device for exactly what is specified, once', async () => {
    const phone = await newPhone(stage, folder);
    await phone.start();
    await phone.page.getByRole('heading', { level: 1 }).waitFor();
    await expect.poll(() => phone.calls.at(-1)).toEqual(['SplashScreen', 'hide', {}]);
    expect(phone.calls).toEqual([
      ['StatusBar', 'setStyle', { style: 'DARK' }],
      ['StatusBar', 'setBackgroundColor', { color: '#0F172A' }],
      ['App', 'addListener', { eventName: 'backButton' }],
      ['Browser', 'addListener', { eventName: 'browserFinished' }],
      ['App', 'addListener', { eventName: 'appUrlOpen' }],
      ['SecureStorage', 'internalGetPrefixedKeys', { prefix: 'capacitor-storage_', sync: false }],
      ['SplashScreen', 'hide', {}],
    ]);
    expect(phone.complaints).toEqual([]);
  });

  it('goes back where there is a page before, and leaves at the root', async () => {
    const phone = await newPhone(stage, folder);
    await phone.start('/privacy-policy');
    await phone.page.getByRole('heading', { level: 1, name: 'Privacy Policy' }).waitFor();
    await phone.page.getByRole('link', { name: 'Terms of Service' }).first().click();
    await phone.page.getByRole('heading', { level: 1, name: 'Terms of Service' }).waitFor();
    await phone.emit('backButton', { canGoBack: true });
    await phone.page.getByRole('heading', { level: 1, name: 'Privacy Policy' }).waitFor();
    expect(phone.calls.filter(([, method]) => method === 'exitApp')).toEqual([]);
    await phone.emit('backButton', { canGoBack: false });
    await expect.poll(() => phone.calls.at(-1)).toEqual(['App', 'exitApp', {}]);
  });

  it('paints the place of the status bar in its own color, in both themes', async () => {
    const phone = await newPhone(stage, folder);
    await phone.start('/privacy-policy');
    await phone.page.getByRole('heading', { level: 1 }).waitFor();
    const bar = () =>
      phone.page.evaluate(() => {
        document.documentElement.classList.remove('dark');
        const { backgroundColor, position, top } = getComputedStyle(document.body, '::before');
        return { backgroundColor, position, top };
      });
    expect(await bar()).toEqual({ backgroundColor: 'rgb(15, 23, 42)', position: 'fixed', top: '0px' });
  });

  it('signs in with Google in the system browser, and keeps the session in the keychain', async () => {
    const phone = await newPhone(stage, folder);
    await phone.start('/auth');
    await phone.page.getByRole('button', { name: 'Continue with Google' }).click();
    const opened = () => phone.calls.find(([plugin, method]) => plugin === 'Browser' && method === 'open');
    await expect.poll(opened).toBeDefined();
    const address = String(opened()?.[2].url);
    expect(new URL(address).origin).toBe(stage.app.config.API_ORIGIN);
    expect(phone.keychain.has(`${sessionKey}-code-verifier`)).toBe(true);

    // Whoever closes it comes back to a button that can be pressed again.
    await phone.emit('browserFinished', {});
    await expect
      .poll(() => phone.page.getByRole('button', { name: 'Continue with Google' }).isEnabled())
      .toBe(true);

    const system = await (await stage.newDevice()).newPage();
    const back = system.waitForResponse((answer) =>
      /^careers\.candor\.app:/.test(answer.headers().location ?? ''),
    );
    await system.goto(address);
    await system.getByRole('textbox', { name: 'Email' }).fill('nia@example.com');
    await system.getByRole('button', { name: 'Continue', exact: true }).click();
    const { location = '' } = (await back).headers();
    expect(location).toMatch(/^careers\.candor\.app:\/\/open\/auth\?code=/);
    await phone.emit('appUrlOpen', { url: location });
    await phone.page.getByRole('button', { name: 'Your account' }).waitFor();
    expect(JSON.parse(phone.keychain.get(sessionKey) ?? '{}')).toMatchObject({
      user: { email: 'nia@example.com' },
    });
    const plain = await phone.page.evaluate(() => JSON.stringify({ ...localStorage }));
    expect(plain).not.toMatch(/auth-token|access_token/);
    expect(phone.complaints).toEqual([]);

    // Closed and started again, it's still somebody's; signed out, nothing is left.
    const again = await newPhone(stage, folder, { keychain: phone.keychain });
    await again.start('/documents');
    await again.page.getByRole('button', { name: 'Your account' }).click();
    await again.page.getByRole('menuitem', { name: 'Sign Out' }).click();
    await expect.poll(() => again.keychain.size).toBe(0);
  });

  it('forgets what an earlier installation left in the keychain', async () => {
    const keychain = new Map([[sessionKey, sessionOf(await stage.app.createPerson())]]);
    const phone = await newPhone(stage, folder, { keychain, isNew: true });
    await phone.start('/auth');
    await phone.page.getByRole('button', { name: 'Login' }).waitFor();
    expect(keychain.size).toBe(0);
  });

  it('opens links of its own scheme and of the site, and follows none to another host', async () => {
    const phone = await newPhone(stage, folder);
    await phone.start();
    await phone.page.getByRole('heading', { level: 1 }).waitFor();
    await phone.emit('appUrlOpen', { url: 'careers.candor.app://open/privacy-policy' });
    await phone.page.getByRole('heading', { level: 1, name: 'Privacy Policy' }).waitFor();
    await phone.emit('appUrlOpen', { url: `${stage.site}/terms-of-service` });
    await phone.page.getByRole('heading', { level: 1, name: 'Terms of Service' }).waitFor();
    await phone.emit('appUrlOpen', { url: 'careers.candor.app://open//evil.example/?code=1' });
    await phone.emit('appUrlOpen', { url: 'careers.candor.app://open/cookie-policy' });
    await phone.page.getByRole('heading', { level: 1, name: 'Cookie Policy' }).waitFor();
    expect(new URL(phone.page.url()).origin).toBe(shellOrigin);
  });

  it('optimizes a resume on the server, saves its PDF among the documents, and shares it', async () => {
    const phone = await newPhone(stage, folder);
    const { page, files, calls } = phone;
    const { call, ownerUrl } = stage.app;
    const [email, password] = ['nadia@example.com', 'a calm far password'];
    await call('POST', '/auth/v1/signup', { body: { email, password } });
    await runSql(ownerUrl, 'update auth.users set email_confirmed_at = now() where email = $1', [email]);
    await phone.start('/auth?next=%2Fresume-builder');
    await page.getByRole('textbox', { name: 'Email' }).fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Login' }).click();
    await page.getByRole('heading', { level: 1, name: 'Resume Builder' }).waitFor();
    await pasteResume(page);
    await pressOptimize(page);
    await expectToast(page, 'Resume Optimized');
    const savePdf = async () => {
      await page.getByRole('button', { name: 'Download' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'PDF' }).click();
      await expectToast(page, 'Downloaded', 'Your resume has been downloaded successfully.');
    };
    await savePdf();
    expect([...files.keys()]).toEqual(['DOCUMENTS/Candor/resume.pdf']);
    const pdf = Buffer.from(files.get('DOCUMENTS/Candor/resume.pdf') ?? '', 'base64');
    expect(await readByUnpdf(pdf)).toContain('Nadia Ferreira');

    await page.getByRole('button', { name: /^Share/ }).click();
    await expectToast(page, 'Shared Successfully');
    const shared = calls.find(([plugin]) => plugin === 'Share');
    expect(shared).toEqual([
      'Share',
      'share',
      { title: expect.any(String), files: ['file:///CACHE/shared/resume.pdf'] },
    ]);
    expect(files.get('CACHE/shared/resume.pdf')).toBe(files.get('DOCUMENTS/Candor/resume.pdf'));

    await savePdf();
    await expect.poll(() => [...files.keys()]).toContain('DOCUMENTS/Candor/resume (2).pdf');
    expect(phone.complaints).toEqual([]);
  });
});
