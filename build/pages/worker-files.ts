import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { build } from 'esbuild';
import { readBuiltFiles } from './built-files.ts';

/** What a device keeps of the app, before compression. */
export const mostKeptBytes = 1_200_000;

/** Of `dist/web/.vite/manifest.json`. */
interface Built {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
}

type Manifest = Readonly<Record<string, Built>>;

/**
 * Not kept: payment, sign-in and the account, which are nothing without a server, and neither are the looks at how a file
 * or a pasted text was read, versions, and the offer to install; print pages, the pages that draw assets, the policies, and the fonts of Chinese and Japanese.
 */
const notOffline =
  /features\/(?:(?:account|assets|auth|policies)\/|billing\/\w+-page|billing\/subscription-success|[\w-]+\/print-|[\w-]+\/\w+-versions|resumes\/(?:reading\/|preview\/(?:ats-|resume-versions)|builder\/install-banner))|document-fonts-han|test-locales/;

const ownFiles = ['/theme.js', '/icon.svg', '/manifest.webmanifest'];

export interface BuiltApp {
  readonly version: string;
  readonly marks: readonly string[];
  readonly files: readonly string[];
}

/** What the worker keeps of the build in a folder, and how much that is. */
export function builtApp(folder: string): BuiltApp & { bytes: number } {
  const manifest = JSON.parse(readFileSync(`${folder}/.vite/manifest.json`, 'utf8')) as Manifest;
  const { entry, style } = readBuiltFiles(folder, '');
  const scripts = [...reachable('index.html', manifest)].map((file) => `/${file}`);
  const textFont = Object.values(manifest).filter(({ file }) => /schibsted-grotesk-latin-wght/.test(file));
  const files = [...new Set([style, ...scripts, ...textFont.map(({ file }) => `/${file}`), ...ownFiles])];
  const contents = files.map((file) => readFileSync(folder + file));
  const hash = createHash('sha256');
  for (const [index, content] of contents.entries()) hash.update(files[index] ?? '').update(content);
  return {
    version: hash.digest('base64url').slice(0, 10),
    marks: [entry, style],
    files,
    bytes: files.reduce((sum, file) => sum + statSync(folder + file).size, 0),
  };
}

/** Everything that a page of the app may load, now or later, but for what isn't for offline. */
function reachable(name: string, manifest: Manifest, found = new Set<string>()): Set<string> {
  const built = manifest[name];
  if (!built || notOffline.test(name) || found.has(built.file)) return found;
  if (built.file.endsWith('.js')) found.add(built.file);
  for (const next of [...(built.imports ?? []), ...(built.dynamicImports ?? [])])
    reachable(next, manifest, found);
  return found;
}

export async function workerCode({ version, marks, files }: BuiltApp): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: ['src/web/worker/worker.ts'],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    define: { __BUILT_APP__: JSON.stringify({ version, marks, files }) },
  });
  return outputFiles[0]?.text ?? '';
}
