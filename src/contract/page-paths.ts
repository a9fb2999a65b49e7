/** Pages made at build: they work without JavaScript, and search engines may list them. */
export const publicPaths = ['/', '/privacy-policy', '/terms-of-service', '/cookie-policy'] as const;

/** Every other page of the product. They open the app, and search engines leave them out. */
export const appPaths = [
  '/auth',
  '/auth/reset-password',
  '/resume-builder',
  '/cover-letter',
  '/interview-coach',
  '/linkedin-optimizer',
  '/job-search',
  '/job-results/:id',
  '/documents',
  '/account',
  '/subscribe',
  '/subscription-success',
  '/splash-preview',
  '/icon-preview',
  '/print/resume/:id',
  '/print/cover-letter/:id',
] as const;

export type PublicPath = (typeof publicPaths)[number];
export type AppPath = (typeof appPaths)[number];

/** Of its file in `dist/web/pages`. */
export const pageName = (path: PublicPath | AppPath): string =>
  path === '/' ? 'home' : path.slice(1).replaceAll(/\/:?/g, '-');

/** Stands in the built pages where the server puts the address people use. */
export const originStandIn = 'https://origin.invalid';

/** As the router reads them: a closing slash and the case of letters make no difference. */
const patternOf = (path: string) => new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}/?$`, 'i');

const publicPatterns = publicPaths.map((path) => ({ path, pattern: patternOf(path) }));
const appPatterns = appPaths.map((path) => ({ path, pattern: patternOf(path) }));

/** The page made at build that an address (without its query) leads to. */
export const publicPathOf = (address: string): PublicPath | undefined =>
  publicPatterns.find(({ pattern }) => pattern.test(address))?.path;

export const appPathOf = (address: string): AppPath | undefined =>
  appPatterns.find(({ pattern }) => pattern.test(address))?.path;
