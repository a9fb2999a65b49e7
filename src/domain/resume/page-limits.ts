/** The two sheets a resume is printed on. */
export const pageSizeIds = ['letter', 'a4'] as const;

export type PageSizeId = (typeof pageSizeIds)[number];

export const defaultPageSizeId: PageSizeId = 'letter';

/**
 * `fit` of a resume is how many steps it was drawn together to save a page. A step takes a quarter of a
 * point off the type, never below nine points, and a little of the space between things.
 */
export const maxFit = 8;
