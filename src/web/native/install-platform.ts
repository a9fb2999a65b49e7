export type InstallPlatform = 'ios' | 'androidChrome' | 'desktopChrome' | 'safari' | 'other';

type Browser = Pick<Navigator, 'userAgent' | 'maxTouchPoints'>;

/** Those that say they are Chrome, too, and have other menus. */
const otherBrands = /SamsungBrowser|OPR\/|EdgA\/|YaBrowser|Vivaldi|DuckDuckGo|; wv\)/;

/** Whose menus the person has in front of them. */
export function installPlatform({ userAgent, maxTouchPoints }: Browser): InstallPlatform {
  // An iPad says it is a Mac; Macs have no touch screens.
  const isMac = userAgent.includes('Macintosh');
  if (/iPhone|iPad|iPod/.test(userAgent) || (isMac && maxTouchPoints > 1)) return 'ios';
  if (otherBrands.test(userAgent)) return 'other';
  if (/ Chrome\//.test(userAgent)) return userAgent.includes('Android') ? 'androidChrome' : 'desktopChrome';
  return isMac && / Safari\//.test(userAgent) ? 'safari' : 'other';
}
