import type { TemplateLook } from '../template-look.ts';

export const classic: TemplateLook = {
  font: { page: 'Source Serif 4', word: 'Cambria' },
  isSerif: true,
  pt: { page: 10.25, word: 10.5 },
  leading: { page: 1.44, word: 1.15 },
  marginIn: { x: { page: 0.82, word: 0.78 }, y: { page: 0.66, word: 0.62 } },
  head: { isCentered: true, rule: { side: 'bottom', color: 'primary', pt: { page: 2, word: 1.5 } } },
  name: { pt: { page: 25, word: 23 } },
  contact: { color: 'neutral' },
  heading: {
    pt: { page: 9.75, word: 10 },
    color: 'secondary',
    isCaps: true,
    beforePt: { page: 14, word: 13 },
    afterPt: { page: 5, word: 4 },
    rule: { side: 'bottom', color: 'rule', pt: { page: 0.6, word: 0.5 } },
  },
  title: {},
  date: {},
  place: { isItalic: true },
  organization: {},
  location: {},
  bullet: 'ink',
};
