import type { TemplateLook } from '../template-look.ts';

export const elegant: TemplateLook = {
  font: { page: 'EB Garamond', word: 'Garamond' },
  isSerif: true,
  pt: { page: 11.3, word: 11.5 },
  leading: { page: 1.34, word: 1.12 },
  marginIn: { x: { page: 0.98, word: 0.9 }, y: { page: 0.7, word: 0.72 } },
  head: { isCentered: true, rule: { side: 'bottom', color: 'accent', pt: 0.5 } },
  name: { pt: { page: 40, word: 34 }, color: 'secondary', weight: 500 },
  contact: { color: 'neutral' },
  heading: {
    pt: { page: 15, word: 14.5 },
    color: 'secondary',
    weight: 500,
    isItalic: true,
    isCentered: true,
    beforePt: { page: 12, word: 14 },
    afterPt: { page: 3, word: 4 },
  },
  title: { weight: 600 },
  date: { color: 'neutral', isItalic: true },
  place: { color: 'neutral', isItalic: true },
  organization: {},
  location: {},
  bullet: 'primary',
};
