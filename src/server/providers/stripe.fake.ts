import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { premiumPrice } from '#contract/billing.ts';
import type { Config } from '../process/config.ts';
import { createApi } from './stripe-api.fake.ts';
import { createEvents, type StripeEvents } from './stripe-events.fake.ts';
import { passTime } from './stripe-lifecycle.fake.ts';
import { rememberWorld } from './stripe-memory.fake.ts';
import { newPrice } from './stripe-objects.fake.ts';
import { answerPage, type PageAnswer } from './stripe-pages.fake.ts';
import { createWorld, type StripeWorld } from './stripe-world.fake.ts';

/** A call that the stand-in has carried out and is about to answer. */
export interface StripeCall {
  method: string;
  path: string;
  status: number;
}

export interface FakeStripe {
  url: string;
  /** Settings of a server that uses it. */
  settings: Record<string, string>;
  world: StripeWorld;
  events: StripeEvents;
  sendEventsTo(webhookUrl: string): void;
  /** Every call that was carried out, oldest first. */
  calls: StripeCall[];
  /** Moves the clock, and lets happen what is due until then. Back is for before anything was bought. */
  passSeconds(seconds: number): void;
  /** Asked before each answer leaves: keeps it waiting, or hangs up instead. */
  beforeAnswer: (call: StripeCall) => Promise<'send' | 'hang up'>;
  stop(): Promise<void>;
}

export interface FakeStripeOptions {
  environment: Config['NODE_ENV'];
  port: number;
  /** Otherwise events wait for `events.flush`. */
  deliversByItself?: boolean;
  /** Where it writes down what it knows. Otherwise it forgets everything when it stops. */
  memoryFile?: string;
}

const secretKey = 'sk_test_stand_in';
const publishableKey = 'pk_test_stand_in';
const priceId = 'price_premium_monthly';
const webhookSecret = 'whsec_stand_in';

/** Plays Stripe on loopback, with a memory. Stripe's own library reaches it by address; nothing is ever charged. */
export async function startFakeStripe({
  environment,
  port,
  deliversByItself = false,
  memoryFile,
}: FakeStripeOptions): Promise<FakeStripe> {
  if (environment === 'production') throw new Error('The stand-in for Stripe must never run in production.');
  const clock = { aheadSeconds: 0 };
  const now = () => Math.floor(Date.now() / 1_000) + clock.aheadSeconds;
  const server = createServer((request, response) => {
    handle(fake, api, request, response).catch(() => response.writeHead(400).end());
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const webhook = { url: '', secret: webhookSecret };
  const events = createEvents({ now, webhook, isAutomatic: deliversByItself });
  const world = createWorld({ now, emit: events.emit, siteUrl: url });
  world.prices.set(priceId, newPrice(priceId, premiumPrice.cents, now()));
  if (memoryFile) rememberWorld(world, memoryFile);
  const api = createApi(world, events, { secretKey, publishableKey });
  const fake: FakeStripe = {
    url,
    settings: settingsOf(url),
    world,
    events,
    sendEventsTo: (webhookUrl) => {
      webhook.url = webhookUrl;
    },
    calls: [],
    passSeconds: (seconds) =>
      passTime(world, now() + seconds, (moment) => {
        clock.aheadSeconds = moment - Math.floor(Date.now() / 1_000);
      }),
    beforeAnswer: async () => 'send',
    stop: () => close(server),
  };
  return fake;
}

async function close(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeAllConnections();
  await closed;
}

const settingsOf = (url: string) => ({
  STRIPE_API_URL: url,
  STRIPE_SECRET_KEY: secretKey,
  STRIPE_PUBLISHABLE_KEY: publishableKey,
  STRIPE_WEBHOOK_SECRET: webhookSecret,
  STRIPE_PRICE_ID: priceId,
});

/** Pages of any origin hold the payment form. */
const open = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*',
  'access-control-allow-methods': '*',
};

async function handle(
  fake: FakeStripe,
  api: ReturnType<typeof createApi>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { pathname, searchParams: query } = new URL(request.url ?? '/', fake.url);
  const method = request.method ?? 'GET';
  if (method === 'OPTIONS') {
    response.writeHead(204, open).end();
    return;
  }
  const body = await readBody(request);
  if (!pathname.startsWith('/v1/')) {
    sendPage(response, answerPage(fake.world, { method, pathname, query, body }));
    return;
  }
  const { status, json, headers = {} } = api({ method, pathname, query, body, headers: request.headers });
  const call = { method, path: pathname, status };
  fake.calls.push(call);
  if ((await fake.beforeAnswer(call)) === 'hang up') {
    request.socket.destroy();
    return;
  }
  response.writeHead(status, { ...open, ...headers, 'content-type': 'application/json' });
  response.end(JSON.stringify(json));
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

function sendPage(response: ServerResponse, answer: PageAnswer | undefined): void {
  if (!answer) response.writeHead(404).end();
  else if ('goTo' in answer) response.writeHead(303, { location: answer.goTo }).end();
  else if ('script' in answer)
    response.writeHead(200, { ...open, 'content-type': 'text/javascript; charset=utf-8' }).end(answer.script);
  else response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(answer.html);
}
