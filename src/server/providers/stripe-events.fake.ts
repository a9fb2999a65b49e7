import Stripe from 'stripe';
import { newId } from './stripe-objects.fake.ts';

export type StripeEventType = Stripe.Event['type'];
export type StripeEvent = Omit<Stripe.EventBase, 'data'> & {
  type: StripeEventType;
  data: { object: object };
};

/** What the webhook answered; 0 where nobody listens. */
export interface Delivery {
  event: StripeEvent;
  status: number;
}

export interface StripeEvents {
  /** Everything that happened, oldest first. */
  all: StripeEvent[];
  /** What was not delivered yet. */
  waiting: StripeEvent[];
  emit(type: StripeEventType, object: object, before?: object): void;
  /** Signs one event as Stripe does and hands it over. */
  deliver(event: StripeEvent): Promise<number>;
  /** Hands over what is waiting, as `arrange` leaves it: doubled, reversed, with some of it lost. */
  flush(arrange?: (events: StripeEvent[]) => StripeEvent[]): Promise<Delivery[]>;
}

interface EventOptions {
  now(): number;
  /** Its address may change: whoever listens often starts later. */
  webhook: { url: string; secret: string };
  /** Delivers by itself, in order, as Stripe does. Otherwise everything waits for `flush`. */
  isAutomatic: boolean;
}

/** How long the stand-in waits before it tries again, where the webhook did not answer 200. Stripe tries for days. */
const retryAfterMs = [100, 500, 2_000, 5_000, 15_000];

export function createEvents({ now, webhook, isAutomatic }: EventOptions): StripeEvents {
  const all: StripeEvent[] = [];
  const waiting: StripeEvent[] = [];
  let sending = Promise.resolve();
  const deliver = (event: StripeEvent) => post(webhook, event);
  const sendSoon = (event: StripeEvent) => {
    sending = sending.then(() => deliverAtLast(deliver, event));
  };
  return {
    all,
    waiting,
    deliver,
    emit: (type, object, before) => {
      const event = newEvent(type, object, before, now());
      all.push(event);
      if (isAutomatic) sendSoon(event);
      else waiting.push(event);
    },
    flush: async (arrange = (events) => events) => {
      const deliveries: Delivery[] = [];
      for (const event of arrange(waiting.splice(0)))
        deliveries.push({ event, status: await deliver(event) });
      return deliveries;
    },
  };
}

const newEvent = (
  type: StripeEventType,
  object: object,
  before: object | undefined,
  created: number,
): StripeEvent => ({
  id: newId('evt'),
  object: 'event',
  api_version: Stripe.API_VERSION,
  created,
  data: { object: structuredClone(object), ...(before ? { previous_attributes: before } : {}) },
  livemode: false,
  pending_webhooks: 1,
  request: null,
  type,
});

async function deliverAtLast(
  deliver: (event: StripeEvent) => Promise<number>,
  event: StripeEvent,
): Promise<void> {
  if ((await deliver(event)) === 200) return;
  const tryAgain = (attempt: number) => {
    const afterMs = retryAfterMs[attempt];
    if (afterMs === undefined) return;
    const again = async () => {
      if ((await deliver(event)) !== 200) tryAgain(attempt + 1);
    };
    setTimeout(() => void again(), afterMs).unref();
  };
  tryAgain(0);
}

/** The moment of signing is the real one: receivers refuse what was signed long ago. */
export function signed(event: StripeEvent, secret: string, timestamp?: number) {
  const payload = JSON.stringify(event);
  const header = Stripe.webhooks.generateTestHeaderString({
    payload,
    secret,
    ...(timestamp === undefined ? {} : { timestamp }),
  });
  return { payload, header };
}

async function post({ url, secret }: EventOptions['webhook'], event: StripeEvent): Promise<number> {
  const { payload, header } = signed(event, secret);
  const headers = { 'content-type': 'application/json', 'stripe-signature': header };
  return fetch(url, { method: 'POST', headers, body: payload }).then(
    async (answer) => {
      await answer.text();
      return answer.status;
    },
    () => 0,
  );
}
