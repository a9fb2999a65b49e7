import { describe, expect, it } from 'vitest';
import { openSet } from '#evals/set-files.ts';
import { testPosting } from '#tests/support/test-posting.ts';
import { trustSignalsOf } from './trust-signals.ts';

const now = new Date('2026-11-16T12:00:00Z');
const signalsOf = (over: Parameters<typeof testPosting>[0], isReposted = false) =>
  trustSignalsOf(testPosting({ postedAt: '2026-11-10', ...over }), { isReposted, now });

describe('trust signals', () => {
  it('calls a posting old after 45 days, and not without a date', () => {
    expect(signalsOf({ postedAt: '2026-10-03' })).toEqual([]);
    expect(signalsOf({ postedAt: '2026-09-20' })).toEqual(['old']);
    expect(signalsOf({ postedAt: null })).toEqual([]);
  });

  it('hands on that it was posted again', () => {
    expect(signalsOf({}, true)).toEqual(['reposted']);
  });

  it.each([
    ['talent-pool', 'Join our talent pool and we will contact you when something opens up.'],
    ['talent-pool', 'There is no current opening; we collect CVs for future vacancies.'],
    ['talent-pool', 'This posting is not tied to a specific role.'],
    ['talent-pool', 'Wir freuen uns auf Ihre Initiativbewerbung.'],
    ['closed-link', 'We are no longer accepting applications.'],
    ['closed-link', 'This position has been filled.'],
    ['closed-link', 'Die Stelle ist bereits besetzt.'],
    ['fee', 'A registration fee of $49 is required before your interview.'],
    ['fee', 'Pay a joining fee and start earning today.'],
    ['fee', 'Please transfer a refundable deposit for your laptop.'],
    ['messenger-only', 'To apply, message us on WhatsApp at +1 555 0100.'],
    ['messenger-only', 'Interviews are held by Telegram: contact @hr_manager_desk.'],
  ])('%s: %s', (signal, sentence) => {
    expect(signalsOf({ description: `We need a hand in the office. ${sentence} Start soon.` })).toEqual([
      signal,
    ]);
  });

  it.each([
    'You will build and maintain a talent pool for hard-to-fill roles.',
    'We may close the posting early once the position has been filled.',
    'Applications stay open until the role is filled.',
    'We never charge candidates a registration fee of any kind.',
    'Your registration fees are paid by us.',
    'Customers reach us by phone, WhatsApp and chat.',
    'You will process fee payments and deposits for new students.',
    'Apply online or message our recruiter on WhatsApp.',
    'Come by in the morning and ask for Jo, or text 432-555-0158.',
    'CV and two references to Box 12, or message us on WhatsApp.',
  ])('no signal: %s', (sentence) => {
    expect(signalsOf({ description: sentence })).toEqual([]);
  });

  it('says nothing of ordinary postings', () => {
    const signals = ['1', '3', '5']
      .map((name) => openSet('evals/own-corpus').read(`postings/00${name}.json`))
      .map((posting) => JSON.parse(posting) as { description: string })
      .flatMap(({ description }) => signalsOf({ description }));
    expect(signals).toEqual([]);
  });
});
