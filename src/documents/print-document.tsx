import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { PageSizeId } from '#domain/resume/page-limits.ts';
import { pageSizes } from './page-sizes.ts';

/** What a printed document may load: its own styles and the fonts inside it. */
const printPolicy = "default-src 'none'; style-src 'unsafe-inline'; font-src data:";

/** One file of HTML for the printer that needs nothing from outside. */
export function printDocument(document: {
  language: string;
  direction: 'ltr' | 'rtl';
  title: string;
  pageSize: PageSizeId;
  css: string;
  children: ReactNode;
}): string {
  const { width, height } = pageSizes[document.pageSize];
  const page = `@page{size:${width} ${height};margin:0}html,body{margin:0;padding:0}html{background:#fff}`;
  return `<!doctype html>${renderToStaticMarkup(
    <html lang={document.language} dir={document.direction}>
      <head>
        <meta charSet="utf-8" />
        <meta httpEquiv="Content-Security-Policy" content={printPolicy} />
        <title>{document.title}</title>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: styles of our own, nothing a person wrote */}
        <style dangerouslySetInnerHTML={{ __html: page + document.css }} />
      </head>
      <body>{document.children}</body>
    </html>,
  )}`;
}
