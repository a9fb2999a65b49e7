import type { PageSizeId } from '#domain/resume/page-limits.ts';

/** The sheets in CSS lengths, and in CSS pixels. */
export const pageSizes: Readonly<
  Record<PageSizeId, { name: string; width: string; height: string; widthPx: number; heightPx: number }>
> = {
  letter: { name: 'Letter', width: '8.5in', height: '11in', widthPx: 816, heightPx: 1056 },
  a4: {
    name: 'A4',
    width: '210mm',
    height: '297mm',
    widthPx: (210 / 25.4) * 96,
    heightPx: (297 / 25.4) * 96,
  },
};

/**
 * The sheet as documents are laid out on it. Browsers print on pages of whole pixels, and A4 is none: without
 * this the preview would end a page half a pixel before the printer does.
 */
export function layoutSize(pageSize: PageSizeId): { widthPx: number; heightPx: number } {
  const { widthPx, heightPx } = pageSizes[pageSize];
  return { widthPx: Math.round(widthPx), heightPx: Math.round(heightPx) };
}
