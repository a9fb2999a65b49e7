import { expect, test, vi } from 'vitest';
import { readSettings } from './settings.ts';

function page(head: string): Document {
  return new DOMParser().parseFromString(`<head>${head}</head>`, 'text/html');
}

const shipped = { passwordMinLength: 6, freeResumes: 1, freeCoverLetters: 1 };

test('empty settings mean the same origin', () => {
  const config = `<meta name="candor-config" content='{"apiOrigin":"","authUrl":""}'>`;
  const same = { ...shipped, apiOrigin: '', authUrl: 'https://candor.test/auth/v1', styleNonce: undefined };
  expect(readSettings(page(config), 'https://candor.test')).toEqual(same);
  expect(readSettings(page(''), 'https://candor.test')).toEqual(same);
});

test('other origins and the nonce are read from the page', () => {
  const config = {
    apiOrigin: 'https://api.test',
    authUrl: 'https://x.test/auth/v1',
    ...{ passwordMinLength: 12, freeResumes: 3, freeCoverLetters: 0 },
  };
  const head = `<meta name="candor-config" content='${JSON.stringify(config)}'>
    <meta property="csp-nonce">`;
  const answered = page(head);
  // Browsers give a nonce as a property only.
  Object.assign(answered.querySelector('[property="csp-nonce"]') ?? {}, { nonce: 'n1' });
  expect(readSettings(answered, 'https://candor.test')).toEqual({ ...config, styleNonce: 'n1' });
});

test('sign-in goes where the API is, unless it has an address of its own', () => {
  const config = `<meta name="candor-config" content='{"apiOrigin":"https://api.test"}'>`;
  expect(readSettings(page(config), 'capacitor://localhost').authUrl).toBe('https://api.test/auth/v1');
});

test('settings that cannot be read are logged', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const settings = readSettings(page('<meta name="candor-config" content="{">'), 'https://candor.test');
  expect(settings.authUrl).toBe('https://candor.test/auth/v1');
  expect(warn).toHaveBeenCalledOnce();
  warn.mockRestore();
});
