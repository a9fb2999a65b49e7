import type { TemplateLook } from '../template-look.ts';

export const contemporary: TemplateLook = {
  font: { page: 'Manrope', word: 'Century Gothic' },
  pt: { page: 9.8, word: 9.5 },
  leading: { page: 1.52, word: 1.2 },
  marginIn: { x: { page: 0.72, word: 0.7 }, y: { page: 0.64, word: 0.62 } },
  head: {},
  name: { pt: { page: 30, word: 27 }, weight: 800 },
  contact: { color: 'neutral' },
  heading: {
    pt: { page: 11.5, word: 11 },
    color: 'secondary',
    weight: 800,
    beforePt: { page: 14, word: 13 },
    afterPt: { page: 5, word: 4 },
    // On the page it's the line of time, beside the contact and down the jobs.
    rule: { side: 'left', color: 'accent', pt: { page: 1.4, word: 3 } },
  },
  title: {},
  date: { color: 'secondary', weight: 600 },
  place: { color: 'neutral', weight: 500 },
  organization: {},
  location: {},
  bullet: 'primary',
};
