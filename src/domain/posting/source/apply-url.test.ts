import { expect, test } from 'vitest';
import { applyUrl } from './apply-url.ts';

test.each([
  ['https://jobs.lever.co/acme/1/apply', 'https://jobs.lever.co/acme/1/apply'],
  ['  http://example.com/a?b=c#d ', 'http://example.com/a?b=c#d'],
  ['HTTPS://Example.com/Ä', 'https://example.com/%C3%84'],
])('shows %s', (raw, url) => {
  expect(applyUrl(raw)).toBe(url);
});

test.each([
  'javascript:alert(1)',
  ' JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'file:///etc/passwd',
  'ftp://example.com/a',
  'mailto:a@example.com',
  'blob:https://example.com/1',
  '//example.com/a',
  '/relative',
  'example.com/job',
  'https:example.com',
  'https://',
  'https://user:secret@example.com/',
  'https://accounts.example.com@evil.example/',
  'https:\\\\evil.example',
  'https://exam ple.com',
  'https://example.com/\u202Egpj.exe',
  'https://example.com/"onmouseover="alert(1)',
  'https://example.com/<script>',
  `https://example.com/${'a'.repeat(3_000)}`,
  '',
  null,
  undefined,
  42,
])('does not show %j', (raw) => {
  expect(applyUrl(raw)).toBeNull();
});
