import { fillIn } from '#server/http/fill-in.ts';
import { pagePolicy } from '#server/http/headers.ts';
import type { Config } from '#server/process/config.ts';

/** Where the page of a native shell says it is: Android's is a site of its own name, an iPhone's a scheme. */
const shellOrigins = ['capacitor://localhost'];

/** Nothing else can know it: the page lies on the phone, and no server stands between. */
const nonce = 'in-the-shell';

/** Starts with what is the shell's own, and leaves out what is for browsers that install the app. */
export function startWithShell(html: string): string {
  return html
    .replace('/src/web/main.tsx', '/src/web/shell/shell-main.ts')
    .replaceAll(
      / *<(?:link rel="(?:manifest|apple-touch[\w-]*)"|meta name="(?:apple-)?mobile-web-app)[^>]*>\n/g,
      '',
    );
}

/** What the server says of itself in its pages, and its content policy, written once and for all. */
export function fillInForShell(html: string, config: Config, now: Date): string {
  const site = new URL(config.PUBLIC_URL).origin;
  const reaches = { ...config, API_ORIGIN: config.API_ORIGIN || site };
  const policy = pagePolicy(reaches, nonce, '/')
    .split('; ')
    // Says nothing in a page, and a browser complains about it.
    .filter((rule) => !rule.startsWith('frame-ancestors'))
    .join('; ')
    .replaceAll("'self'", ["'self'", ...shellOrigins].join(' '));
  const head = `<meta http-equiv="content-security-policy" content="${policy}"><meta name="candor-site" content="${site}">`;
  return fillIn(html, reaches, nonce, now).replace('<meta charset="utf-8" />', (charset) => charset + head);
}
