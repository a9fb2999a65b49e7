import type { PolicySection } from './policy.ts';

/** Follows what housekeeping removes, and when. */
export const retention: PolicySection = {
  id: 'kept',
  title: 'Where we keep it, and for how long',
  paragraphs: [
    {
      text: 'Everything on our side is in our database. What you type before you save it stays in your browser; the Cookie Policy lists what’s on your device.',
      link: { path: '/cookie-policy', name: 'Cookie Policy' },
    },
  ],
  rows: {
    name: 'What',
    text: 'How long',
    rows: [
      {
        name: 'Account, documents, LinkedIn profile, interview sessions',
        text: 'Until you delete them or your account',
      },
      {
        name: 'Earlier versions of a document',
        text: 'The last 50 of each, until you delete the document',
      },
      {
        name: 'Documents and interview sessions you deleted',
        text: '30 days, so that you can restore them',
      },
      { name: 'Files we made for you (PDF, Word)', text: 'Up to 30 days' },
      {
        name: 'Job searches and matches',
        text: '90 days. Matches you liked or applied to stay until you delete your account; their posting texts go when the source’s terms say so',
      },
      { name: 'Work in progress', text: 'Its news for a day after it ends, its result for 30 days' },
      { name: 'A file with all your data that you asked for', text: '24 hours' },
      { name: 'A signed-in device', text: 'Until you sign out, or 30 days without use' },
      { name: 'An account nobody confirmed', text: '7 days' },
      { name: 'Mail we sent you, and messages to support in our outbox', text: '7 days' },
      { name: 'Counts of interview answers and job searches', text: '60 days' },
      { name: 'What a language model’s work cost, without any text', text: '13 months' },
    ],
  },
  after: [
    {
      text: 'When you delete your account, we remove all of it, cancel Premium, and delete you as a customer at Stripe. What’s left is an ID without a name or address and the time of deletion, so that old sign-ins can’t bring the account back. Backups keep deleted data until they’re overwritten.',
    },
  ],
};
