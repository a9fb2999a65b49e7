import { describe, expect, it } from 'vitest';
import { createRedirects } from './redirects.ts';

const redirects = createRedirects({
  PUBLIC_URL: 'https://candor.example',
  origins: [
    'https://candor.example',
    'capacitor://localhost',
    'https://localhost',
    'careers.candor.app://open',
  ],
});

/** Each path begins, once parsed, with what a browser takes for another host. */
const pathsThatReadAsHosts = [
  'https://localhost//evil.example/reset',
  'https://localhost/\\evil.example/reset',
  'https://localhost/\t/evil.example/reset',
  'https://localhost/.//evil.example/reset',
  'https://localhost/a/..//evil.example/reset',
  'capacitor://localhost//evil.example/reset',
  'capacitor://localhost/\\evil.example/reset',
  'capacitor://localhost/.//evil.example/reset',
  'https://candor.example//evil.example/reset',
];

describe('where people may be sent', () => {
  it.each([
    'https://candor.example/auth?x=1',
    'capacitor://localhost/auth',
    'https://localhost/auth',
    'careers.candor.app://open/auth',
  ])('%s', (url) => {
    expect(redirects.allowed(url).href).toBe(url);
  });

  it.each([
    undefined,
    '',
    '/auth',
    'https://evil.example/auth',
    'http://candor.example/auth',
    'https://candor.example:8443/auth',
    'https://candor.example.evil.example/',
    'https://candor.example@evil.example/',
    'https://user:word@candor.example/',
    'javascript:alert(1)',
    'capacitor://evil/auth',
    'careers.candor.app://elsewhere/auth',
    ...pathsThatReadAsHosts,
  ])('%s leads home', (url) => {
    expect(redirects.allowed(url).href).toBe('https://candor.example/');
  });

  it('a fragment is not carried along', () => {
    expect(redirects.allowed('https://candor.example/auth#access_token=x').hash).toBe('');
  });

  it('a mail leads to the web where an app inside a shell asked for it', () => {
    const asked = 'capacitor://localhost/auth/reset-password?sb_flow_id=1';
    expect(redirects.forMail(asked).href).toBe('https://candor.example/auth/reset-password?sb_flow_id=1');
    expect(redirects.forMail('https://localhost/auth').href).toBe('https://candor.example/auth');
    expect(redirects.forMail('https://candor.example/auth').href).toBe('https://candor.example/auth');
  });

  it.each(pathsThatReadAsHosts)('a mail asked for with %s stays on the site', (asked) => {
    expect(redirects.forMail(asked).origin).toBe('https://candor.example');
  });
});
