import { randomUUID } from 'node:crypto';
import cors from '@fastify/cors';
import multipart from '@fastify/multipart';
import fastify, { type FastifyInstance, LogController } from 'fastify';
import type { Endpoint } from '#contract/endpoint.ts';
import { openApiEndpoints } from '#contract/openapi.ts';
import { AppError } from './app-error.ts';
import type { Feature } from './feature.ts';
import { accountFeature } from './features/account/routes.ts';
import { billingFeature } from './features/billing/routes.ts';
import { coverLettersFeature } from './features/cover-letters/routes.ts';
import { interviewsFeature } from './features/interviews/routes.ts';
import { jobSearchFeature } from './features/job-search/routes.ts';
import { linkedinFeature } from './features/linkedin/routes.ts';
import { resumesFeature } from './features/resumes/routes.ts';
import { userFeature } from './features/user/routes.ts';
import { workFeature } from './features/work/routes.ts';
import { sendError } from './http/error-answers.ts';
import { dataHeaders } from './http/headers.ts';
import { createHttpServer, refuseMalformed } from './http/http-server.ts';
import { createOpenApi } from './http/openapi.ts';
import { createServe, type Serve } from './http/serve.ts';
import { showApi } from './http/show-api.ts';
import { maxUploadBytes } from './http/uploads.ts';
import { serveWeb } from './http/web-pages.ts';
import type { Parts } from './parts.ts';
import { measureRequests } from './process/metrics.ts';
import { sayClock } from './process/watch-clock.ts';
import { admitRequest } from './quota/admit-request.ts';

export const productFeatures: readonly Feature[] = [
  userFeature,
  resumesFeature,
  coverLettersFeature,
  linkedinFeature,
  interviewsFeature,
  jobSearchFeature,
  billingFeature,
  workFeature,
  accountFeature,
];

export interface App {
  http: FastifyInstance;
  /** Every endpoint that is served. */
  endpoints: Endpoint[];
}

/** Builds the app from its parts. Tests build it the same way, with a feature or two of their own. */
export async function buildApp(parts: Parts, features: readonly Feature[] = productFeatures): Promise<App> {
  const http = fastify({
    loggerInstance: parts.log,
    logController: new LogController({ disableRequestLogging: true }),
    // One logger for all: a child for each request costs a tenth of a small one. Lines name the request themselves.
    childLoggerFactory: (log) => log,
    genReqId: () => randomUUID(),
    trustProxy: parts.config.TRUST_PROXY ? parts.config.TRUST_PROXY.split(',') : false,
    bodyLimit: 256 * 1024,
    serverFactory: createHttpServer,
    clientErrorHandler: refuseMalformed,
    forceCloseConnections: 'idle',
    frameworkErrors: (error, request, reply) => void sendError(error, request, reply.headers(dataHeaders)),
    routerOptions: { maxParamLength: 200 },
  });
  http.addHook('onRequest', async (request, reply) => {
    reply.headers(dataHeaders);
    // While stopping, a kept-alive connection would hold the process up long after its last answer.
    if (parts.stopping.signal.aborted) reply.header('connection', 'close');
    await admitRequest(request, parts);
  });
  http.setErrorHandler(sendError);
  serveHealth(http, parts);
  const endpoints: Endpoint[] = [];
  await http.register(async (api) => {
    api.addHook('onRequest', (request, reply, done) => {
      reply.header('x-request-id', request.id);
      done();
    });
    acceptEmptyJson(api);
    measureRequests(api, parts.metrics);
    logRequests(api);
    await api.register(cors, corsOf(parts));
    await api.register(multipart, { limits: { fileSize: maxUploadBytes, files: 1, fields: 0 } });
    endpoints.push(...serveEndpoints(api, parts, features));
  });
  const sendPage = await serveWeb(http, parts.config);
  http.setNotFoundHandler((request, reply) => {
    const isPage =
      ['GET', 'HEAD'].includes(request.method) &&
      !/^\/(api|auth\/v1|dev|assets|thumbnails|og)\//.test(request.url);
    if (isPage && sendPage) return sendPage(request, reply);
    return sendError(new AppError('not_found'), request, reply);
  });
  return { http, endpoints };
}

function serveEndpoints(http: FastifyInstance, parts: Parts, features: readonly Feature[]): Endpoint[] {
  const endpoints: Endpoint[] = [];
  const serve = createServe(http, { ...parts, waitForWork: parts.work.wait });
  const remember: Serve = (endpoint, handler, ...again) => {
    endpoints.push(endpoint);
    serve(endpoint, handler, ...again);
  };
  parts.auth?.routes(remember);
  for (const feature of features) feature.routes(remember, parts);
  const openApi = createOpenApi(endpoints);
  remember(openApiEndpoints.getOpenApi, async () => openApi());
  showApi(http, openApi);
  return endpoints;
}

/** The sign-in client names JSON as its content also where it sends none. */
function acceptEmptyJson(http: FastifyInstance): void {
  const parse = http.getDefaultJsonParser('error', 'error');
  http.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else void parse(request, String(body), done);
  });
}

/** Asked by every load balancer every moment, so the database is asked at most once a second. */
function serveHealth(http: FastifyInstance, { database, engine, clock, stopping }: Parts): void {
  let looked = { atMs: 0, ready: Promise.resolve(false) };
  http.get('/readyz', async (_, reply) => {
    if (stopping.signal.aborted) return reply.code(503).send('stopping');
    if (!engine.isAble()) return reply.code(503).send('no engine');
    if (Date.now() - looked.atMs > 1_000) {
      const ready = database.ping().then(
        () => true,
        () => false,
      );
      looked = { atMs: Date.now(), ready };
    }
    if (!(await looked.ready)) return reply.code(503).send('no database');
    // Said, not refused: were it the database's clock, no process would be left.
    const offBy = clock.offBy();
    return reply.send(offBy === 0 ? 'ok' : `ok, but ${sayClock(offBy)}`);
  });
}

/** One line a call: what was asked by route, never what was sent. */
function logRequests(http: FastifyInstance): void {
  http.addHook('onResponse', (request, reply, done) => {
    const { endpoint } = request.routeOptions.config;
    if (endpoint) {
      const { method, path: route } = endpoint;
      const ms = Math.round(reply.elapsedTime);
      request.log.info({ reqId: request.id, method, route, status: reply.statusCode, ms }, 'call');
    }
    done();
  });
}

function corsOf({ config }: Parts) {
  return {
    origin: config.origins,
    credentials: true,
    methods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
    allowedHeaders: [
      'authorization',
      'apikey',
      'content-type',
      'x-client-info',
      'x-supabase-api-version',
      'idempotency-key',
      'last-event-id',
      'prefer',
    ],
    exposedHeaders: [
      'x-supabase-api-version',
      'x-request-id',
      'link',
      'x-candor-read-back',
      'retry-after',
      'content-disposition',
    ],
    maxAge: 600,
  };
}
