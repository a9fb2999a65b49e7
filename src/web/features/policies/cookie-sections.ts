import type { PolicySection } from './policy.ts';

/** What is kept on people's devices; the keys themselves are in `stored-keys.ts`. */
export const cookieSections: readonly PolicySection[] = [
  {
    id: 'types',
    title: 'Types of cookies and storage',
    paragraphs: [
      {
        text: 'We set no cookies of our own. What Candor needs to remember on your device, it keeps in your browser’s local storage, which isn’t sent along with requests the way cookies are.',
      },
      {
        text: 'Everything listed here is strictly necessary or a choice you made. There are no advertising and no analytics cookies, so there’s no banner to click away.',
      },
    ],
    after: [
      {
        text: 'Drafts that a visitor types without an account are kept for one day. “candor-kept” is in your browser’s database, and “candor-shared-file”, “candor-app”, and “candor-fonts” are in its cache storage, not in local storage.',
      },
    ],
  },
  {
    id: 'third-parties',
    title: 'Third-party services',
    list: [
      {
        name: 'Authentication and storage.',
        text: 'We run sign-in and storage ourselves, and they set no cookies.',
        when: 'own-sign-in',
      },
      {
        name: 'Authentication and storage.',
        text: 'A sign-in service at {signInHost} checks your password. Your session is kept in local storage as listed above.',
        when: 'hosted-sign-in',
      },
      {
        name: 'Google sign-in.',
        text: 'If you choose it, you go to Google’s own page, where Google’s cookies apply.',
        when: 'google-sign-in',
      },
      {
        name: 'Payments.',
        text: 'Only the payment page loads a script from Stripe. To prevent fraud, Stripe may set the cookies “__stripe_mid” (one year) and “__stripe_sid” (30 minutes) there, and cookies on its own sites.',
        when: 'stripe',
      },
      {
        name: 'AI.',
        text: 'Language models are called from our servers, never from your browser, so they can’t set cookies.',
      },
      {
        name: 'Analytics.',
        text: 'None. We don’t load analytics, ads, social media buttons, or fonts from other companies.',
      },
    ],
  },
  {
    id: 'managing',
    title: 'Managing cookies',
    list: [
      { text: 'Sign out to remove your session and your drafts from this device.' },
      {
        text: 'Clear site data in your browser’s settings to remove everything. You’ll be signed out, and unsaved drafts will be lost.',
      },
      {
        text: 'If your browser blocks storage, Candor still works, but you’ll have to sign in again after closing it, and drafts aren’t kept.',
      },
    ],
  },
  {
    id: 'contact',
    title: 'Contact',
    paragraphs: [{ text: 'Questions about cookies? Write to us:' }],
    hasContact: true,
  },
];
