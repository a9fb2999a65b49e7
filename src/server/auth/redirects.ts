import type { Config } from '../config.ts';

export interface Redirects {
  /** The address asked for when it is on the list; else the product's own front page. */
  allowed(asked: string | undefined): URL;
  /** The same for a link in a mail, which may be opened on another device than the one that asked. */
  forMail(asked: string | undefined): URL;
}

/** Origins of native shells: an address inside the app, which a mail program cannot open. */
const isInsideShell = (url: URL) => !/^https?:$/.test(url.protocol) || url.host === 'localhost';

export function createRedirects({ PUBLIC_URL, origins }: Pick<Config, 'PUBLIC_URL' | 'origins'>): Redirects {
  const home = new URL(PUBLIC_URL);
  const known = new Set(origins.map((origin) => originOf(new URL(origin))));
  const allowed = (asked: string | undefined) => {
    const url = asked && URL.canParse(asked) ? new URL(asked) : home;
    // Only the place is taken over: no name and password in front of the host, no fragment.
    const safe = known.has(originOf(url)) && !url.username && !url.password ? new URL(url) : new URL(home);
    safe.hash = '';
    return safe;
  };
  return {
    allowed,
    forMail: (asked) => {
      const url = allowed(asked);
      if (originOf(url) === originOf(home) || !isInsideShell(url)) return url;
      return new URL(url.pathname + url.search, home);
    },
  };
}

/** `URL.origin` is "null" for the schemes of native shells. */
const originOf = (url: URL) => `${url.protocol}//${url.host}`;
