import { afterEach, expect, test, vi } from 'vitest';
import { openLink } from './open-link.ts';
import { saveFile } from './save-file.ts';
import { canShare, share } from './share.ts';
import { storage } from './storage.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
});

test('storage keeps on the device; a device that refuses is only logged, and the value lives on in the page', () => {
  storage.setItem('theme', 'light');
  expect(localStorage.getItem('theme')).toBe('light');
  storage.removeItem('theme');
  expect(storage.getItem('theme')).toBeNull();

  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const refuse = () => {
    throw new DOMException('Full', 'QuotaExceededError');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  storage.setItem('draft', 'text');
  expect(storage.getItem('draft')).toBe('text');
  storage.removeItem('draft');
  expect(storage.getItem('draft')).toBeNull();
  expect(warn).toHaveBeenCalledTimes(4);
});

test.each([
  ['shared', async () => {}],
  ['cancelled', () => Promise.reject(new DOMException('Closed', 'AbortError'))],
  ['failed', () => Promise.reject(new Error('No'))],
  ['expired', () => Promise.reject(new DOMException('Too late', 'NotAllowedError'))],
])('sharing is %s', async (outcome, sheet) => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.stubGlobal('navigator', { share: sheet });
  expect(await share({ title: 'Resume', text: 'Mine', url: 'https://candor.test' })).toBe(outcome);
});

test('a device is asked what it can share; one that cannot say shares links alone', () => {
  const link = { title: 'Resume', url: 'https://candor.test' };
  const file = { title: 'Resume', files: [new File([''], 'resume.pdf')] };
  const answers = (navigator: object) => {
    vi.stubGlobal('navigator', navigator);
    return [canShare(link), canShare(file)];
  };
  expect(answers({})).toEqual([false, false]);
  expect(answers({ share: async () => {} })).toEqual([true, false]);
  expect(answers({ share: async () => {}, canShare: () => true })).toEqual([true, true]);
});

test('a file is saved under its name', async () => {
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(`${this.download} ${this.href.slice(0, 5)}`);
  });
  await saveFile(new Blob(['%PDF']), 'resume.pdf');
  expect(saved).toEqual(['resume.pdf blob:']);
});

test('another site opens in a tab that knows nothing of this one', () => {
  const open = vi.spyOn(window, 'open').mockImplementation(() => null);
  openLink('https://jobs.test/1');
  expect(open).toHaveBeenCalledWith('https://jobs.test/1', '_blank', 'noopener,noreferrer');
});
