import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { escapeHtml } from './escape-html.ts';
import type { OpenApi, Operation } from './openapi.ts';
import { fieldsHtml, type JsonSchema, typeText } from './schema-text.ts';
import styles from './show-api.css?raw';

const compress = promisify(gzip);

/** Nothing but its own styles: no script, no picture, no font, no form. */
const policy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(styles).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** `GET /api`: the API for people, made with the first call from the document that machines get. */
export function showApi(http: FastifyInstance, openApi: () => OpenApi): void {
  let made: { plain: string; packed: Promise<Buffer> } | undefined;
  http.get('/api', async (request, reply) => {
    if (!made) {
      const plain = apiPage(openApi());
      made = { plain, packed: compress(plain) };
    }
    reply
      .header('content-security-policy', policy)
      .header('cache-control', 'no-cache')
      .header('vary', 'accept-encoding')
      .type('text/html; charset=utf-8');
    if (!/\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''))) return reply.send(made.plain);
    return reply.header('content-encoding', 'gzip').send(await made.packed);
  });
}

interface Listed {
  method: string;
  path: string;
  operation: Operation;
}

function apiPage({ tags, paths }: OpenApi): string {
  const all: Listed[] = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  );
  const groups = tags.map(({ name }) => ({
    name,
    listed: all.filter(({ operation }) => operation.tags.includes(name)),
  }));
  const links = groups.map(
    ({ name, listed }) => `<li><a href="#${slug(name)}">${escapeHtml(name)}</a> (${listed.length})</li>`,
  );
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>Candor API</title><style>${styles}</style></head>
<body>
<header><h1>Candor API</h1>
<p>All ${all.length} endpoints, made from the same contract that the server checks every call against. For tools: <a href="/api/openapi.json">openapi.json</a>.</p>
<p>Where you need to be signed in, send <code>Authorization: Bearer</code> with the access token that <a href="#${idOf({ method: 'POST', path: '/auth/v1/token' })}">POST /auth/v1/token</a> gives you. Errors have a code that doesn’t change and a sentence to show.</p>
</header>
<nav aria-label="Topics"><ul>${links.join('')}</ul></nav>
<main>${groups.map(groupHtml).join('')}</main>
<footer><a href="/">Back to Candor</a></footer>
</body></html>`;
}

const groupHtml = ({ name, listed }: { name: string; listed: readonly Listed[] }): string =>
  `<section aria-labelledby="${slug(name)}"><h2 id="${slug(name)}">${escapeHtml(name)}</h2>${listed.map(endpointHtml).join('')}</section>`;

function endpointHtml(listed: Listed): string {
  const { method, path, operation } = listed;
  return `<details id="${idOf(listed)}"><summary><h3><b>${method}</b> <code>${escapeHtml(path)}</code></h3> <span class="who">${callerOf(operation)}</span><span class="what">${escapeHtml(operation.summary)}</span></summary>
<div class="more">${operation.description ? `<p>${escapeHtml(operation.description)}</p>` : ''}${inputsHtml(operation)}${answersHtml(operation)}</div></details>`;
}

function callerOf({ security }: Operation): string {
  if (security.some((way) => 'bearer' in way)) return 'Signed in';
  return security.length > 0 ? 'Stripe, signed' : 'Anyone';
}

function inputsHtml({ parameters, requestBody }: Operation & { requestBody?: unknown }): string {
  const fields = parameters.map(
    ({ name, in: place, schema, ...rest }) =>
      `<li><code>${escapeHtml(name)}</code> ${escapeHtml(typeText(schema as JsonSchema))} <i>in the ${place}${'required' in rest && rest.required ? '' : ', optional'}</i>${fieldsHtml(schema as JsonSchema)}</li>`,
  );
  const body = requestBody as { content: Content } | undefined;
  const parts = [
    fields.length > 0 ? `<h4>Parameters</h4><ul>${fields.join('')}</ul>` : '',
    body ? `<h4>Body</h4>${contentHtml(body.content)}` : '',
  ].join('');
  return parts || '<h4>Inputs</h4><p>None.</p>';
}

type Content = Readonly<Record<string, { schema: unknown }>>;

function answersHtml({ responses }: Operation): string {
  const answers = Object.entries(responses as Record<string, { description: string; content?: Content }>);
  return answers
    .map(([status, { description, content }]) => {
      const name = status === 'default' ? 'Any other answer' : `Answer ${status}`;
      return `<h4>${name}: ${escapeHtml(description)}</h4>${content ? contentHtml(content) : ''}`;
    })
    .join('');
}

const contentHtml = (content: Content): string =>
  Object.entries(content)
    .map(([type, { schema }]) => {
      const shape = schema as JsonSchema;
      return `<p><code>${escapeHtml(type)}</code> ${escapeHtml(typeText(shape))}</p>${fieldsHtml(shape)}`;
    })
    .join('');

const slug = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

const idOf = ({ method, path }: Pick<Listed, 'method' | 'path'>) => slug(`${method} ${path}`);
