import type { TemplateLook } from '../template-look.ts';

export const executive: TemplateLook = {
  font: { page: 'Libre Caslon Text', word: 'Georgia' },
  isSerif: true,
  pt: { page: 9.4, word: 10 },
  leading: { page: 1.52, word: 1.2 },
  marginIn: { x: { page: 0.78, word: 0.9 }, y: { page: 0.7, word: 0.75 } },
  head: { rule: { side: 'bottom', color: 'secondary', pt: { page: 5, word: 1 }, isDouble: true } },
  name: { pt: { page: 27, word: 25 }, weight: 400 },
  contact: { color: 'neutral' },
  heading: {
    pt: { page: 9.2, word: 11 },
    color: 'secondary',
    beforePt: { page: 16, word: 17 },
    afterPt: { page: 0, word: 4 },
  },
  title: {},
  date: {},
  place: { color: 'neutral', isItalic: true },
  organization: {},
  location: {},
  bullet: 'secondary',
};
