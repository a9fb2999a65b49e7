import { describe, expect, test } from 'vitest';
import { type ResumeEvidence, readResumeEvidence } from '#domain/claims/resume-evidence.ts';
import { readPosting } from '#domain/posting/posting.ts';
import { readWhole } from '#domain/resume/read-resume.ts';
import { reviewEdit } from '#domain/rewrite/review-edit.ts';
import { loadLexicon } from '#server/process/load-lexicon.ts';
import { builtInEdits } from './built-in-edits.ts';

const lexicon = loadLexicon();
const now = new Date('2026-11-01T00:00:00Z');
const read = (content: string) => readResumeEvidence({ content, confirmed: [] }, lexicon, now);

const content = `Jordan Avery
jordan@mail.example · 404.555.0119 · Atlanta GA

Experience
Support Specialist, Brightline Software, Atlanta
March 2020 – Present
- Answered 40 tickets a day by email and chat
- Kept the supply room and the kitchen in order
- Planned the yearly summer party for 60 people
- Built Zendesk views that cut first reply from 3 hours to 1 hour
- Pulled weekly reports from Salesforce for the head of support
- Moved the help articles from Confluence to Notion

Clerk, Corner Foods, Atlanta
06/2016 – 02/2020
- Handled 200 transactions a day

Skills
Excel, Typing

Certifications
PMP, Project Management Institute, 2021

References
Available upon request`;

const posting = `Support Engineer
Northwind

Requirements
- 3+ years of experience with Zendesk
- Experience with Salesforce reporting
- Must hold a current PMP certification`;

const words = read(content);
const against = (own: ResumeEvidence, posted = posting) => ({
  posting: readPosting(posted, lexicon),
  view: readWhole(own.text, lexicon),
  now,
});
const edits = builtInEdits(words, against(words));
const editOf = (path: string) => edits.find((edit) => edit.path === path);
const review = (path: string, text: string, reason: 'order' | 'proven' | 'clear' | 'empty') =>
  reviewEdit({ path, text, reason }, words);

describe('what is arranged', () => {
  test('a hyphen, a full stop, an ampersand or a capital alone is no change', () => {
    const jobs = content.replace(
      '- Handled 200 transactions a day',
      '- Handled day to day accounts & files\n- kept the keys',
    );
    const told = read(jobs);
    const own = builtInEdits(told, against(told));
    const textOf = (place: number) =>
      own.find(({ path }) => path === `experience.1.responsibilities.${place}`)?.text;
    expect(textOf(0)).toBeUndefined();
    expect(textOf(1)).toBeUndefined();
  });

  test('skills that lines show join the list, where the posting asks for them; what was left behind does not', () => {
    const skills = editOf('skills')?.text.split('\n') ?? [];
    expect(skills.slice(0, 2)).toEqual(['Excel', 'Typing']);
    expect(skills.slice(2).toSorted()).toEqual(['Salesforce', 'Zendesk']);
  });

  test('all of it passes the review, and says where it rests', () => {
    for (const path of ['skills', 'dates'])
      expect(reviewEdit(editOf(path) ?? { path, text: '', reason: 'clear' }, words).outcome, path).toBe(
        'change',
      );
    const skills = reviewEdit(editOf('skills') ?? { path: '', text: '', reason: 'clear' }, words);
    const support = skills.outcome === 'change' ? skills.change.support : [];
    const quoted = support.map(({ start, end }) => content.slice(start, end)).join('\n');
    expect(quoted).toContain('Zendesk views');
    const gone = editOf('additional.0.lines.0');
    expect(gone && reviewEdit(gone, words)).toMatchObject({ outcome: 'change', change: { after: '' } });
  });
});

describe('what the review refuses', () => {
  test.each([
    ['a skill that no line names', 'skills', 'Excel\nTyping\nKubernetes', 'proven'],
    ['a skill that was dropped', 'skills', 'Excel\nZendesk', 'proven'],
    ['a skill that a model adds', 'skills', 'Excel\nTyping\nZendesk', 'order'],
    [
      'another line in the order',
      'experience.0.responsibilities',
      'Led the team\nBuilt Zendesk views',
      'order',
    ],
    ['a line that holds something, left out', 'experience.0.responsibilities.0', '', 'empty'],
    ['a model’s empty line', 'experience.0.responsibilities.0', '', 'clear'],
    ['a name', 'personalInfo.name', 'Somebody Else', 'clear'],
    ['what no line of another part says', 'additional.0.lines.0', 'Led a team of 40', 'clear'],
    ['another employer', 'experience.0.company', 'Google', 'clear'],
  ] as const)('%s', (_, path, text, reason) => {
    expect(review(path, text, reason).outcome).toBe('reverted');
  });
});
