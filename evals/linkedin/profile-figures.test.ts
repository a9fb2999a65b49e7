import { expect, test } from 'vitest';
import type { LinkedinProfile } from '#contract/linkedin.ts';
import { loadLexicon } from '#server/process/load-lexicon.ts';
import { profileFigures, type WrittenProfile } from './profile-figures.ts';

const lexicon = loadLexicon();
const form = {
  jobTitle: 'Analyst',
  industry: 'Retail',
  experience: 'Built reports in PostgreSQL',
  skills: 'Excel, JS',
  targetRole: 'Kubernetes Engineer',
};

const written = (profile: Partial<LinkedinProfile>): WrittenProfile => ({
  resume: '001',
  form,
  own: 'Wrote tests for the till',
  profile: {
    headline: '',
    about: '',
    skills: [],
    headlineParts: [],
    aboutSentences: [],
    ...profile,
  } as LinkedinProfile,
});

test('a skill counts by any name of it, and not because it is wanted', () => {
  const skills = ['Postgres', 'JavaScript', 'Excel', 'Kubernetes', 'Beekeeping'];
  expect(profileFigures([written({ skills })], lexicon).unsupported_skills).toEqual({ value: 2, n: 5 });
});

test('what LinkedIn would not take is too long', () => {
  const fits = written({ headline: 'a'.repeat(220), about: 'a'.repeat(2_600) });
  const long = [written({ headline: 'a'.repeat(221) }), written({ about: 'a'.repeat(2_601) })];
  expect(profileFigures([fits, ...long], lexicon).too_long).toEqual({ value: 2, n: 3 });
});

test('sources are words of the form or of the resume', () => {
  const sentence = (quote: string) => ({
    text: 'I wrote tests.',
    kind: 'you' as const,
    paragraph: 0,
    sources: [{ from: 'resume' as const, quote, place: '' }],
  });
  const aboutSentences = [sentence('Wrote tests'), sentence('Built reports'), sentence('Wrote books')];
  expect(profileFigures([written({ aboutSentences })], lexicon).sourced).toEqual({ value: 2 / 3, n: 3 });
});
