import type { PolicySection } from './policy.ts';

/** Follows the settings: `policyFacts` of the server says which of these apply. */
export const sharing: PolicySection = {
  id: 'sharing',
  title: 'Who else receives data',
  paragraphs: [
    {
      text: 'Only the companies that help us run Candor, each with only what it needs. This list follows our settings, so it’s what’s in use today.',
    },
  ],
  list: [
    { name: 'OpenAI', text: 'language model; see “What language models receive.”', when: 'openai' },
    { name: 'Anthropic', text: 'language model; see “What language models receive.”', when: 'anthropic' },
    {
      name: 'Google (Gemini)',
      text: 'language model; see “What language models receive.”',
      when: 'google-models',
    },
    {
      name: 'Another model server',
      text: 'one that we run or rent; see “What language models receive.” Write to us if you want to know which.',
      when: 'other-model',
    },
    { name: 'Stripe', text: 'payments: your email address, card, and purchases.', when: 'stripe' },
    { name: 'Google', text: 'sign-in, if you choose it.', when: 'google-sign-in' },
    {
      name: 'Our sign-in service',
      text: '{signInHost}: your email address, password, and sessions.',
      when: 'hosted-sign-in',
    },
    {
      name: 'Have I Been Pwned',
      text: 'when you set a password: the first five characters of its hash, which don’t reveal it.',
      when: 'breach-check',
    },
    {
      name: 'Our mail provider',
      text: '{mailHost}: your email address and the mail we send you.',
      when: 'mail-provider',
    },
    {
      name: 'JSearch (OpenWeb Ninja)',
      text: 'job search: the title, place, and filters you search for.',
      when: 'jsearch',
    },
    { name: 'Adzuna', text: 'job search: the title, place, and filters you search for.', when: 'adzuna' },
    {
      name: 'Greenhouse and Lever',
      text: 'we read employers’ public job boards there. Nothing about you is sent.',
      when: 'job-boards',
    },
    { name: 'Our hosting provider', text: 'runs the servers and the database that hold your data.' },
  ],
  after: [
    { text: 'We send mail from our own server.', when: 'own-mail' },
    { text: 'We’d also hand over data if a law or a court forces us to, and only what they can demand.' },
  ],
};
