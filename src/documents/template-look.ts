import type { ColorScheme } from '#domain/resume/color-schemes.ts';

/** One value for page and Word, or one each where their fonts or their means differ. */
export type Both<T extends string | number> = T | { page: T; word: T };

/** A color of the resume's scheme, one that all schemes share, or `none`: as the text around it. */
export type LookColor = keyof ColorScheme | keyof typeof sharedLook.colors | 'none';

/** How some text differs from the body's. Word knows no weights: from 600 on it's bold. */
export interface TypeLook {
  color?: Both<LookColor>;
  weight?: Both<number>;
  isItalic?: true;
  isCaps?: true;
  isMono?: true;
}

export interface RuleLook {
  /** Where Word draws it; on the page the template's styles do. */
  side: 'top' | 'bottom' | 'left';
  color: Both<LookColor>;
  pt: Both<number>;
  isDouble?: true;
}

/**
 * What one template looks like, for page and Word alike. In Word it is always one column, in a font that Word
 * has. What only the page can do (grids, gutters, letter-spacing) is in the template's CSS.
 */
export interface TemplateLook {
  font: { page: string; word: string };
  mono?: { page: string; word: string };
  isSerif?: true;
  pt: Both<number>;
  /** The page counts from the size of the type, Word from the font's own line. */
  leading: Both<number>;
  marginIn: { x: Both<number>; y: Both<number> };
  head: { isCentered?: true; color?: Both<LookColor>; fill?: Both<LookColor>; rule?: RuleLook };
  name: TypeLook & { pt: Both<number> };
  contact: TypeLook;
  /** Without a size of its own it has the body's. */
  heading: TypeLook & {
    pt?: Both<number>;
    beforePt: Both<number>;
    afterPt: Both<number>;
    isCentered?: true;
    fill?: Both<LookColor>;
    rule?: RuleLook;
  };
  title: TypeLook;
  date: TypeLook;
  /** Employer and city. Word sets both in one way: the city's color, or the employer's where it has none. */
  place: TypeLook;
  organization: TypeLook;
  location: TypeLook;
  bullet: Both<LookColor>;
}

/** What all templates share. */
export const sharedLook = {
  colors: { ink: '#1B2430', rule: '#B9C2CC', dim: '#6B7683', white: '#FFFFFF' },
  smallestPt: 9,
  /** What each step of the fit takes away: points of the type, and a share of the space. */
  fit: { typePt: 0.25, air: 0.07 },
  entryPt: { page: 9, word: 5 },
  pointPt: { page: 1.8, word: 1.6 },
} as const;

const isSplit = <T extends string | number>(value: Both<T>): value is { page: T; word: T } =>
  typeof value === 'object';

export const onPage = <T extends string | number>(value: Both<T>): T => (isSplit(value) ? value.page : value);
export const inWord = <T extends string | number>(value: Both<T>): T => (isSplit(value) ? value.word : value);
