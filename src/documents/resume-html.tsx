import type { ComposedResume } from './compose-resume.ts';
import { printDocument } from './print-document.tsx';
import { resumeCss } from './resume-css.ts';
import { type ResumeLook, ResumePage } from './resume-page.tsx';

/** A resume as one file of HTML that needs nothing from outside; the fonts come as `@font-face` rules. */
export function resumeHtml(resume: ComposedResume, look: ResumeLook, fontCss: string): string {
  return printDocument({
    language: resume.language,
    direction: resume.direction,
    title: `${resume.name} – Resume`,
    pageSize: look.pageSize,
    css: fontCss + resumeCss(look.template),
    children: <ResumePage resume={resume} look={look} />,
  });
}
