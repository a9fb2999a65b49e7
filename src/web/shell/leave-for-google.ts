import { Browser } from '@capacitor/browser';
import type { SignInClient } from '../auth-client.ts';
import type { Shell } from '../native/shell.ts';
import { appLinkOrigin } from './app-links.ts';

/**
 * Google refuses to be shown inside an app, and rightly: people type a password there. So it's the system browser, which
 * comes back by a link of the app's own scheme. What only this device knows must be kept by then, for it may close the
 * app meanwhile; without it, nobody who catches the link can redeem its code.
 */
export async function leaveForGoogle(
  client: SignInClient,
  written: () => Promise<void>,
): ReturnType<Shell['signInWithGoogle']> {
  const { data, error } = await client.signInWithOAuth({
    provider: 'google',
    options: { redirectTo: `${appLinkOrigin}/auth`, skipBrowserRedirect: true },
  });
  if (error) return { error };
  await written();
  await Browser.open({ url: data.url });
  return { error: null };
}
