import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import staticFiles from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Config } from './config.ts';
import { pagePolicy } from './headers.ts';

/** From the source tree and from the built server alike, the built web lies in dist/web of the project. */
const builtWeb = fileURLToPath(new URL('../../dist/web', import.meta.url));

/** Serves the built web app: its files, and its one page for every address that is not the API's. */
export async function serveWeb(
  app: FastifyInstance,
  config: Config,
): Promise<((reply: FastifyReply) => FastifyReply) | undefined> {
  const pageFile = path.join(builtWeb, 'index.html');
  if (!existsSync(pageFile)) return undefined;
  const page = readFileSync(pageFile, 'utf8');
  await app.register(async (files) => {
    files.addHook('onRoute', (route) => {
      route.config = { ...route.config, isBuiltFile: true };
    });
    await files.register(staticFiles, {
      root: builtWeb,
      index: false,
      wildcard: false,
      // The page goes out only with its settings and its nonce filled in.
      globIgnore: ['**/index.html'],
      cacheControl: false,
      setHeaders: (reply, file) =>
        void reply.header('cache-control', cachingOf(path.relative(builtWeb, file))),
    });
  });
  return (reply) => sendPage(reply, page, config);
}

/** Files in assets/ have their content's hash in their name. Pictures keep their names, and may be a day old. */
function cachingOf(file: string): string {
  if (file.startsWith(`assets${path.sep}`)) return 'public, max-age=31536000, immutable';
  return /\.(?:webp|svg)$/.test(file) ? 'public, max-age=86400' : 'no-cache';
}

function sendPage(reply: FastifyReply, page: string, config: Config): FastifyReply {
  const nonce = randomBytes(16).toString('base64');
  const authUrl = config.AUTH_URL || (config.API_ORIGIN && `${config.API_ORIGIN}/auth/v1`);
  const settings = escapeAttribute(JSON.stringify({ apiOrigin: config.API_ORIGIN, authUrl }));
  const head = `<meta name="candor-config" content="${settings}"><meta property="csp-nonce" nonce="${nonce}">`;
  const html = page.replace('<!--runtime-head-->', () => head);
  return reply
    .header('content-security-policy', pagePolicy(config, nonce, reply.request.url))
    .header('cache-control', 'no-cache')
    .type('text/html; charset=utf-8')
    .send(html);
}

const escapeAttribute = (text: string) =>
  text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');
