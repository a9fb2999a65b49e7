import { documents, type HasRoute, type NavigationLink, tools } from './tools.ts';

const account: NavigationLink = { path: '/account', name: 'Account' };

/** What the drawer lists: there is room for every tool, by its full name. */
export function drawerLinks(hasRoute: HasRoute, isSignedIn: boolean): readonly NavigationLink[] {
  return [...tools, ...(isSignedIn ? [documents, account] : [])].filter(({ path }) => hasRoute(path));
}
