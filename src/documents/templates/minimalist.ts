import type { TemplateLook } from '../template-look.ts';

export const minimalist: TemplateLook = {
  font: { page: 'Public Sans', word: 'Arial' },
  pt: { page: 9.4, word: 9.75 },
  leading: { page: 1.55, word: 1.3 },
  marginIn: { x: { page: 0.95, word: 1.05 }, y: { page: 0.85, word: 0.9 } },
  head: {},
  name: { pt: { page: 15, word: 17 }, weight: 600 },
  contact: { color: 'neutral' },
  heading: {
    color: 'secondary',
    weight: 600,
    beforePt: { page: 17, word: 19 },
    afterPt: { page: 3, word: 4 },
  },
  title: { weight: 600 },
  date: { color: 'neutral' },
  place: { color: 'neutral' },
  organization: {},
  location: {},
  bullet: { page: 'dim', word: 'neutral' },
};
