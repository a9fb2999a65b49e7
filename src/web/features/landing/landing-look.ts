/** The page's column, and the size of its headings: one step above those of the tools. */
export const column = 'mx-auto w-full max-w-[1180px] px-4 @2xl:px-6 [overflow-wrap:break-word]';
export const headline =
  'text-[clamp(1.75rem,1.4rem+1.4vw,2.5rem)]/[1.08] font-extrabold tracking-[-0.028em] text-balance';
export const lead = 'text-ink-2 @3xl:text-lg/[1.55]';
/** Paper is white in both themes, and so are the marks on it. */
export const paper =
  'light rounded-sheet bg-paper font-serif text-paper-ink shadow-float [overflow-wrap:anywhere]';
