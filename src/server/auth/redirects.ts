import type { Config } from '../process/config.ts';

export interface Redirects {
  /** The address asked for when it is on the list; else the product's own front page. */
  allowed(asked: string | undefined): URL;
  /** The same for a link in a mail, which may be opened on another device than the one that asked. */
  forMail(asked: string | undefined): URL;
}

/** Origins of native shells: an address inside the app, which a mail program cannot open. */
const isInsideShell = (url: URL) => !/^https?:$/.test(url.protocol) || url.host === 'localhost';

/** `//host` and `/\host` name another host wherever a page takes a path for an address. */
const readsAsHost = (path: string) => /^[/\\]{2}/.test(path);

export function createRedirects({ PUBLIC_URL, origins }: Pick<Config, 'PUBLIC_URL' | 'origins'>): Redirects {
  const home = new URL(PUBLIC_URL);
  const known = new Set(origins.map((origin) => originOf(new URL(origin))));
  const allowed = (asked: string | undefined) => {
    const url = asked && URL.canParse(asked) ? new URL(asked) : home;
    // Only the place is taken over: no name and password in front of the host, no fragment.
    const isSafe = known.has(originOf(url)) && !url.username && !url.password && !readsAsHost(url.pathname);
    const safe = new URL(isSafe ? url : home);
    safe.hash = '';
    return safe;
  };
  return {
    allowed,
    forMail: (asked) => {
      const url = allowed(asked);
      if (originOf(url) === originOf(home) || !isInsideShell(url)) return url;
      // Set part by part: joined as text, a path could be read as another host.
      const link = new URL(home);
      link.pathname = url.pathname;
      link.search = url.search;
      if (link.origin !== home.origin) throw new Error('A mailed link would leave the site.');
      return link;
    },
  };
}

/** `URL.origin` is "null" for the schemes of native shells. */
const originOf = (url: URL) => `${url.protocol}//${url.host}`;
