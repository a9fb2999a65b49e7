import { afterEach, beforeEach, expect, test, vi } from 'vitest';

interface AskedFace {
  family: string;
  source: string;
  descriptors: { weight: string; style: string; unicodeRange: string };
}

const asked: AskedFace[] = [];
const onPage = new Set<unknown>();
let isOffline = false;

/** A browser's own font loading, which happy-dom lacks. */
beforeEach(() => {
  class PlayedFontFace {
    constructor(family: string, source: string, descriptors: AskedFace['descriptors']) {
      asked.push({ family, source, descriptors });
    }
    load = async () => {
      if (isOffline) throw new Error('A network error occurred.');
    };
  }
  vi.stubGlobal('FontFace', PlayedFontFace);
  Object.defineProperty(document, 'fonts', { value: onPage, configurable: true });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
  asked.length = 0;
  onPage.clear();
  isOffline = false;
});

const load = async () => (await import('./document-fonts.ts')).loadDocumentFonts;

test('loads the Latin files of a template’s own faces, once', async () => {
  const loadDocumentFonts = await load();
  await loadDocumentFonts('classic', 'Ada Example');
  expect(
    asked.map(({ family, descriptors }) => `${family} ${descriptors.weight} ${descriptors.style}`),
  ).toEqual(['Source Serif 4 400 normal', 'Source Serif 4 700 normal', 'Source Serif 4 400 italic']);
  expect(asked.every(({ source }) => /source-serif-4-latin-\d00-\w+\.woff2/.test(source))).toBe(true);
  await loadDocumentFonts('classic', 'Ada Example, again');
  expect(asked).toHaveLength(3);
  expect(onPage.size).toBe(3);
});

test('loads more when a letter comes that needs it, the Chinese part too', async () => {
  const loadDocumentFonts = await load();
  await loadDocumentFonts('modern', 'Ada');
  const before = asked.length;
  await loadDocumentFonts('modern', 'Ada Анна');
  expect(asked.slice(before).every(({ source }) => source.includes('source-sans-3-cyrillic'))).toBe(true);
  expect(asked.length).toBeGreaterThan(before);
  await loadDocumentFonts('modern', 'Ada 张');
  expect(asked.at(-1)?.family).toBe('Noto Sans SC');
});

test('says that a font cannot be had, and tries again the next time', async () => {
  const loadDocumentFonts = await load();
  isOffline = true;
  await expect(loadDocumentFonts('minimalist', 'Ada')).rejects.toThrow('A network error');
  expect(onPage.size).toBe(0);
  isOffline = false;
  await loadDocumentFonts('minimalist', 'Ada');
  expect(onPage.size).toBe(2);
});
