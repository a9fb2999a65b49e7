import type { IncomingHttpHeaders } from 'node:http';
import type { StripeEvents } from './stripe-events.fake.ts';
import { stripeRoutes } from './stripe-routes.fake.ts';
import { expanded, Form, StripeRefusal, type StripeRoute } from './stripe-wire.fake.ts';
import { findIn, includeFrom, type StripeWorld } from './stripe-world.fake.ts';

interface ApiCall {
  method: string;
  pathname: string;
  query: URLSearchParams;
  body: string;
  headers: IncomingHttpHeaders;
}

interface ApiAnswer {
  status: number;
  json: object;
  headers?: Record<string, string>;
}

interface Keys {
  secretKey: string;
  publishableKey: string;
}

/** The API under /v1: keys, parameters, idempotency, and objects as they are asked for. */
export function createApi(
  world: StripeWorld,
  events: StripeEvents,
  keys: Keys,
): (call: ApiCall) => ApiAnswer {
  const routes = stripeRoutes(world, events);
  const answered = new Map<string, { request: string; answer: ApiAnswer }>();

  function run(call: ApiCall): ApiAnswer {
    const found = routes.flatMap((route) => {
      const id = idIn(route, call);
      return id === undefined ? [] : [{ route, id }];
    })[0];
    if (!found) throw unknownUrl(call);
    const form = new Form(call.method === 'GET' ? call.query.toString() : call.body);
    checkKey(call, form, found.route, keys);
    form.allowOnly(found.route.allow);
    const result = found.route.run(form, found.id);
    return { status: 200, json: expanded(result, form.list('expand'), findIn(world), includeFrom(world)) };
  }

  /** The same key with the same parameters gives the same answer; with others it's refused. */
  function runOnce(call: ApiCall): ApiAnswer {
    const key = call.method === 'POST' ? call.headers['idempotency-key'] : undefined;
    if (key === undefined) return attempt(run, call);
    const request = `${call.pathname}?${call.body}`;
    const before = answered.get(String(key));
    if (!before) {
      const answer = attempt(run, call);
      answered.set(String(key), { request, answer: structuredClone(answer) });
      return answer;
    }
    if (before.request !== request) return refusalOf(mismatch(String(key)));
    return { ...before.answer, headers: { 'idempotent-replayed': 'true' } };
  }
  return runOnce;
}

function attempt(run: (call: ApiCall) => ApiAnswer, call: ApiCall): ApiAnswer {
  try {
    return run(call);
  } catch (error) {
    if (error instanceof StripeRefusal) return refusalOf(error);
    throw error;
  }
}

const refusalOf = ({ status, details }: StripeRefusal): ApiAnswer => ({
  status,
  json: { error: details },
  headers: { 'stripe-should-retry': 'false' },
});

const mismatch = (key: string) =>
  new StripeRefusal(400, {
    type: 'idempotency_error',
    message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
  });

const unknownUrl = ({ method, pathname }: ApiCall) =>
  new StripeRefusal(404, {
    type: 'invalid_request_error',
    message: `Unrecognized request URL (${method}: ${pathname}).`,
  });

function idIn({ method, path }: StripeRoute, call: ApiCall): string | undefined {
  if (method !== call.method) return undefined;
  const match = new RegExp(`^${path.replace(':id', '([^/]+)')}$`).exec(call.pathname);
  return match ? decodeURIComponent(match[1] ?? '') : undefined;
}

function checkKey({ headers }: ApiCall, form: Form, { fromPages }: StripeRoute, keys: Keys): void {
  const isServer = headers.authorization === `Bearer ${keys.secretKey}`;
  const isPage = fromPages === true && form.text('key') === keys.publishableKey;
  if (isServer || isPage) return;
  throw new StripeRefusal(401, { type: 'invalid_request_error', message: 'Invalid API Key provided.' });
}
