import { App } from '@capacitor/app';
import { Browser } from '@capacitor/browser';
import { isFromMail, isProviderReturn } from '../native/arrival.ts';

/** Links of the app's own scheme, `careers.candor.app://open/…`, and of the site lead to the same page of the app. */
export const appLinkOrigin = 'careers.candor.app://open';

/** The page of ours that a link from outside names. Only its place is taken over, never its host. */
export function ownPath(link: string): string | undefined {
  if (!URL.canParse(link)) return undefined;
  const { pathname, search, hash } = new URL(link);
  const path = `${pathname || '/'}${search}${hash}`;
  const isOwn =
    URL.canParse(path, location.origin) && new URL(path, location.origin).origin === location.origin;
  return isOwn ? path : undefined;
}

/**
 * Each link that opened the app arrives once, also the one it was started by: the device holds that one back until
 * somebody listens. Until the app has been opened, such a link is where it starts.
 */
export function followLinks(): { open(): void } {
  let isOpen = false;
  App.addListener('appUrlOpen', ({ url }) => {
    const path = ownPath(url);
    if (path === undefined) return;
    // On an iPhone the sheet that a sign-in was made in stays over the app.
    Browser.close().catch(() => undefined);
    if (!isOpen) history.replaceState(null, '', path);
    else go(path);
  }).catch((error: unknown) => console.warn('Links can’t be followed.', error));
  return {
    open: () => {
      isOpen = true;
    },
  };
}

/** What signs somebody in is redeemed by the sign-in client as it starts; drafts are kept when a page is left. */
function go(path: string): void {
  const address = new URL(path, location.origin);
  if (isProviderReturn(address) || isFromMail(address)) location.assign(path);
  else history.pushState(null, '', path);
}
