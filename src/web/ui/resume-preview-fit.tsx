import { useLingui } from '@lingui/react';
import { type ReactNode, type RefObject, useEffect, useState } from 'react';
import { pageSizes } from '#documents/page-sizes.ts';
import type { ResumeLook } from '#documents/resume-page.tsx';
import type { ResumeData } from '#domain/resume/resume.ts';
import { Button } from './button.tsx';
import { fitToOnePage } from './find-fit.ts';

interface FitProps {
  /** The number of pages, in words. */
  count: string;
  pages: number;
  data: ResumeData;
  look: ResumeLook;
  article: RefObject<HTMLElement | null>;
  onFit: ((fit: number) => void) | undefined;
  tools: ReactNode;
}

/** The number of pages and the way to one, where there are more. What was pressed stays, and keeps the focus. */
export function ResumePreviewFit({ count, pages, data, look, article, onFit, tools }: FitProps) {
  const { _, i18n } = useLingui();
  const [message, setMessage] = useState('');
  // What was said is true of this text in this look alone.
  // biome-ignore lint/correctness/useExhaustiveDependencies: any change of these ends it
  useEffect(() => setMessage(''), [data, look.template, look.pageSize]);

  const isOffered = pages > 1 || look.fit > 0 || message !== '';
  const isFitted = look.fit > 0 && pages === 1;
  const fit = () => {
    if (!article.current) return;
    const found = fitToOnePage(article.current);
    const size = i18n.number(found.typePt, { maximumFractionDigits: 2 });
    setMessage(
      found.fits
        ? _('Fits on one page at {size} pt.', { size })
        : _('Does not fit on one page even at {size} pt. Shorten some text.', { size }),
    );
    onFit?.(found.fits ? found.fit : 0);
  };
  const undo = () => {
    setMessage(_('Back to normal size.'));
    onFit?.(0);
  };

  return (
    <div className="mb-2 flex min-h-9 flex-wrap items-center gap-x-4 gap-y-1 text-xs text-ink-2">
      <p>{tools ? count : `${count} · ${pageSizes[look.pageSize].name}`}</p>
      <p role="status" className="min-w-0 flex-1">
        {message}
      </p>
      {tools}
      {onFit && isOffered && (
        <Button size="sm" onClick={isFitted ? undo : fit}>
          {isFitted ? _('Undo fit to page') : _('Fit to one page')}
        </Button>
      )}
    </div>
  );
}
