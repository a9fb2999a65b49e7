import { createHash } from 'node:crypto';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createPasswordRules } from './password-rules.ts';

const settings = { PASSWORD_MIN_LENGTH: 6, PASSWORD_BREACH_CHECK: true };
const quiet = { warn: () => {} };
const suffixOf = (password: string) =>
  createHash('sha1').update(password).digest('hex').toUpperCase().slice(5);

/** Plays the public list of breached passwords. */
async function startRange(answer: RequestListener): Promise<{ url: string; asked: string[] }> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/range/`, asked };
}

const weak = (reason: string) => ({ code: 'weak_password', extra: { weak_password: { reasons: [reason] } } });

describe('a new password', () => {
  it('needs the length that is set', async () => {
    const rules = createPasswordRules({ PASSWORD_MIN_LENGTH: 10, PASSWORD_BREACH_CHECK: false }, quiet);
    await expect(rules.check('vk3!pz8qq')).rejects.toMatchObject(weak('length'));
    await expect(rules.check('vk3!pz8qqx')).resolves.toBeUndefined();
  });

  it.each(['123456', 'Password', 'QWERTYUIOP', 'iloveyou'])('must not be the common %s', async (password) => {
    const rules = createPasswordRules({ ...settings, PASSWORD_BREACH_CHECK: false }, quiet);
    await expect(rules.check(password)).rejects.toMatchObject(weak('pwned'));
  });

  it('must not be in a known breach; only five digits of its hash are sent', async () => {
    const { url, asked } = await startRange((_, response) =>
      response.end(`${suffixOf('vk3!pz8')}:12\r\nABC:0`),
    );
    const rules = createPasswordRules(settings, quiet, url);
    await expect(rules.check('vk3!pz8')).rejects.toMatchObject(weak('pwned'));
    expect(asked).toEqual([expect.stringMatching(/^\/range\/[0-9A-F]{5}$/)]);
  });

  it('may be on a line that only pads the answer', async () => {
    const { url } = await startRange((_, response) => response.end(`${suffixOf('vk3!pz8')}:0`));
    await expect(createPasswordRules(settings, quiet, url).check('vk3!pz8')).resolves.toBeUndefined();
  });

  it('is accepted when the list fails', async () => {
    const { url } = await startRange((_, response) => response.writeHead(503).end());
    await expect(createPasswordRules(settings, quiet, url).check('vk3!pz8')).resolves.toBeUndefined();
  });

  it('is accepted after a second when the list does not answer', async () => {
    const { url } = await startRange(() => {});
    const start = performance.now();
    await expect(createPasswordRules(settings, quiet, url).check('vk3!pz8')).resolves.toBeUndefined();
    expect(performance.now() - start).toBeLessThan(1_500);
  });

  it('is not looked up where that is turned off', async () => {
    const { url, asked } = await startRange((_, response) => response.end());
    await createPasswordRules({ ...settings, PASSWORD_BREACH_CHECK: false }, quiet, url).check('vk3!pz8');
    expect(asked).toEqual([]);
  });
});
