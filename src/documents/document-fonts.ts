import type { TemplateId } from '#domain/resume/templates.ts';
import { templateLooks } from './template-looks.ts';

/** One face as its package names it: `@fontsource/<font>`, a weight and a style. */
export interface DocumentFace {
  family: string;
  font: string;
  weight: number;
  style: 'normal' | 'italic';
}

const families = {
  'source-sans-3': 'Source Sans 3',
  'source-serif-4': 'Source Serif 4',
  'libre-caslon-text': 'Libre Caslon Text',
  figtree: 'Figtree',
  'ibm-plex-sans': 'IBM Plex Sans',
  'ibm-plex-mono': 'IBM Plex Mono',
  'public-sans': 'Public Sans',
  lato: 'Lato',
  archivo: 'Archivo',
  'eb-garamond': 'EB Garamond',
  'cormorant-garamond': 'Cormorant Garamond',
  manrope: 'Manrope',
  // As wide as Arial, letter by letter. It goes by that name, so that one set of styles prints with it
  // where a document brings it along, and shows Arial on a screen.
  arimo: 'Arial',
  amiri: 'Amiri',
  'noto-sans-hebrew': 'Noto Sans Hebrew',
  'noto-sans-sc': 'Noto Sans SC',
  'noto-sans-jp': 'Noto Sans JP',
  'noto-sans-symbols': 'Noto Sans Symbols',
  'noto-sans-symbols-2': 'Noto Sans Symbols 2',
} as const;

type Font = keyof typeof families;

const faces = (font: Font, weights: number[], style: DocumentFace['style'] = 'normal'): DocumentFace[] =>
  weights.map((weight) => ({ family: families[font], font, weight, style }));

/** What has faces of its own: a template of resumes, or letters, which all look alike. */
export type DocumentStyle = TemplateId | 'letter';

/** The faces that each template's own styles ask for. */
const templateFaces: Readonly<Record<DocumentStyle, readonly DocumentFace[]>> = {
  letter: faces('arimo', [400]),
  classic: [...faces('source-serif-4', [400, 700]), ...faces('source-serif-4', [400], 'italic')],
  modern: faces('source-sans-3', [400, 600, 700]),
  executive: [...faces('libre-caslon-text', [400, 700]), ...faces('libre-caslon-text', [400], 'italic')],
  creative: faces('figtree', [400, 600, 700, 800]),
  technical: [...faces('ibm-plex-sans', [400, 600]), ...faces('ibm-plex-mono', [400, 600])],
  minimalist: faces('public-sans', [400, 600]),
  professional: faces('lato', [400, 700]),
  bold: faces('archivo', [400, 500, 700, 800]),
  elegant: [
    ...faces('eb-garamond', [400, 600]),
    ...faces('eb-garamond', [400, 500], 'italic'),
    ...faces('cormorant-garamond', [500]),
  ],
  contemporary: faces('manrope', [400, 500, 600, 700, 800]),
};

const chinese = faces('noto-sans-sc', [400, 700]);
const japanese = faces('noto-sans-jp', [400, 700]);
export const hanFaces: readonly DocumentFace[] = [...chinese, ...japanese];
const isSerif = (style: DocumentStyle) => style !== 'letter' && templateLooks[style].isSerif;

export const facesOfTemplate = (template: DocumentStyle): readonly DocumentFace[] => templateFaces[template];

/**
 * For the letters that a template's own faces lack, in the order in which its styles name them. Han characters
 * are drawn differently in Japan. Their fonts are tens of megabytes, so they are an optional part of an
 * installation and loaded only for text that needs them.
 */
export const spareFaces = (template: DocumentStyle, language = 'en'): readonly DocumentFace[] => {
  return [
    ...(isSerif(template)
      ? [...faces('source-serif-4', [400, 700]), ...faces('source-serif-4', [400], 'italic')]
      : faces('source-sans-3', [400, 700])),
    ...faces('amiri', [400, 700]),
    ...faces('noto-sans-hebrew', [400, 700]),
    ...faces('noto-sans-symbols', [400]),
    ...faces('noto-sans-symbols-2', [400]),
    ...(language.startsWith('ja') ? [...japanese, ...chinese] : [...chinese, ...japanese]),
  ];
};

/** A face as its files are named. */
export function faceName({ font, weight, style }: DocumentFace): string {
  return `${font}-${weight}-${style}`;
}

/** `U+0000-00FF, U+20AC` as pairs of code points. */
export function parseUnicodeRange(range: string): [number, number][] {
  return range.split(',').map((part) => {
    const [from = '', to = from] = part.trim().replace(/^U\+/i, '').split('-');
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)];
  });
}
