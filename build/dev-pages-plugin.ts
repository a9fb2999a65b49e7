import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';
import { appPathOf, publicPathOf } from '#contract/page-paths.ts';

/** In development an address without a page answers 404, as in production, with the app, which shows its own page for it. */
export function devPages(): Plugin {
  return {
    name: 'dev-pages',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const address = request.url?.replace(/[?#].*$/s, '') ?? '/';
        const isPage =
          request.headers.accept?.includes('text/html') &&
          !/^\/(?:api|auth\/v1|dev|@.*)\/|\.\w+$/.test(address);
        if (!isPage || publicPathOf(address) || appPathOf(address)) return next();
        readFile('index.html', 'utf8')
          .then((html) => server.transformIndexHtml(address, html))
          .then((html) => response.writeHead(404, { 'content-type': 'text/html' }).end(html))
          .catch(next);
      });
    },
  };
}
