import type { TemplateLook } from '../template-look.ts';

export const creative: TemplateLook = {
  font: { page: 'Figtree', word: 'Trebuchet MS' },
  pt: { page: 9.9, word: 10 },
  leading: { page: 1.46, word: 1.15 },
  marginIn: { x: { page: 0.62, word: 0.8 }, y: { page: 0.66, word: 0.65 } },
  head: {},
  name: { pt: { page: 43, word: 36 }, color: 'secondary', weight: 800 },
  contact: { color: 'neutral' },
  // The page tints the side column and colors its headings; Word has one column, so every heading stands for it.
  heading: {
    pt: 12.5,
    color: { page: 'none', word: 'secondary' },
    weight: 800,
    beforePt: { page: 15, word: 14 },
    afterPt: 4,
    fill: { page: 'none', word: 'background' },
  },
  title: {},
  date: { color: 'secondary', weight: 600 },
  place: {},
  organization: { weight: 600 },
  location: { color: 'neutral' },
  bullet: 'primary',
};
