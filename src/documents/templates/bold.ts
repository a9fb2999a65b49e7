import type { TemplateLook } from '../template-look.ts';

export const bold: TemplateLook = {
  font: { page: 'Archivo', word: 'Arial' },
  pt: { page: 9.9, word: 10 },
  leading: { page: 1.42, word: 1.15 },
  marginIn: { x: { page: 0.72, word: 0.75 }, y: { page: 0.56, word: 0.6 } },
  head: { color: 'white', fill: 'secondary' },
  name: { pt: { page: 47, word: 38 }, weight: 800 },
  contact: { weight: { page: 500, word: 700 } },
  heading: {
    pt: { page: 14.5, word: 15 },
    weight: 800,
    beforePt: { page: 15, word: 14 },
    afterPt: { page: 5, word: 4 },
    rule: { side: 'top', color: 'ink', pt: 3 },
  },
  title: {},
  date: { weight: 700 },
  place: {},
  organization: { color: 'secondary', weight: 700 },
  location: {},
  bullet: 'ink',
};
