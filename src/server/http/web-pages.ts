import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import staticFiles from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { publicPaths } from '#contract/page-paths.ts';
import { readPath } from '#contract/payment-path.ts';
import type { Config } from '../process/config.ts';
import { projectFolder } from '../project-folder.ts';
import { type BuiltPage, readBuiltPages } from './built-pages.ts';
import { fillIn } from './fill-in.ts';
import { pagePolicy, workerPolicy } from './headers.ts';

/** From the source tree and from the built server alike, the built web lies in dist/web of the project. */
const builtWeb = fileURLToPath(new URL('dist/web', projectFolder));

type SendPage = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/** Serves the built web: its files, and a page for every address that is not the API's. */
export async function serveWeb(app: FastifyInstance, config: Config): Promise<SendPage | undefined> {
  serveForMachines(app, config);
  const pageAt = readBuiltPages(builtWeb);
  if (!pageAt) return undefined;
  await app.register(async (files) => {
    files.addHook('onRoute', (route) => {
      route.config = { ...route.config, isBuiltFile: true };
    });
    await files.register(staticFiles, {
      root: builtWeb,
      index: false,
      wildcard: false,
      preCompressed: true,
      // Pages go out only with their settings and their nonce filled in; compressed files in place of their originals.
      globIgnore: ['**/*.html', '**/*.{br,gz}'],
      cacheControl: false,
      setHeaders: (reply, file) => {
        const name = path.relative(builtWeb, file);
        reply.header('cache-control', cachingOf(name));
        if (/^sw\.js(?:\.br|\.gz)?$/.test(name)) reply.header('content-security-policy', workerPolicy);
      },
    });
  });
  return (request, reply) => sendPage(request, reply, pageAt(readPath(request.url)), config);
}

/** Files in assets/ have their content's hash in their name. Pictures keep their names, and may be a day old. */
function cachingOf(file: string): string {
  if (file.startsWith(`assets${path.sep}`)) return 'public, max-age=31536000, immutable';
  return /\.(?:webp|svg|png)(?:\.br|\.gz)?$/.test(file) ? 'public, max-age=86400' : 'no-cache';
}

const compress = promisify(gzip);

async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { html, styleHash, status, isPublic }: BuiltPage,
  config: Config,
): Promise<FastifyReply> {
  const nonce = randomBytes(16).toString('base64');
  const filled = fillIn(html, config, nonce, new Date());
  reply
    .code(status)
    .header('content-security-policy', pagePolicy(config, nonce, request.url, styleHash))
    .header('cache-control', 'no-cache')
    .header('vary', 'accept-encoding')
    .type('text/html; charset=utf-8');
  if (!isPublic) reply.header('x-robots-tag', 'noindex');
  if (!/\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''))) return reply.send(filled);
  return reply.header('content-encoding', 'gzip').send(await compress(filled));
}

/** Which pages there are, for search engines. */
function serveForMachines(app: FastifyInstance, { PUBLIC_URL }: Config): void {
  const { origin } = new URL(PUBLIC_URL);
  const robots = `User-agent: *\nDisallow: /api/\nDisallow: /auth/v1/\n\nSitemap: ${origin}/sitemap.xml\n`;
  const places = publicPaths.map((page) => `  <url><loc>${origin}${page}</loc></url>`).join('\n');
  const sitemap = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${places}\n</urlset>\n`;
  const caching = 'public, max-age=3600';
  app.get('/robots.txt', (_, reply) =>
    reply.header('cache-control', caching).type('text/plain; charset=utf-8').send(robots),
  );
  app.get('/sitemap.xml', (_, reply) =>
    reply.header('cache-control', caching).type('application/xml; charset=utf-8').send(sitemap),
  );
}
