import type { ReactNode } from 'react';
import type { PublicPath } from '#contract/page-paths.ts';
import { unfilledFacts } from '#contract/policy-facts.ts';
import { LandingContent } from '#web/features/landing/landing-content.tsx';
import { CookiesContent } from '#web/features/policies/cookies-content.tsx';
import { PrivacyContent } from '#web/features/policies/privacy-content.tsx';
import { TermsContent } from '#web/features/policies/terms-content.tsx';
import { NotFoundPage } from '#web/layout/not-found-page.tsx';

export interface StaticPage {
  /** The not-found page has no address of its own. */
  readonly path: PublicPath | undefined;
  /** Of its file in `dist/web/pages`, and of its picture in `public/og`. */
  readonly name: string;
  /** Before " · Candor" in the title bar; of the front page, all of it. */
  readonly title: string;
  readonly description: string;
  readonly content: ReactNode;
}

/** Every page that is made at build. Its address is in `src/contract/page-paths.ts`. */
export const staticPages: readonly StaticPage[] = [
  {
    path: '/',
    name: 'home',
    title: 'Candor: the AI career toolkit that never makes things up',
    description:
      'Edit your resume line by line, write cover letters, practice interviews, and find jobs. Every claim shows its source in your own words. Nothing made up.',
    content: <LandingContent account="visitor" />,
  },
  {
    path: '/privacy-policy',
    name: 'privacy-policy',
    title: 'Privacy Policy',
    description:
      'What Candor stores, where, and for how long; who helps us and what they get; and how to see, export, or delete it all.',
    content: <PrivacyContent facts={unfilledFacts} />,
  },
  {
    path: '/terms-of-service',
    name: 'terms-of-service',
    title: 'Terms of Service',
    description:
      'The terms for using Candor in plain words: your account, what Premium costs and how to cancel it, and what we each owe.',
    content: <TermsContent facts={unfilledFacts} />,
  },
  {
    path: '/cookie-policy',
    name: 'cookie-policy',
    title: 'Cookie Policy',
    description:
      'Every item Candor keeps in your browser, by name, and why. No analytics, no ads, and how to clear it all.',
    content: <CookiesContent facts={unfilledFacts} />,
  },
  {
    path: undefined,
    name: 'not-found',
    title: '404 Page Not Found',
    description: 'This page does not exist.',
    content: <NotFoundPage />,
  },
];
