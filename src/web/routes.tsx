import { type ComponentType, lazy } from 'react';

export interface AppRoute {
  readonly path: string;
  readonly page: ComponentType;
}

/** Every page that exists. Navigation, footer and landing page link only to what stands here. */
export const routes: readonly AppRoute[] = [
  {
    path: '/',
    page: lazy(() =>
      import('./features/landing/landing-page.tsx').then((file) => ({ default: file.LandingPage })),
    ),
  },
  {
    path: '/auth',
    page: lazy(() => import('./features/auth/auth-page.tsx').then((file) => ({ default: file.AuthPage }))),
  },
  {
    path: '/auth/reset-password',
    page: lazy(() =>
      import('./features/auth/reset-password-page.tsx').then((file) => ({ default: file.ResetPasswordPage })),
    ),
  },
  ...(import.meta.env.DEV ? developmentRoutes() : []),
];

function developmentRoutes(): AppRoute[] {
  return [
    {
      path: '/dev/components',
      page: lazy(() =>
        import('./features/gallery/gallery-page.tsx').then((file) => ({ default: file.GalleryPage })),
      ),
    },
  ];
}
