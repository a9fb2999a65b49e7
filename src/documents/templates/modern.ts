import type { TemplateLook } from '../template-look.ts';

export const modern: TemplateLook = {
  font: { page: 'Source Sans 3', word: 'Calibri' },
  pt: { page: 10.75, word: 11 },
  leading: { page: 1.4, word: 1.12 },
  marginIn: { x: { page: 0.78, word: 0.7 }, y: { page: 0.62, word: 0.6 } },
  head: { rule: { side: 'bottom', color: 'primary', pt: { page: 4.5, word: 3 } } },
  name: { pt: { page: 31, word: 30 } },
  contact: { color: { page: 'none', word: 'neutral' } },
  heading: {
    pt: { page: 13.5, word: 13 },
    color: 'secondary',
    weight: 600,
    beforePt: { page: 14, word: 13 },
    afterPt: { page: 3.5, word: 4 },
  },
  title: {},
  date: { color: 'neutral' },
  place: {},
  organization: { weight: 600 },
  location: { color: 'neutral' },
  bullet: 'primary',
};
