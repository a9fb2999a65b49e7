import { App } from '@capacitor/app';
import { Browser } from '@capacitor/browser';
import { SplashScreen } from '@capacitor/splash-screen';
import { StatusBar, Style } from '@capacitor/status-bar';
import { afterFirstScreen } from '../first-screen.ts';
import { enterShell } from '../native/shell.ts';
import { followLinks } from './app-links.ts';
import { leaveForGoogle } from './leave-for-google.ts';
import { openSecrets } from './open-secrets.ts';
import { saveToDocuments } from './save-to-documents.ts';
import { shareSheet, siteLink } from './share-sheet.ts';

const barColor = '#0F172A';

/** A device may lack one of these, or refuse it. The app works without. */
function tryTo(work: Promise<unknown>): void {
  work.catch((error: unknown) => console.warn('The device refused something.', error));
}

/** Everything specified for the start of the native shell. When it's over, the app may read session and address. */
export async function startShell(): Promise<void> {
  tryTo(StatusBar.setStyle({ style: Style.Dark }));
  tryTo(StatusBar.setBackgroundColor({ color: barColor }));
  tryTo(App.addListener('backButton', ({ canGoBack }) => goBack(canGoBack)));
  // Whoever closes Google's page comes back to ours as they left it, just as in a browser.
  tryTo(Browser.addListener('browserFinished', () => dispatchEvent(new Event('pageshow'))));
  const links = followLinks();
  document.addEventListener('click', keepOwnLinks);
  const secrets = await openSecrets();
  enterShell({
    secrets,
    linkHere: () => siteLink(location.href),
    openLink: (address) => tryTo(Browser.open({ url: address })),
    saveFile: saveToDocuments,
    share: shareSheet,
    signInWithGoogle: (client) => leaveForGoogle(client, secrets.written),
  });
  links.open();
  void afterFirstScreen().then(() => tryTo(SplashScreen.hide()));
}

function goBack(canGoBack: boolean): void {
  if (canGoBack) history.back();
  else tryTo(App.exitApp());
}

/** A new window would be one of the system browser, which can't open an address within the app. */
function keepOwnLinks(event: MouseEvent): void {
  const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[target]');
  if (!link || link.origin !== location.origin) return;
  event.preventDefault();
  location.assign(link.href);
}
