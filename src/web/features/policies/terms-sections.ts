import type { PolicySection } from './policy.ts';

/** What people agree to. A change of it is a new version in `policy-facts.ts` of the contract. */
export const termsSections: readonly PolicySection[] = [
  {
    id: 'acceptance',
    title: 'Acceptance',
    paragraphs: [
      {
        text: 'These terms are the agreement between you and us, the people who run Candor. By creating an account or paying for Premium you accept them. If you don’t agree, please don’t use Candor. The sample resume works without an account.',
      },
      { text: 'You must be at least 16, and old enough to make a contract where you live if you pay.' },
    ],
  },
  {
    id: 'service',
    title: 'The service',
    paragraphs: [
      {
        text: 'Candor helps you write resumes, cover letters, and LinkedIn profiles, practice interviews, and find jobs.',
      },
      {
        text: 'Candor proposes wording from what you’ve told it and shows where each claim comes from. It can still get things wrong. Read everything before you send it: what you send is your statement, not ours.',
      },
      {
        text: 'We don’t promise an interview, an offer, or a job. The score is our own measure; employers don’t see it. Job postings come from others, and we can’t vouch for them.',
      },
    ],
  },
  {
    id: 'accounts',
    title: 'Accounts',
    list: [
      { text: 'Use your own email address and keep your password to yourself.' },
      { text: 'One account is for one person.' },
      {
        text: 'You can sign out other devices, export your data, or delete your account at any time.',
        link: { path: '/account', name: 'Account' },
      },
      {
        text: 'We may close an account that breaks these terms. Unless it’s urgent, we’ll write to you first and give you time to export your data.',
      },
    ],
  },
  {
    id: 'payment',
    title: 'Subscription and payment',
    list: [
      {
        name: 'Free.',
        text: '1 resume rewrite and 1 cover letter. A use doesn’t count if it fails; it does if you cancel after writing has started. Interview practice and job search have daily limits, which the tools show.',
      },
      {
        name: 'Premium.',
        text: '$14.99 per month, paid in advance by card through Stripe. Daily limits are higher, and hourly limits protect the service from abuse.',
      },
      {
        name: 'Renewal.',
        text: 'Premium renews every month at $14.99 unless you cancel before the renewal date.',
      },
      {
        name: 'Canceling.',
        text: 'Cancel in your account settings at any time. You keep Premium until the end of the month you’ve paid for, and you won’t be charged again.',
        link: { path: '/account', name: 'Account' },
      },
      {
        name: 'Withdrawal.',
        text: 'You can withdraw within 14 days of your first payment in your account settings. You get back all you paid, and Premium ends right away.',
      },
      {
        name: 'Failed payments.',
        text: 'If a renewal can’t be charged, you keep Premium for 7 days while you update your card.',
      },
      {
        name: 'Afterward.',
        text: 'When Premium ends, everything you made stays yours to open and download.',
      },
      {
        name: 'Price changes.',
        text: 'If the price changes, we’ll email you at least 30 days before it applies to you, so you can cancel first.',
      },
    ],
  },
  {
    id: 'use',
    title: 'Acceptable use',
    paragraphs: [{ text: 'Please don’t:' }],
    list: [
      { text: 'make claims about yourself that you know are false, or pretend to be someone else;' },
      {
        text: 'upload what you have no right to use, or other people’s private data without their permission;',
      },
      { text: 'try to get into other people’s accounts, get around limits, or disturb the service;' },
      { text: 'collect content from Candor by automated means, or resell the service;' },
      { text: 'break the law with it.' },
    ],
  },
  {
    id: 'property',
    title: 'Intellectual property',
    paragraphs: [
      {
        text: 'What you write and what Candor writes for you from it is yours. You only allow us to store and process it so that the tools work for you.',
      },
      {
        text: 'Candor’s software, name, and designs stay ours or our licensors’. You may use the documents you make with our templates for any purpose, without a charge and for as long as you like.',
      },
    ],
  },
  {
    id: 'liability',
    title: 'Liability',
    paragraphs: [
      {
        text: 'We run Candor with care, but we can’t promise that it’s always available or free of errors.',
      },
      {
        text: 'As far as the law allows, we aren’t liable for lost opportunities or other indirect damage, and in total for no more than what you paid us in the 12 months before, or $50 if that’s more.',
      },
      {
        text: 'Nothing here limits liability for intent, gross negligence, or injury, or any right that consumer law gives you where you live.',
      },
    ],
  },
  {
    id: 'changes',
    title: 'Changes',
    paragraphs: [
      {
        text: 'When we change these terms, this page gets a new version and date, and we’ll email you at least 30 days before a change that affects you. If you don’t agree, you can cancel and delete your account before then.',
      },
      { text: 'If one part of these terms doesn’t hold up, the rest still does.' },
    ],
  },
  {
    id: 'contact',
    title: 'Contact',
    paragraphs: [{ text: 'Questions about these terms? Write to us:' }],
    hasContact: true,
  },
];
