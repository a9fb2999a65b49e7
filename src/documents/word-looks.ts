import type { ColorScheme } from '#domain/resume/color-schemes.ts';
import type { TemplateId } from '#domain/resume/templates.ts';

/** A color of the resume's scheme, or one that all schemes share. */
export type WordColor = keyof ColorScheme | 'ink' | 'rule' | 'white';

export interface WordRule {
  side: 'top' | 'bottom' | 'left';
  color: WordColor;
  pt: number;
  isDouble?: boolean;
}

/** How some text differs from the body's. */
export interface WordType {
  pt?: number;
  color?: WordColor;
  bold?: boolean;
  italic?: boolean;
  caps?: boolean;
  font?: string;
}

/** One template in Word: always one column, in a font that Word has, in the template's spirit. */
export interface WordLook {
  font: string;
  isSerif?: boolean;
  bodyPt: number;
  lineHeight: number;
  marginIn: { x: number; y: number };
  isCentered?: boolean;
  head: { fill?: WordColor; rule?: WordRule };
  name: WordType;
  contact: WordType;
  heading: WordType & { fill?: WordColor; rule?: WordRule; isCentered?: boolean; spaceBeforePt: number };
  title: WordType;
  date: WordType;
  place: WordType;
  bullet: WordColor;
}

const gray: WordType = { color: 'neutral' };

export const wordLooks: Readonly<Record<TemplateId, WordLook>> = {
  classic: {
    font: 'Cambria',
    isSerif: true,
    bodyPt: 10.5,
    lineHeight: 1.15,
    marginIn: { x: 0.78, y: 0.62 },
    isCentered: true,
    head: { rule: { side: 'bottom', color: 'primary', pt: 1.5 } },
    name: { pt: 23, bold: true },
    contact: gray,
    heading: {
      pt: 10,
      bold: true,
      caps: true,
      color: 'secondary',
      rule: { side: 'bottom', color: 'rule', pt: 0.5 },
      spaceBeforePt: 13,
    },
    title: { bold: true },
    date: {},
    place: { italic: true },
    bullet: 'ink',
  },
  modern: {
    font: 'Calibri',
    bodyPt: 11,
    lineHeight: 1.12,
    marginIn: { x: 0.7, y: 0.6 },
    head: { rule: { side: 'bottom', color: 'primary', pt: 3 } },
    name: { pt: 30, bold: true },
    contact: gray,
    heading: { pt: 13, bold: true, color: 'secondary', spaceBeforePt: 13 },
    title: { bold: true },
    date: gray,
    place: { ...gray, bold: true },
    bullet: 'primary',
  },
  executive: {
    font: 'Georgia',
    isSerif: true,
    bodyPt: 10,
    lineHeight: 1.2,
    marginIn: { x: 0.9, y: 0.75 },
    head: { rule: { side: 'bottom', color: 'secondary', pt: 1, isDouble: true } },
    name: { pt: 25 },
    contact: gray,
    heading: { pt: 11, bold: true, color: 'secondary', spaceBeforePt: 17 },
    title: { bold: true },
    date: {},
    place: { ...gray, italic: true },
    bullet: 'secondary',
  },
  creative: {
    font: 'Trebuchet MS',
    bodyPt: 10,
    lineHeight: 1.15,
    marginIn: { x: 0.8, y: 0.65 },
    head: {},
    name: { pt: 36, bold: true, color: 'secondary' },
    contact: gray,
    heading: {
      pt: 12.5,
      bold: true,
      color: 'secondary',
      fill: 'background',
      spaceBeforePt: 14,
    },
    title: { bold: true },
    date: { color: 'secondary', bold: true },
    place: { ...gray, bold: true },
    bullet: 'primary',
  },
  technical: {
    font: 'Arial',
    bodyPt: 9.75,
    lineHeight: 1.18,
    marginIn: { x: 0.7, y: 0.6 },
    head: { rule: { side: 'left', color: 'primary', pt: 4.5 } },
    name: { pt: 23, bold: true },
    contact: { ...gray, font: 'Consolas' },
    heading: {
      pt: 10,
      bold: true,
      color: 'secondary',
      font: 'Consolas',
      fill: 'background',
      spaceBeforePt: 13,
    },
    title: { bold: true },
    date: { ...gray, font: 'Consolas' },
    place: gray,
    bullet: 'primary',
  },
  minimalist: {
    font: 'Arial',
    bodyPt: 9.75,
    lineHeight: 1.3,
    marginIn: { x: 1.05, y: 0.9 },
    head: {},
    name: { pt: 17, bold: true },
    contact: gray,
    heading: { pt: 9.75, bold: true, color: 'secondary', spaceBeforePt: 19 },
    title: { bold: true },
    date: gray,
    place: gray,
    bullet: 'neutral',
  },
  professional: {
    font: 'Calibri',
    bodyPt: 10.75,
    lineHeight: 1.12,
    marginIn: { x: 0.75, y: 0.6 },
    head: { fill: 'background', rule: { side: 'bottom', color: 'primary', pt: 2.25 } },
    name: { pt: 27, bold: true, color: 'secondary' },
    contact: {},
    heading: {
      pt: 10.5,
      bold: true,
      caps: true,
      color: 'secondary',
      rule: { side: 'bottom', color: 'accent', pt: 0.75 },
      spaceBeforePt: 13,
    },
    title: { bold: true },
    date: { bold: true },
    place: { ...gray, bold: true },
    bullet: 'secondary',
  },
  bold: {
    font: 'Arial',
    bodyPt: 10,
    lineHeight: 1.15,
    marginIn: { x: 0.75, y: 0.6 },
    head: { fill: 'secondary' },
    name: { pt: 38, bold: true, color: 'white' },
    contact: { color: 'white', bold: true },
    heading: {
      pt: 15,
      bold: true,
      rule: { side: 'top', color: 'ink', pt: 3 },
      spaceBeforePt: 14,
    },
    title: { bold: true },
    date: { bold: true },
    place: { bold: true, color: 'secondary' },
    bullet: 'ink',
  },
  elegant: {
    font: 'Garamond',
    isSerif: true,
    bodyPt: 11.5,
    lineHeight: 1.12,
    marginIn: { x: 0.9, y: 0.72 },
    isCentered: true,
    head: { rule: { side: 'bottom', color: 'accent', pt: 0.5 } },
    name: { pt: 34, color: 'secondary' },
    contact: gray,
    heading: { pt: 14.5, italic: true, color: 'secondary', isCentered: true, spaceBeforePt: 14 },
    title: { bold: true },
    date: { ...gray, italic: true },
    place: { ...gray, italic: true },
    bullet: 'primary',
  },
  contemporary: {
    font: 'Century Gothic',
    bodyPt: 9.5,
    lineHeight: 1.2,
    marginIn: { x: 0.7, y: 0.62 },
    head: {},
    name: { pt: 27, bold: true },
    contact: gray,
    heading: {
      pt: 11,
      bold: true,
      color: 'secondary',
      rule: { side: 'left', color: 'accent', pt: 3 },
      spaceBeforePt: 13,
    },
    title: { bold: true },
    date: { color: 'secondary', bold: true },
    place: gray,
    bullet: 'primary',
  },
};
