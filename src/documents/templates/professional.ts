import type { TemplateLook } from '../template-look.ts';

export const professional: TemplateLook = {
  font: { page: 'Lato', word: 'Calibri' },
  pt: { page: 10.4, word: 10.75 },
  leading: { page: 1.45, word: 1.12 },
  marginIn: { x: 0.75, y: { page: 0.56, word: 0.6 } },
  head: { fill: 'background', rule: { side: 'bottom', color: 'primary', pt: { page: 2.5, word: 2.25 } } },
  name: { pt: { page: 28, word: 27 }, color: 'secondary' },
  contact: { color: { page: 'neutral', word: 'none' } },
  heading: {
    pt: { page: 10, word: 10.5 },
    color: 'secondary',
    isCaps: true,
    beforePt: { page: 14, word: 13 },
    afterPt: { page: 5, word: 4 },
    rule: { side: 'bottom', color: 'accent', pt: { page: 0.8, word: 0.75 } },
  },
  title: {},
  date: { color: { page: 'neutral', word: 'none' }, weight: 700 },
  place: {},
  organization: { color: 'secondary' },
  location: { color: 'neutral', weight: { page: 400, word: 700 } },
  bullet: 'secondary',
};
