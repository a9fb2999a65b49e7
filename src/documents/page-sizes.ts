import type { PageSizeId } from '#domain/page-limits.ts';

/** The sheets in CSS lengths, and in CSS pixels for scaling. */
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
