import { useLingui } from '@lingui/react';
import {
  type ReactNode,
  type RefObject,
  useCallback,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { type ComposedResume, composeResume } from '#documents/compose-resume.ts';
import { layoutSize } from '#documents/page-sizes.ts';
import type { ResumeLook } from '#documents/resume-page.tsx';
import type { ResumeData } from '#domain/resume/resume.ts';
import { loadDocumentFonts } from './document-fonts.ts';
import { countPages } from './find-fit.ts';
import { ResumePreviewFit } from './resume-preview-fit.tsx';
import { ResumePreviewSheet } from './resume-preview-sheet.tsx';
import type { SheetLines } from './sheet-lines.ts';
import { SheetLegend } from './sheet-marks.tsx';

interface ResumePreviewProps {
  data: ResumeData;
  look: ResumeLook;
  /** Offers "Fit to one page"; whoever keeps the look keeps the step. */
  onFit?: (fit: number) => void;
  /** What is known of its lines, to be shown on them. */
  lines?: SheetLines;
  /** More controls of the look, beside the number of pages. */
  tools?: ReactNode;
  /** For the scrolling part: how high it may grow. */
  className?: string;
}

/** More would slow the page down, and nobody sends them. */
const maxSheets = 12;

/** A resume as it will be printed, page by page. */
export function ResumePreview({ data, look, onFit, lines, tools, className = '' }: ResumePreviewProps) {
  const { _ } = useLingui();
  const wanted = useMemo(() => ({ data, look }), [data, look]);
  // Typing goes first; the preview follows as soon as there is time.
  const shown = useDeferredValue(wanted);
  const resume = useMemo(() => composeResume(shown.data, shown.look.template), [shown]);
  const { article, pages, layouts, onLaidOut, recount } = usePages();
  useFonts(resume, shown.look.template, recount);
  const box = useRef<HTMLDivElement>(null);
  const scale = useScale(box, layoutSize(shown.look.pageSize).widthPx, recount);
  const count = pages === 1 ? _('1 page') : _('{count} pages', { count: pages });

  return (
    <div className="flex min-h-0 min-w-0 flex-1 flex-col">
      <ResumePreviewFit
        count={count}
        pages={pages}
        data={data}
        look={look}
        article={article}
        onFit={onFit}
        tools={tools}
      />
      <section
        aria-label={_('Resume preview, {count}', { count })}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it
        tabIndex={0}
        className={`overflow-y-auto rounded-md bg-sunken p-3 [scrollbar-gutter:stable_both-edges] md:max-xl:p-1 xl:p-5 ${className}`}
      >
        <div ref={box} className="space-y-2">
          {Array.from({ length: Math.min(pages, maxSheets) }, (_each, page) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a page is known by its number
            <div key={page}>
              <ResumePreviewSheet
                resume={resume}
                look={shown.look}
                page={page}
                scale={scale}
                lines={lines}
                layouts={layouts}
                {...(page === 0 ? { onLaidOut } : {})}
              />
              {pages > 1 && <PageNumber page={page + 1} count={pages} />}
            </div>
          ))}
        </div>
        {pages > maxSheets && (
          <p className="mt-3 text-center text-xs text-ink-2">
            {_('Only the first {count} pages are shown here.', { count: maxSheets })}
          </p>
        )}
      </section>
      {lines && <SheetLegend marks={lines.marks} />}
    </div>
  );
}

function PageNumber({ page, count }: { page: number; count: number }) {
  const { _ } = useLingui();
  return (
    <p aria-hidden="true" className="mt-1.5 text-center text-2xs text-ink-3">
      {_('Page {page} of {count}', { page, count })}
    </p>
  );
}

/** How many pages there are: told by the first sheet, which holds the whole resume. */
function usePages() {
  const article = useRef<HTMLElement>(null);
  const [pages, setPages] = useState(1);
  const [layouts, setLayouts] = useState(0);
  const recount = useCallback(() => {
    if (!article.current) return;
    setPages(countPages(article.current));
    setLayouts((count) => count + 1);
  }, []);
  const onLaidOut = useCallback(
    (laidOut: HTMLElement) => {
      article.current = laidOut;
      recount();
    },
    [recount],
  );
  return { article, pages, layouts, onLaidOut, recount };
}

/** Until a font is there, and when it cannot be had, a face of the device stands in. */
function useFonts(resume: ComposedResume, template: ResumeLook['template'], onChange: () => void): void {
  useEffect(() => {
    let isCurrent = true;
    const recount = () => {
      if (isCurrent) onChange();
    };
    loadDocumentFonts(template, JSON.stringify(resume), resume.language).then(recount, recount);
    return () => {
      isCurrent = false;
    };
  }, [resume, template, onChange]);
}

/** What a sheet is drawn at to fill its place, never larger than life. */
function useScale(box: RefObject<HTMLElement | null>, widthPx: number, onChange: () => void): number {
  const [roomPx, setRoomPx] = useState(widthPx);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const measure = () => {
      // In a part of the page that is not shown there is nothing to measure.
      if (element.clientWidth > 0) setRoomPx(element.clientWidth);
      onChange();
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [box, onChange]);
  return Math.min(1, roomPx / widthPx);
}
