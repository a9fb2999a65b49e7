import { describe, expect, it } from 'vitest';
import type { Resume } from '#contract/resume.ts';
import { sampleChange, sampleOffer } from '#tests/support/sample-documents.ts';
import { startTestApp } from '#tests/support/test-app.ts';
import { runSql } from '#tests/support/test-database.ts';

const kept = {
  changes: [
    { ...sampleChange, reason: 'You said that this is true.' },
    { ...sampleChange, id: 'duty', reason: 'Says what you did instead of what you were responsible for.' },
    { ...sampleChange, id: 'new', reason: 'grammar' },
    { ...sampleChange, id: 'other', reason: 'As it was said long ago.' },
  ],
  offers: [{ ...sampleOffer, reason: 'Uses the posting’s wording for what you already have.' }],
  questions: [
    { id: 'sql', claim: 'SQL', quote: null, path: null, proposed: null, answer: 'no', words: '' },
    {
      id: 'led',
      claim: 'Led it',
      quote: null,
      path: 'summary',
      proposed: 'I led it',
      answer: null,
      words: '',
    },
  ],
  notices: [
    'The writing model could not be reached, so our built-in engine wrote this. It did not count as a use.',
    'The posting is longer than 12,000 characters. Its end was not read.',
    'not-english',
    'As it was said long ago.',
  ],
};

describe('what the version before kept as sentences', async () => {
  const app = await startTestApp();
  const codesOf = ({ changes, offers, questions, notices }: Resume) => ({
    changes: changes.map(({ reason }) => reason),
    offers: offers.map(({ reason }) => reason),
    questions: questions.map(({ kind, name, answer }) => [kind, name, answer]),
    notices,
  });
  const codes = {
    changes: ['confirmed', 'duty', 'grammar', 'clear'],
    offers: ['posting'],
    questions: [['practice', 'SQL', 'no']],
    notices: ['built-in-instead', 'posting-cut', 'not-english'],
  };

  it('is read in codes, and kept in codes from the next write on', async () => {
    const anna = await app.createPerson();
    const id = await app.createResume(anna);
    const { changes, offers, questions, notices } = kept;
    await runSql(
      app.ownerUrl,
      'update resumes set changes = $2, offers = $3, questions = $4, notices = $5 where id = $1',
      [id, ...[changes, offers, questions, notices].map((value) => JSON.stringify(value))],
    );
    const read = (await (await anna.call('GET', `/api/resumes/${id}`)).json()) as Resume;
    expect(codesOf(read)).toEqual(codes);
    const decisions = [{ changeId: 'summary', state: 'kept' }];
    await anna.call('POST', `/api/resumes/${id}/decisions`, { body: { decisions } });
    const [row] = await runSql(app.ownerUrl, 'select changes from resumes where id = $1', [id]);
    expect(JSON.stringify(row)).toContain('"reason":"confirmed"');
  });

  it('is read in codes when a version is brought back', async () => {
    const anna = await app.createPerson();
    const id = await app.createResume(anna, { changes: [sampleChange] });
    const decide = (state: string) =>
      anna.call('POST', `/api/resumes/${id}/decisions`, {
        body: { decisions: [{ changeId: sampleChange.id, state }] },
      });
    await decide('rejected');
    await runSql(
      app.ownerUrl,
      'update resume_versions set content = content || $2::jsonb where resume_id = $1 and number = 1',
      [id, JSON.stringify(kept)],
    );
    const reverted = await anna.call('POST', `/api/resumes/${id}/revert`, { body: { number: 1 } });
    expect(codesOf((await reverted.json()) as Resume)).toEqual(codes);
  });
});
