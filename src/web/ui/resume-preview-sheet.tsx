import { memo, useCallback, useLayoutEffect, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import type { ComposedResume } from '#documents/compose-resume.ts';
import { layoutSize } from '#documents/page-sizes.ts';
import { resumeCss } from '#documents/resume-css.ts';
import { type ResumeLook, ResumePage, ResumePaper } from '#documents/resume-page.tsx';
import type { TemplateId } from '#domain/resume/templates.ts';
import { type SheetLines, sheetLinesCss, useSheetLines } from './sheet-lines.ts';
import { SheetMarks } from './sheet-marks.tsx';

/**
 * Nothing of the app's own look reaches in, and the paper lies behind one sheet, not behind the window. Letters
 * keep their true widths, as in print, where a screen would round them.
 */
const sheetCss = ':host{all:initial}.r-paper{position:absolute}.resume{text-rendering:geometricPrecision}';

const styleSheets = new Map<TemplateId, CSSStyleSheet>();

/** Made by script, which the content policy allows and a style element would not pass. */
function styleSheetOf(template: TemplateId): CSSStyleSheet {
  const known = styleSheets.get(template);
  if (known) return known;
  const made = new CSSStyleSheet();
  made.replaceSync(resumeCss(template) + sheetCss + sheetLinesCss);
  styleSheets.set(template, made);
  return made;
}

/**
 * On a screen the resume is a part of a page that has headings of its own, under which these come; and a link in
 * it must not take the page away.
 */
function fitIntoPage(root: ShadowRoot, isCopy: boolean): void {
  // Without a name the sections come first: no level may be left out.
  const above = root.querySelector('h1')?.textContent ? 2 : 1;
  for (const heading of root.querySelectorAll('h1, h2, h3')) {
    heading.setAttribute('aria-level', String(Number(heading.tagName.slice(1)) + above));
  }
  for (const link of root.querySelectorAll('a')) {
    link.target = '_blank';
    link.rel = 'noopener noreferrer';
    // A copy is not read aloud, so the keyboard doesn't stop in it either.
    if (isCopy) link.tabIndex = -1;
  }
}

interface SheetProps {
  resume: ComposedResume;
  look: ResumeLook;
  /** From 0. */
  page: number;
  scale: number;
  /** Called whenever the resume was laid out anew. */
  onLaidOut?: (article: HTMLElement) => void;
  lines?: SheetLines | undefined;
  /** Another number when fonts have moved the lines. */
  layouts?: number;
}

/**
 * One page: the whole resume in columns, moved so that this page's column shows, cut to the sheet. It is laid
 * out in full size and only drawn smaller, so where pages break never depends on the screen.
 */
export function ResumePreviewSheet({ resume, look, page, scale, onLaidOut, lines, layouts }: SheetProps) {
  const [root, setRoot] = useState<ShadowRoot>();
  const isCopy = page > 0;
  const attach = useCallback((host: HTMLDivElement | null) => {
    if (host) setRoot(host.shadowRoot ?? host.attachShadow({ mode: 'open' }));
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the resume is what is laid out
  useLayoutEffect(() => {
    if (!root) return;
    root.adoptedStyleSheets = [styleSheetOf(look.template)];
    fitIntoPage(root, isCopy);
    const article = root.querySelector<HTMLElement>('.resume');
    if (article) onLaidOut?.(article);
  }, [root, resume, look, isCopy, onLaidOut]);

  useSheetLines(root, lines);
  const layout = useMemo(() => ({ resume, look, layouts }), [resume, look, layouts]);

  const { widthPx, heightPx } = layoutSize(look.pageSize);
  return (
    <div
      className="relative mx-auto overflow-hidden rounded-sheet bg-paper shadow-float"
      style={{
        width: widthPx * scale,
        height: heightPx * scale,
        // A copy that is scrolled out of sight is not laid out at every key press.
        contentVisibility: isCopy ? 'auto' : 'visible',
      }}
      aria-hidden={isCopy || undefined}
      data-sheet={page + 1}
    >
      <div
        ref={attach}
        className="absolute top-0 left-0 origin-top-left"
        style={{ width: widthPx, height: heightPx, transform: `scale(${scale})`, contain: 'strict' }}
      />
      {root && createPortal(<Contents resume={resume} look={look} page={page} />, root)}
      {root && lines && <SheetMarks root={root} lines={lines} scale={scale} layout={layout} />}
    </div>
  );
}

/** Columns go on to the left in a script that is read from the right. */
const Contents = memo(function Contents({
  resume,
  look,
  page,
}: Pick<SheetProps, 'resume' | 'look' | 'page'>) {
  const away = page * layoutSize(look.pageSize).widthPx;
  return (
    <>
      <ResumePaper resume={resume} look={look} />
      <div style={{ position: 'absolute', top: 0, left: resume.direction === 'rtl' ? away : -away }}>
        <ResumePage resume={resume} look={look} layout="columns" />
      </div>
    </>
  );
});
