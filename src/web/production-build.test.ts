// @vitest-environment node
import { gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

const entryBudgetBytes = 90_000;
const routeBudgetBytes = 150_000;
const builderBudgetBytes = 45_000;
/** Scripts only; the page, its styles, fonts and calls come on top. */
const builderBudgetFiles = 30;

let chunks: Map<string, Rolldown.OutputChunk>;

beforeAll(async () => {
  vi.stubEnv('NODE_ENV', 'production');
  const built = await build({ logLevel: 'silent', mode: 'production', build: { write: false } });
  if (!('output' in built)) throw new Error('The build gave no output.');
  const written = built.output.filter((file) => file.type === 'chunk');
  chunks = new Map(written.map((chunk) => [chunk.fileName, chunk]));
}, 120_000);

afterAll(() => vi.unstubAllEnvs());

const all = () => [...chunks.values()];
const named = (name: string) => all().filter((chunk) => chunk.name === name);

/** A chunk and all that it imports at once, without what it loads later. */
function withImports(chunk: Rolldown.OutputChunk, found = new Set<Rolldown.OutputChunk>()) {
  if (found.has(chunk)) return found;
  found.add(chunk);
  for (const name of chunk.imports) {
    const imported = chunks.get(name);
    if (imported) withImports(imported, found);
  }
  return found;
}

function gzipBytes(loaded: Iterable<Rolldown.OutputChunk>): number {
  return [...loaded].reduce((sum, { code }) => sum + gzipSync(code).length, 0);
}

function entry(): Rolldown.OutputChunk {
  const found = all().find((chunk) => chunk.isEntry);
  if (!found) throw new Error('The build has no entry.');
  return found;
}

test('the entry of the app keeps its budget', () => {
  expect(gzipBytes(withImports(entry()))).toBeLessThanOrEqual(entryBudgetBytes);
});

/** What is loaded before any page: the entry and, beside it, the sign-in client. */
function ahead(): Set<Rolldown.OutputChunk> {
  const signInClient = all().filter((chunk) => chunk.moduleIds.some((id) => id.includes('auth-js')));
  return new Set([entry(), ...signInClient].flatMap((chunk) => [...withImports(chunk)]));
}

test('every page keeps its budget on the first load, sign-in client and data client included', () => {
  const pages = all().filter((chunk) => chunk.facadeModuleId?.endsWith('-page.tsx'));
  expect(pages.length).toBeGreaterThanOrEqual(3);
  const sizes = pages.map((page) => ({
    page: page.name,
    bytes: gzipBytes(new Set([...ahead(), ...withImports(page)])),
  }));
  expect(sizes.filter(({ bytes }) => bytes > routeBudgetBytes)).toEqual([]);
});

test('the builder keeps its budget, and brings neither a validator nor the rules of the domain', () => {
  const [page] = named('resume-builder-page');
  if (!page) throw new Error('The build has no builder.');
  const own = [...withImports(page)].filter((chunk) => !ahead().has(chunk));
  expect(gzipBytes(own)).toBeLessThanOrEqual(builderBudgetBytes);
  const parts = ['optimized-resume-card', 'changes-panel', 'design-panel', 'resume-editor'].flatMap(named);
  expect(parts).toHaveLength(4);
  const modules = [page, ...parts]
    .flatMap((chunk) => [...withImports(chunk)])
    .flatMap((chunk) => chunk.moduleIds);
  expect(
    modules.filter((id) =>
      /zod\/v4\/(classic|mini)|domain\/(resume\/parse|evidence|claims|score|rewrite)\/(?!score-limits\.ts$)/.test(
        id,
      ),
    ),
  ).toEqual([]);
});

const onlyWhenAsked =
  /-fonts-han$|^(?:app-notices|command-palette|desk-choices|file-read|footer|probe|reading-screen|shared-file|shared-posting|shortcuts-dialog|upgrade-dialog)$/;

/** Everything that a screen fetches by itself, what it loads in a quiet moment included. */
function withParts(chunk: Rolldown.OutputChunk, found = new Set<Rolldown.OutputChunk>()) {
  if (found.has(chunk) || (found.size > 0 && chunk.facadeModuleId?.endsWith('-page.tsx'))) return found;
  found.add(chunk);
  for (const name of [...chunk.imports, ...chunk.dynamicImports]) {
    const part = chunks.get(name);
    if (part && !onlyWhenAsked.test(part.name)) withParts(part, found);
  }
  return found;
}

test('a first visit to the builder takes few files', () => {
  const [page] = named('resume-builder-page');
  if (!page) throw new Error('The build has no builder.');
  const files = new Set([...withParts(page), ...withParts(entry())]);
  expect(files.size).toBeGreaterThan(15);
  expect(files.size).toBeLessThanOrEqual(builderBudgetFiles);
});

test('no two files import each other, so that each is ready when the next begins', () => {
  const inCircles = all().filter((chunk) =>
    chunk.imports.some((name) => {
      const imported = chunks.get(name);
      return imported && withImports(imported).has(chunk);
    }),
  );
  expect(inCircles.map(({ name }) => name)).toEqual([]);
});

test('carries neither the gallery, nor the test locales, nor a text compiler, nor the form schemas’ library in the entry', () => {
  expect(named('gallery-page')).toEqual([]);
  expect(named('test-locales')).toEqual([]);
  const modules = all().flatMap((chunk) => chunk.moduleIds);
  expect(modules.length).toBeGreaterThan(100);
  expect(modules.filter((id) => /gallery|test-locales|compileMessage/.test(id))).toEqual([]);
  const atOnce = [...withImports(entry())].flatMap((chunk) => chunk.moduleIds);
  expect(atOnce.filter((id) => /auth-js|react-query|zod\/v4\/(classic|mini)/.test(id))).toEqual([]);
});
