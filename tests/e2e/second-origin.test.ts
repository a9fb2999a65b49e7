import { describe, expect, it } from 'vitest';
import { signInWithGoogle } from '../support/browser.ts';
import { startStage } from '../support/stage.ts';
import { runSql } from '../support/test-database.ts';

/** The page on one origin, the API on another, as in the native shell. */
describe('a page whose API has another origin', async () => {
  const { app, site, newDevice } = await startStage({ crossOrigin: true });
  const device = await newDevice();
  const page = await device.newPage();
  const email = 'far.away@example.com';
  const password = 'a calm far password';

  it('signs in over there', async () => {
    expect(new URL(app.config.API_ORIGIN).origin).not.toBe(site);
    await app.call('POST', '/auth/v1/signup', { body: { email, password } });
    await runSql(app.ownerUrl, 'update auth.users set email_confirmed_at = now() where email = $1', [email]);
    await page.goto(`${site}/auth`);
    await page.getByRole('textbox', { name: 'Email' }).fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Login' }).click();
    await page.getByRole('button', { name: 'Your account' }).waitFor();
  });

  it('follows a stream from there, under the page’s own content policy', async () => {
    const texts = await page.evaluate(async (api) => {
      const key = Object.keys(localStorage).find((name) => name.endsWith('-auth-token')) ?? '';
      const { access_token } = JSON.parse(localStorage.getItem(key) ?? '{}') as { access_token: string };
      const call = (method: string, path: string, body?: unknown) =>
        fetch(`${api}${path}`, {
          method,
          credentials: 'include',
          headers: {
            authorization: `Bearer ${access_token}`,
            prefer: 'respond-async',
            'idempotency-key': crypto.randomUUID(),
            ...(body ? { 'content-type': 'application/json' } : {}),
          },
          ...(body ? { body: JSON.stringify(body) } : {}),
        });
      const note = (await (await call('POST', '/api/notes', { text: 'hello' })).json()) as { id: string };
      const work = (await (await call('POST', `/api/notes/${note.id}/shout`, {})).json()) as {
        workId: string;
      };
      return (await call('GET', `/api/work/${work.workId}/events`)).text();
    }, app.config.API_ORIGIN);
    expect(texts).toContain('"state":"done"');
    expect(device.complaints).toEqual([]);
  });

  it('signs in with Google by a redirect over there', async () => {
    const other = await newDevice();
    const there = await other.newPage();
    await there.goto(`${site}/auth`);
    await signInWithGoogle(there, 'gina@example.com');
    await there.getByRole('button', { name: 'Your account' }).waitFor();
    expect(other.complaints).toEqual([]);
  });
});
