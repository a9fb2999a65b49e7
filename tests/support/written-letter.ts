import type { CoverLetter } from '#contract/cover-letters.ts';
import type { ProseSentence } from '#domain/claims/prose/prose.ts';

const you = (text: string, paragraph: number, quote: string, place: string): ProseSentence => ({
  text,
  kind: 'you',
  paragraph,
  sources: [{ from: 'resume', quote, place }],
});

/** Sentences of a letter as they pass, one after another. */
export const letterSentences: ProseSentence[] = [
  {
    text: 'I’m applying for the Project Coordinator role at Peachtree Facilities Group.',
    kind: 'job',
    paragraph: 0,
    sources: [{ from: 'posting', quote: 'Project Coordinator', place: '' }],
  },
  you('At Target I lead a team of 18.', 1, 'Lead team of 18 in order pickup.', 'Target'),
  you(
    'With the team, I cut order pickup time from 14 to 8 minutes.',
    1,
    'We got our order pickup time from 14 min to 8 min.',
    'Target',
  ),
  { text: 'I’d be glad to talk.', kind: 'courtesy', paragraph: 2, sources: [] },
];

const text = (index: number) => letterSentences[index]?.text ?? '';

export const letterContent = [
  'November 16, 2026',
  'Dear Hiring Team,',
  text(0),
  `${text(1)} ${text(2)}`,
  text(3),
  'Sincerely,\nMarcus Bell',
].join('\n\n');

/** A letter as the server gives it. */
export const writtenLetter = (changes: Partial<CoverLetter> = {}): CoverLetter => ({
  id: '33333333-3333-4333-8333-333333333333',
  resumeId: '11111111-1111-4111-8111-111111111111',
  title: '',
  content: letterContent,
  revision: 1,
  jobPosting: 'Project Coordinator\nPeachtree Facilities Group',
  tone: 'plain',
  length: 'standard',
  look: 'plain',
  head: {
    name: 'Marcus Bell',
    email: 'marcus@example.com',
    phone: '',
    location: 'Atlanta, GA',
    linkedin: '',
    language: 'en',
    templateId: 'classic',
    colorScheme: 'teal',
  },
  sentences: letterSentences,
  offers: [
    {
      id: 'weekends',
      text: 'I can work occasional weekends.',
      faults: [{ code: 'wording', claimed: 'occasional weekends', source: '', start: 11, end: 30 }],
      paragraph: 1,
      instead: '',
      sources: [],
      answer: null,
      words: '',
      answeredAt: null,
    },
  ],
  writer: { kind: 'built-in', name: 'built-in', isFallback: false },
  notices: [],
  createdAt: '2026-11-16T12:00:00Z',
  updatedAt: '2026-11-16T12:00:00Z',
  ...changes,
});
