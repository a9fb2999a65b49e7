import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isAppPath, type PublicPath, publicPathOf } from '#contract/page-paths.ts';

/** A page as the build has left it. */
export interface BuiltPage {
  readonly html: string;
  /** Of its own style element, for the content policy. */
  readonly styleHash: string | undefined;
  readonly status: 200 | 404;
  /** Whether search engines may list it. */
  readonly isPublic: boolean;
}

/** Finds the page for an address, or says that the web was not built. */
export function readBuiltPages(folder: string): ((address: string) => BuiltPage) | undefined {
  const appHtml = readIfThere(path.join(folder, 'index.html'));
  if (appHtml === undefined) return undefined;
  const app: BuiltPage = { html: appHtml, styleHash: undefined, status: 200, isPublic: false };
  const pages = new Map<PublicPath, BuiltPage>();
  const made = (name: string) => readIfThere(path.join(folder, 'pages', `${name}.html`));
  const missingHtml = made('not-found');
  const missing: BuiltPage = missingHtml
    ? { ...madePage(missingHtml), status: 404, isPublic: false }
    : { ...app, status: 404 };
  return (address) => {
    const publicPath = publicPathOf(address);
    if (!publicPath) return isAppPath(address) ? app : missing;
    const known = pages.get(publicPath);
    if (known) return known;
    const html = made(fileNameOf(publicPath));
    const page = html ? madePage(html) : { ...app, isPublic: true };
    pages.set(publicPath, page);
    return page;
  };
}

const fileNameOf = (address: string) => (address === '/' ? 'home' : address.slice(1));

function madePage(html: string): BuiltPage {
  const css = /<style>(.*?)<\/style>/s.exec(html)?.[1] ?? '';
  const styleHash = createHash('sha256').update(css).digest('base64');
  return { html, styleHash, status: 200, isPublic: true };
}

const readIfThere = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : undefined);
