import type { ColorScheme } from '#domain/resume/color-schemes.ts';
import type { TemplateId } from '#domain/resume/templates.ts';

/** A colour of the resume's scheme, or one that all schemes share. */
export type WordColour = keyof ColorScheme | 'ink' | 'rule' | 'white';

export interface WordRule {
  side: 'top' | 'bottom' | 'left';
  colour: WordColour;
  pt: number;
  isDouble?: boolean;
}

/** How some text differs from the body's. */
export interface WordType {
  pt?: number;
  colour?: WordColour;
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
  isCentred?: boolean;
  head: { fill?: WordColour; rule?: WordRule };
  name: WordType;
  contact: WordType;
  heading: WordType & { fill?: WordColour; rule?: WordRule; isCentred?: boolean; spaceBeforePt: number };
  title: WordType;
  date: WordType;
  place: WordType;
  bullet: WordColour;
}

const grey: WordType = { colour: 'neutral' };

export const wordLooks: Readonly<Record<TemplateId, WordLook>> = {
  classic: {
    font: 'Cambria',
    isSerif: true,
    bodyPt: 10.5,
    lineHeight: 1.15,
    marginIn: { x: 0.78, y: 0.62 },
    isCentred: true,
    head: { rule: { side: 'bottom', colour: 'primary', pt: 1.5 } },
    name: { pt: 23, bold: true },
    contact: grey,
    heading: {
      pt: 10,
      bold: true,
      caps: true,
      colour: 'secondary',
      rule: { side: 'bottom', colour: 'rule', pt: 0.5 },
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
    head: { rule: { side: 'bottom', colour: 'primary', pt: 3 } },
    name: { pt: 30, bold: true },
    contact: grey,
    heading: { pt: 13, bold: true, colour: 'secondary', spaceBeforePt: 13 },
    title: { bold: true },
    date: grey,
    place: { ...grey, bold: true },
    bullet: 'primary',
  },
  executive: {
    font: 'Georgia',
    isSerif: true,
    bodyPt: 10,
    lineHeight: 1.2,
    marginIn: { x: 0.9, y: 0.75 },
    head: { rule: { side: 'bottom', colour: 'secondary', pt: 1, isDouble: true } },
    name: { pt: 25 },
    contact: grey,
    heading: { pt: 11, bold: true, colour: 'secondary', spaceBeforePt: 17 },
    title: { bold: true },
    date: {},
    place: { ...grey, italic: true },
    bullet: 'secondary',
  },
  creative: {
    font: 'Trebuchet MS',
    bodyPt: 10,
    lineHeight: 1.15,
    marginIn: { x: 0.8, y: 0.65 },
    head: {},
    name: { pt: 36, bold: true, colour: 'secondary' },
    contact: grey,
    heading: {
      pt: 12.5,
      bold: true,
      colour: 'secondary',
      fill: 'background',
      spaceBeforePt: 14,
    },
    title: { bold: true },
    date: { colour: 'secondary', bold: true },
    place: { ...grey, bold: true },
    bullet: 'primary',
  },
  technical: {
    font: 'Arial',
    bodyPt: 9.75,
    lineHeight: 1.18,
    marginIn: { x: 0.7, y: 0.6 },
    head: { rule: { side: 'left', colour: 'primary', pt: 4.5 } },
    name: { pt: 23, bold: true },
    contact: { ...grey, font: 'Consolas' },
    heading: {
      pt: 10,
      bold: true,
      colour: 'secondary',
      font: 'Consolas',
      fill: 'background',
      spaceBeforePt: 13,
    },
    title: { bold: true },
    date: { ...grey, font: 'Consolas' },
    place: grey,
    bullet: 'primary',
  },
  minimalist: {
    font: 'Arial',
    bodyPt: 9.75,
    lineHeight: 1.3,
    marginIn: { x: 1.05, y: 0.9 },
    head: {},
    name: { pt: 17, bold: true },
    contact: grey,
    heading: { pt: 9.75, bold: true, colour: 'secondary', spaceBeforePt: 19 },
    title: { bold: true },
    date: grey,
    place: grey,
    bullet: 'neutral',
  },
  professional: {
    font: 'Calibri',
    bodyPt: 10.75,
    lineHeight: 1.12,
    marginIn: { x: 0.75, y: 0.6 },
    head: { fill: 'background', rule: { side: 'bottom', colour: 'primary', pt: 2.25 } },
    name: { pt: 27, bold: true, colour: 'secondary' },
    contact: {},
    heading: {
      pt: 10.5,
      bold: true,
      caps: true,
      colour: 'secondary',
      rule: { side: 'bottom', colour: 'accent', pt: 0.75 },
      spaceBeforePt: 13,
    },
    title: { bold: true },
    date: { bold: true },
    place: { ...grey, bold: true },
    bullet: 'secondary',
  },
  bold: {
    font: 'Arial',
    bodyPt: 10,
    lineHeight: 1.15,
    marginIn: { x: 0.75, y: 0.6 },
    head: { fill: 'secondary' },
    name: { pt: 38, bold: true, colour: 'white' },
    contact: { colour: 'white', bold: true },
    heading: {
      pt: 15,
      bold: true,
      rule: { side: 'top', colour: 'ink', pt: 3 },
      spaceBeforePt: 14,
    },
    title: { bold: true },
    date: { bold: true },
    place: { bold: true, colour: 'secondary' },
    bullet: 'ink',
  },
  elegant: {
    font: 'Garamond',
    isSerif: true,
    bodyPt: 11.5,
    lineHeight: 1.12,
    marginIn: { x: 0.9, y: 0.72 },
    isCentred: true,
    head: { rule: { side: 'bottom', colour: 'accent', pt: 0.5 } },
    name: { pt: 34, colour: 'secondary' },
    contact: grey,
    heading: { pt: 14.5, italic: true, colour: 'secondary', isCentred: true, spaceBeforePt: 14 },
    title: { bold: true },
    date: { ...grey, italic: true },
    place: { ...grey, italic: true },
    bullet: 'primary',
  },
  contemporary: {
    font: 'Century Gothic',
    bodyPt: 9.5,
    lineHeight: 1.2,
    marginIn: { x: 0.7, y: 0.62 },
    head: {},
    name: { pt: 27, bold: true },
    contact: grey,
    heading: {
      pt: 11,
      bold: true,
      colour: 'secondary',
      rule: { side: 'left', colour: 'accent', pt: 3 },
      spaceBeforePt: 13,
    },
    title: { bold: true },
    date: { colour: 'secondary', bold: true },
    place: grey,
    bullet: 'primary',
  },
};
