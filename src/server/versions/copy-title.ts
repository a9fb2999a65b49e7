import { maxTitleLength } from '#domain/resume/resume-limits.ts';

const mark = ' (copy)';

/** What a copy is called: as its original, and marked; the mark fits in, however long the title is. */
export const copyTitle = (title: string, unnamed: string): string =>
  `${(title || unnamed).slice(0, maxTitleLength - mark.length).toWellFormed()}${mark}`;
