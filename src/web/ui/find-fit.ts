import { maxFit } from '#domain/resume/page-limits.ts';

/** How far a resume is drawn together, and the size of its type then. */
export interface Fit {
  fit: number;
  typePt: number;
}

/** The smallest step at which everything stands on one page, or none. */
export function findFit(pagesAt: (fit: number) => number): number | undefined {
  for (let fit = 0; fit <= maxFit; fit += 1) if (pagesAt(fit) === 1) return fit;
  return undefined;
}

/** A resume laid out in columns has one box on every page that it reaches. */
export const countPages = (article: Element): number => Math.max(1, article.getClientRects().length);

/**
 * Tries every step on the resume itself, between two frames, so that nobody sees it. Gives the step that fits, or
 * the last one and that it does not.
 */
export function fitToOnePage(article: HTMLElement): Fit & { fits: boolean } {
  const pages = article.parentElement;
  if (!pages) throw new Error('A resume lies in its pages.');
  const before = pages.style.getPropertyValue('--fit');
  const pagesAt = (fit: number) => {
    pages.style.setProperty('--fit', String(fit));
    return countPages(article);
  };
  const found = findFit(pagesAt);
  const typePt = Number.parseFloat(getComputedStyle(article).fontSize) * 0.75;
  pages.style.setProperty('--fit', before);
  return { fit: found ?? maxFit, fits: found !== undefined, typePt };
}
