import type { TemplateLook } from '../template-look.ts';

export const technical: TemplateLook = {
  font: { page: 'IBM Plex Sans', word: 'Arial' },
  mono: { page: 'IBM Plex Mono', word: 'Consolas' },
  pt: 9.75,
  leading: { page: 1.45, word: 1.18 },
  marginIn: { x: { page: 0.68, word: 0.7 }, y: 0.6 },
  head: { rule: { side: 'left', color: 'primary', pt: { page: 5, word: 4.5 } } },
  name: { pt: { page: 24, word: 23 }, weight: 600 },
  contact: { color: 'neutral', isMono: true },
  heading: {
    pt: { page: 9.75, word: 10 },
    color: 'secondary',
    weight: 600,
    isMono: true,
    beforePt: 13,
    afterPt: { page: 6, word: 4 },
    fill: 'background',
  },
  title: { weight: 600 },
  date: { color: 'neutral', isMono: true },
  place: { color: 'neutral' },
  organization: {},
  location: {},
  bullet: 'primary',
};
