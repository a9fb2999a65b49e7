import { renderToStaticMarkup } from 'react-dom/server';
import type { ComposedResume } from './compose-resume.ts';
import { pageSizes } from './page-sizes.ts';
import { resumeCss } from './resume-css.ts';
import { type ResumeLook, ResumePage } from './resume-page.tsx';

/** What a printed document may load: its own styles and the fonts inside it. */
const printPolicy = "default-src 'none'; style-src 'unsafe-inline'; font-src data:";

/** A resume as one file of HTML that needs nothing from outside; the fonts come as `@font-face` rules. */
export function resumeHtml(resume: ComposedResume, look: ResumeLook, fontCss: string): string {
  const { width, height } = pageSizes[look.pageSize];
  const page = `@page{size:${width} ${height};margin:0}html,body{margin:0;padding:0}html{background:#fff}`;
  return `<!doctype html>${renderToStaticMarkup(
    <html lang={resume.language} dir={resume.direction}>
      <head>
        <meta charSet="utf-8" />
        <meta httpEquiv="Content-Security-Policy" content={printPolicy} />
        <title>{`${resume.name} – Resume`}</title>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: styles of our own, nothing a person wrote */}
        <style dangerouslySetInnerHTML={{ __html: page + fontCss + resumeCss(look.template) }} />
      </head>
      <body>
        <ResumePage resume={resume} look={look} />
      </body>
    </html>,
  )}`;
}
