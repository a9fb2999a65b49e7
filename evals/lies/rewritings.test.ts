import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { type ResumeEvidence, readResumeEvidence } from '#domain/claims/resume-evidence.ts';
import { reviewEdit } from '#domain/rewrite/review-edit.ts';
import { loadLexicon } from '#server/process/load-lexicon.ts';
import { readResumeTexts } from '../facts/read-facts.ts';
import { readRewritings } from './read-rewritings.ts';

const lexicon = loadLexicon();
const now = new Date('2026-11-01T00:00:00Z');
const texts = readResumeTexts(fileURLToPath(new URL('../own-corpus', import.meta.url)));
const read = new Map<string, ResumeEvidence>();
const wordsOf = (resume: string): ResumeEvidence => {
  const known =
    read.get(resume) ?? readResumeEvidence({ content: texts.get(resume) ?? '', confirmed: [] }, lexicon, now);
  read.set(resume, known);
  return known;
};
const passes = ({ resume, path, text }: { resume: string; path: string; text: string }) =>
  reviewEdit({ path, text, reason: 'clear' }, wordsOf(resume)).outcome === 'change';

const rewritings = readRewritings();
const truths = rewritings.filter(({ isTrue }) => isTrue);
const lies = rewritings.filter(({ isTrue }) => !isTrue);

test('every rewriting is of a line that there is', () => {
  for (const { resume, path } of rewritings)
    expect(
      wordsOf(resume).lines.map((line) => line.path),
      resume,
    ).toContain(path);
});

test('most true rewritings of a line pass', () => {
  expect(truths.filter(passes).length / truths.length).toBeGreaterThan(0.6);
});

test('of false ones made of the line’s own words, most are asked or refused', () => {
  const shipped = lies.filter(passes).map(({ text }) => text);
  expect(shipped.length / lies.length, shipped.join('\n')).toBeLessThan(0.2);
});
