import type { ComponentType } from 'react';
import { dataPage, plainPage } from './data-page.tsx';
import type { AskedSession } from './layout/guarded-page.tsx';
import { PrintLoading } from './layout/print-loading.tsx';

export interface AppRoute {
  readonly path: string;
  readonly page: ComponentType;
  /** Only for people who are signed in. */
  readonly asked?: AskedSession;
  /** Shown as it is: no navigation, no footer. */
  readonly isBare?: boolean;
  /** A tool that takes the whole screen: no footer, and on a wide screen it scrolls within itself. */
  readonly fillsScreen?: boolean;
}

/** Every page that exists. Navigation, footer and landing page link only to what stands here. */
export const routes: readonly AppRoute[] = [
  {
    path: '/',
    page: dataPage(() => import('./features/landing/landing-page.tsx').then((file) => file.LandingPage)),
  },
  {
    path: '/auth',
    page: plainPage(() => import('./features/auth/auth-page.tsx').then((file) => file.AuthPage)),
  },
  {
    path: '/auth/reset-password',
    page: plainPage(() =>
      import('./features/auth/reset-password-page.tsx').then((file) => file.ResetPasswordPage),
    ),
  },
  {
    path: '/resume-builder',
    asked: { reason: 'Please sign in to access the resume builder', unless: 'sample=1' },
    fillsScreen: true,
    page: dataPage(() =>
      import('./features/resumes/resume-builder-page.tsx').then((file) => file.ResumeBuilderPage),
    ),
  },
  {
    path: '/cover-letter',
    asked: { reason: 'Please sign in to access the cover letter generator' },
    fillsScreen: true,
    page: dataPage(() =>
      import('./features/cover-letters/cover-letter-page.tsx').then((file) => file.CoverLetterPage),
    ),
  },
  {
    path: '/interview-coach',
    asked: { reason: 'Please sign in to access the interview coach' },
    page: dataPage(() =>
      import('./features/interviews/interview-coach-page.tsx').then((file) => file.InterviewCoachPage),
    ),
  },
  {
    path: '/linkedin-optimizer',
    fillsScreen: true,
    page: dataPage(() => import('./features/linkedin/linkedin-page.tsx').then((file) => file.LinkedinPage)),
  },
  {
    path: '/job-search',
    asked: {},
    page: dataPage(() =>
      import('./features/job-search/job-search-page.tsx').then((file) => file.JobSearchPage),
    ),
  },
  {
    path: '/job-results/:id',
    asked: {},
    page: dataPage(() =>
      import('./features/job-search/job-results-page.tsx').then((file) => file.JobResultsPage),
    ),
  },
  {
    path: '/documents',
    asked: { reason: 'Please sign in to see your documents' },
    page: dataPage(() =>
      import('./features/documents/documents-page.tsx').then((file) => file.DocumentsPage),
    ),
  },
  {
    path: '/account',
    asked: { reason: 'Please sign in to see your account' },
    page: dataPage(() => import('./features/account/account-page.tsx').then((file) => file.AccountPage)),
  },
  {
    path: '/subscribe',
    page: dataPage(() => import('./features/billing/subscribe-page.tsx').then((file) => file.SubscribePage)),
  },
  {
    path: '/subscription-success',
    page: dataPage(() =>
      import('./features/billing/subscription-success-page.tsx').then((file) => file.SubscriptionSuccessPage),
    ),
  },
  {
    path: '/privacy-policy',
    page: plainPage(() =>
      import('./features/policies/privacy-policy-page.tsx').then((file) => file.PrivacyPolicyPage),
    ),
  },
  {
    path: '/terms-of-service',
    page: plainPage(() =>
      import('./features/policies/terms-of-service-page.tsx').then((file) => file.TermsOfServicePage),
    ),
  },
  {
    path: '/cookie-policy',
    page: plainPage(() =>
      import('./features/policies/cookie-policy-page.tsx').then((file) => file.CookiePolicyPage),
    ),
  },
  {
    path: '/splash-preview',
    page: plainPage(() =>
      import('./features/assets/splash-preview-page.tsx').then((file) => file.SplashPreviewPage),
    ),
  },
  {
    path: '/icon-preview',
    page: plainPage(() =>
      import('./features/assets/icon-preview-page.tsx').then((file) => file.IconPreviewPage),
    ),
  },
  {
    path: '/print/resume/:id',
    isBare: true,
    page: dataPage(
      () => import('./features/resumes/print-resume-page.tsx').then((file) => file.PrintResumePage),
      <PrintLoading />,
    ),
  },
  {
    path: '/print/cover-letter/:id',
    isBare: true,
    page: dataPage(
      () =>
        import('./features/cover-letters/print-cover-letter-page.tsx').then(
          (file) => file.PrintCoverLetterPage,
        ),
      null,
    ),
  },
  ...(import.meta.env.DEV ? developmentRoutes() : []),
];

function developmentRoutes(): AppRoute[] {
  return [
    {
      path: '/dev/components',
      page: plainPage(() => import('./features/gallery/gallery-page.tsx').then((file) => file.GalleryPage)),
    },
  ];
}
