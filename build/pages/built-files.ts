import { readdirSync, readFileSync } from 'node:fs';

/** What a page made at build needs to know of the built app. Addresses, as pages name them. */
export interface BuiltFiles {
  readonly entry: string;
  readonly style: string;
  /** What the entry imports at once. */
  readonly parts: readonly string[];
  /** What whoever goes on from a first page needs next. */
  readonly later: readonly string[];
  /** The script of the pages made at build. */
  readonly script: string;
  /** Icons and the manifest, as the app's own page names them. */
  readonly links: string;
  fontAddress(file: string): string;
}

/** The page that the front page invites to, and the sign-in client, which every page of the app brings along. */
const isNeededNext = (name: string, code: string) =>
  /^auth-page-/.test(name) || code.includes('GoTrueClient');

/** Reads them from what the web build has written. */
export function readBuiltFiles(folder: string, script: string): BuiltFiles {
  const html = readFileSync(`${folder}/index.html`, 'utf8');
  const assets = readdirSync(`${folder}/assets`);
  const [entry] = addresses(html, /<script type="module"[^>]* src="([^"]+)"/g);
  const [style] = addresses(html, /<link rel="stylesheet"[^>]* href="([^"]+)"/g);
  if (!entry || !style) throw new Error('The built page names no entry or no styles.');
  return {
    entry,
    style,
    parts: addresses(html, /<link rel="modulepreload"[^>]* href="([^"]+)"/g),
    later: assets
      .filter(
        (file) => /\.js$/.test(file) && isNeededNext(file, readFileSync(`${folder}/assets/${file}`, 'utf8')),
      )
      .map((file) => `/assets/${file}`),
    script,
    links: linksIn(html),
    fontAddress: (file) => {
      const found = assets.find((asset) => asset.startsWith(file.replace(/\.woff2$/, '-')));
      if (!found) throw new Error(`The build holds no font ${file}.`);
      return `/assets/${found}`;
    },
  };
}

/** Of the same lengths, for weighing pages where nothing was built. */
export function standInFiles(indexHtml: string): BuiltFiles {
  const address = (name: string) => `/assets/${name}-AbCd1234`;
  return {
    entry: `${address('index')}.js`,
    style: `${address('index')}.css`,
    parts: [`${address('rolldown-runtime')}.js`, `${address('app')}.js`],
    later: [`${address('auth-page')}.js`, `${address('module')}.js`],
    script: `${address('front-door')}.js`,
    links: linksIn(indexHtml),
    fontAddress: (file) => `${address(file.replace(/\.woff2$/, ''))}.woff2`,
  };
}

const addresses = (html: string, pattern: RegExp): string[] =>
  [...html.matchAll(pattern)].map(([, address = '']) => address);

const linksIn = (html: string): string =>
  [...html.matchAll(/<link rel="(?:icon|apple-touch-icon|manifest)"[^>]*?\s?\/?>/g)]
    .map(([link]) => link.replace(/\s*\/?>$/, '>'))
    .join('');
