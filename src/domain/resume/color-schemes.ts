export const colorSchemeIds = ['teal', 'navy', 'plum', 'emerald', 'amber'] as const;

export type ColorSchemeId = (typeof colorSchemeIds)[number];

/** Primary is for rules and bars, secondary and neutral are for text, background tints, accent decorates. */
export interface ColorScheme {
  readonly primary: string;
  readonly secondary: string;
  readonly neutral: string;
  readonly background: string;
  readonly accent: string;
}

export const colorSchemes: Readonly<Record<ColorSchemeId, ColorScheme>> = {
  teal: {
    primary: '#18A0AA',
    secondary: '#0B6A72',
    neutral: '#4A5A60',
    background: '#EAF6F7',
    accent: '#7CCBD1',
  },
  navy: {
    primary: '#1A365D',
    secondary: '#1A365D',
    neutral: '#475569',
    background: '#EBF0F7',
    accent: '#7F9CC4',
  },
  plum: {
    primary: '#4B0082',
    secondary: '#4B0082',
    neutral: '#534A60',
    background: '#F3ECF9',
    accent: '#A986CC',
  },
  emerald: {
    primary: '#2E8B57',
    secondary: '#1F6B41',
    neutral: '#46564C',
    background: '#EAF5EF',
    accent: '#86C4A2',
  },
  amber: {
    primary: '#D97706',
    secondary: '#9A4A00',
    neutral: '#5B5146',
    background: '#FDF3E7',
    accent: '#F2B870',
  },
};

export const defaultColorSchemeId: ColorSchemeId = 'teal';
