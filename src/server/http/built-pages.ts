import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  type AppPath,
  appPathOf,
  appPaths,
  type PublicPath,
  pageName,
  publicPathOf,
  publicPaths,
} from '#contract/page-paths.ts';

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
  const made = (name: string) => readIfThere(path.join(folder, 'pages', `${name}.html`));
  const missingHtml = made('not-found');
  const missing: BuiltPage = missingHtml
    ? { ...madePage(missingHtml), status: 404, isPublic: false }
    : { ...app, status: 404 };
  const pages = new Map<PublicPath | AppPath, BuiltPage>([
    ...appPaths.map((page) => [page, { ...app, html: made(pageName(page)) ?? appHtml }] as const),
    ...publicPaths.map((page) => {
      const html = made(pageName(page));
      return [page, html ? madePage(html) : { ...app, isPublic: true }] as const;
    }),
  ]);
  return (address) => {
    const known = publicPathOf(address) ?? appPathOf(address);
    return (known && pages.get(known)) ?? missing;
  };
}

function madePage(html: string): BuiltPage {
  const css = /<style>(.*?)<\/style>/s.exec(html)?.[1] ?? '';
  const styleHash = createHash('sha256').update(css).digest('base64');
  return { html, styleHash, status: 200, isPublic: true };
}

const readIfThere = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : undefined);
