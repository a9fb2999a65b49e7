import { afterEach, expect, test, vi } from 'vitest';
import { hasDrafts, readDraft, removeDraft, removeDrafts, removeOldDrafts, writeDraft } from './drafts.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  removeDrafts();
  localStorage.clear();
});

const days = (count: number) => new Date(Date.now() + count * 24 * 60 * 60 * 1000);

test('spec 3: a draft is JSON under resume_draft_{id}, and holds whose it is', () => {
  expect(writeDraft('resume_draft_7', 'maya', { content: 'Text' })).toBe(true);
  expect(JSON.parse(localStorage.getItem('resume_draft_7') ?? '')).toMatchObject({
    userId: 'maya',
    content: { content: 'Text' },
  });
  expect(readDraft('resume_draft_7', 'maya')?.content).toEqual({ content: 'Text' });
});

test('another person never gets to see it, and neither does a visitor', () => {
  writeDraft('resume_draft_new', 'maya', 'Text');
  expect(readDraft('resume_draft_new', 'omar')).toBeUndefined();
  expect(readDraft('resume_draft_new', null)).toBeUndefined();
  expect(hasDrafts('maya')).toBe(true);
  expect(hasDrafts('omar')).toBe(false);
});

test('thirty days without a touch end it; what a visitor typed, one day', () => {
  writeDraft('resume_draft_new', 'maya', 'Text');
  writeDraft('resume_draft_visitor', null, 'Text');
  expect(readDraft('resume_draft_new', 'maya', days(29.9))).toBeDefined();
  expect(readDraft('resume_draft_new', 'maya', days(30.1))).toBeUndefined();
  expect(readDraft('resume_draft_visitor', null, days(0.9))).toBeDefined();
  expect(readDraft('resume_draft_visitor', null, days(1.1))).toBeUndefined();
  removeOldDrafts(days(1.1));
  expect(Object.keys(localStorage)).toEqual(['resume_draft_new']);
  removeOldDrafts(days(30.1));
  expect(Object.keys(localStorage)).toEqual([]);
});

test('signing out removes all of them, and nothing else', () => {
  localStorage.setItem('theme', 'dark');
  writeDraft('resume_draft_1', 'maya', 'Text');
  localStorage.setItem('cover_letter_draft_2', 'Dear Sir or Madam');
  removeDrafts();
  expect(Object.keys(localStorage)).toEqual(['theme']);
});

test('what cannot be read is no draft', () => {
  for (const text of ['{', 'null', '7', '{"content":"x"}']) {
    localStorage.setItem('resume_draft_new', text);
    expect(readDraft('resume_draft_new', 'maya')).toBeUndefined();
  }
  removeOldDrafts();
});

test('a device that refuses says so, and the page still has it', () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const refuse = () => {
    throw new DOMException('Full', 'QuotaExceededError');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  expect(writeDraft('resume_draft_new', 'maya', 'Text')).toBe(false);
  expect(readDraft('resume_draft_new', 'maya')?.content).toBe('Text');
  removeDraft('resume_draft_new');
  expect(readDraft('resume_draft_new', 'maya')).toBeUndefined();
});
