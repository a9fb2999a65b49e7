import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readWhole } from '#domain/resume/read-resume.ts';
import { loadLexicon } from '#server/process/load-lexicon.ts';
import { specialistPosting, specialistText } from '#tests/support/specialist-resume.ts';
import { hashOf } from '../recorded/recordings.ts';
import { askAboutPair } from './evidence-prompts.ts';
import { readEvidence } from './read-evidence.ts';
import { readRecordedEvidence, recordedFile, withAnswer } from './recorded-evidence.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'evidence-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('a recorded answer about a pair', () => {
  for (const name of ['resumes', 'postings', 'evidence']) mkdirSync(path.join(folder, name));
  const quote = 'Working knowledge of SQL';
  const write = (name: string, content: unknown) =>
    writeFileSync(path.join(folder, name), typeof content === 'string' ? content : JSON.stringify(content));
  write('resumes/r1.txt', specialistText);
  write('postings/p1.json', {
    ...{ id: 'p1', title: 'Customer Success Manager', description: specialistPosting },
    requirements: [{ quote, name: 'SQL', kind: 'skill', level: 'must' }],
  });
  write('evidence/pairs.jsonl', {
    ...{ resume: 'r1', posting: 'p1', fit: 80 },
    verdicts: [{ quote, verdict: 'in-progress' }],
  });
  const lexicon = loadLexicon();
  const view = readWhole(specialistText, lexicon);
  const [pair] = readEvidence(folder, lexicon);
  if (!pair) throw new Error('The pair was not read.');
  const asked = askAboutPair(pair, view);
  const record = (prompt: string, answer: unknown) => {
    writeFileSync(
      path.join(folder, recordedFile),
      `${JSON.stringify({ resume: 'r1', posting: 'p1', prompt: hashOf(prompt), answer })}\n`,
    );
    return withAnswer(pair, view, readRecordedEvidence(folder) ?? new Map());
  };
  const answer = { requirements: [{ n: 1, verdict: 'shown', lines: [1], quotes: ['churn in SQL'] }] };

  it('is to what the product asks, without any label', () => {
    expect(readRecordedEvidence(folder)).toBeUndefined();
    expect(asked.text).toContain(quote);
    expect(asked.text).not.toMatch(/"verdict":"in-progress"|"fit"|Priya/);
  });

  it('counts for exactly that prompt and in the shape that was asked for', () => {
    const { isAnswered, posting } = record(asked.text, answer);
    expect(isAnswered).toBe(true);
    expect(posting.judged?.asks).toEqual([
      { quote: posting.requirements[0]?.quote, verdict: 'shown', quotes: ['churn in SQL'] },
    ]);
    expect(record('another prompt', answer)).toEqual({ posting: pair.posting, isAnswered: false });
    expect(record(asked.text, { requirements: [{ n: 'one' }] }).isAnswered).toBe(false);
  });
});
