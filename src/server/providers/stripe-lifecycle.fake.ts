import type Stripe from 'stripe';
import { newIntent, newInvoice, newPayment } from './stripe-money.fake.ts';
import { newSubscription, type Subscription } from './stripe-objects.fake.ts';
import { chargeAgain } from './stripe-payments.fake.ts';
import { badRequest } from './stripe-wire.fake.ts';
import { intentOf, itemOf, need, type StripeWorld } from './stripe-world.fake.ts';

const hour = 3_600;
const day = 24 * hour;
/** A subscription that nobody paid is given up after this. */
const incompleteFor = 23 * hour;
/** When an unpaid renewal is tried again, counted from the day it was due. After the last try it's canceled. */
const retriesAfter = [3 * day, 5 * day, 7 * day, 14 * day];

/** A month later, on the last day of a shorter one. */
function monthAfter(seconds: number): number {
  const then = new Date(seconds * 1_000);
  const dayOfMonth = then.getUTCDate();
  then.setUTCDate(1);
  then.setUTCMonth(then.getUTCMonth() + 2, 0);
  then.setUTCDate(Math.min(dayOfMonth, then.getUTCDate()));
  return Math.floor(then.getTime() / 1_000);
}

export function startSubscription(
  world: StripeWorld,
  { customer, priceId, metadata }: { customer: string; priceId: string; metadata: Stripe.Metadata },
): Subscription {
  need(world.customers, customer, 'customer');
  const price = need(world.prices, priceId, 'price');
  const start = world.now();
  const subscription = newSubscription({ customer, price, metadata, start, end: monthAfter(start) });
  world.subscriptions.set(subscription.id, subscription);
  bill(world, subscription, 'subscription_create');
  world.emit('customer.subscription.created', subscription);
  return subscription;
}

function bill(world: StripeWorld, subscription: Subscription, reason: Stripe.Invoice.BillingReason) {
  const { now, siteUrl } = world;
  const cents = itemOf(subscription).price.unit_amount ?? 0;
  const invoice = newInvoice({ subscription, cents, reason, created: now(), siteUrl });
  const intent = newIntent(subscription.customer, cents, now());
  const payment = newPayment(invoice, intent);
  world.invoices.set(invoice.id, invoice);
  world.intents.set(intent.id, intent);
  world.payments.set(payment.id, payment);
  subscription.latest_invoice = invoice.id;
  world.emit('invoice.created', invoice);
  world.emit('invoice.finalized', invoice);
  return { invoice, intent };
}

const isOver = ({ status }: Subscription) => status === 'canceled' || status === 'incomplete_expired';

export function cancelNow(world: StripeWorld, subscription: Subscription): Subscription {
  if (isOver(subscription))
    throw badRequest(`No such subscription: '${subscription.id}'`, 'resource_missing', 'id');
  const { status } = subscription;
  const now = world.now();
  subscription.canceled_at ??= now;
  subscription.ended_at = now;
  if (status === 'incomplete') return giveUp(world, subscription);
  subscription.status = 'canceled';
  world.emit('customer.subscription.deleted', subscription);
  return subscription;
}

function giveUp(world: StripeWorld, subscription: Subscription): Subscription {
  const intent = intentOf(world, subscription.latest_invoice);
  Object.assign(intent, { status: 'canceled', canceled_at: world.now() });
  const invoice = need(world.invoices, subscription.latest_invoice, 'invoice');
  invoice.status = 'void';
  subscription.status = 'incomplete_expired';
  world.emit('invoice.voided', invoice);
  world.emit('customer.subscription.updated', subscription, { status: 'incomplete' });
  return subscription;
}

/** What an update may change: when the subscription ends. */
export function schedule(
  world: StripeWorld,
  subscription: Subscription,
  { cancelAt, atPeriodEnd }: { cancelAt?: number | null; atPeriodEnd?: boolean },
): Subscription {
  if (isOver(subscription))
    throw badRequest('A canceled subscription can only update its cancellation_details and metadata.');
  const { cancel_at, cancel_at_period_end } = subscription;
  if (atPeriodEnd !== undefined) {
    subscription.cancel_at_period_end = atPeriodEnd;
    subscription.cancel_at = atPeriodEnd ? itemOf(subscription).current_period_end : null;
  }
  if (cancelAt !== undefined) {
    subscription.cancel_at = cancelAt;
    subscription.cancel_at_period_end = false;
  }
  subscription.canceled_at = subscription.cancel_at === null ? null : world.now();
  world.emit('customer.subscription.updated', subscription, { cancel_at, cancel_at_period_end });
  return subscription;
}

function renew(world: StripeWorld, subscription: Subscription): void {
  const item = itemOf(subscription);
  item.current_period_start = item.current_period_end;
  item.current_period_end = monthAfter(item.current_period_end);
  const { intent } = bill(world, subscription, 'subscription_cycle');
  collect(world, subscription, intent.id);
}

function collect(world: StripeWorld, subscription: Subscription, intentId: string): void {
  const intent = need(world.intents, intentId, 'payment_intent');
  const card = world.cards.get(subscription.default_payment_method ?? '');
  if (chargeAgain(world, intent, card) || subscription.status === 'past_due') return;
  const { status } = subscription;
  subscription.status = 'past_due';
  world.emit('customer.subscription.updated', subscription, { status });
}

interface Due {
  at: number;
  run(): void;
}

/** What time alone will do to a subscription next. */
function nextDue(world: StripeWorld, subscription: Subscription): Due | undefined {
  if (isOver(subscription)) return undefined;
  if (subscription.status === 'incomplete')
    return { at: subscription.created + incompleteFor, run: () => void giveUp(world, subscription) };
  const item = itemOf(subscription);
  const ends = {
    at: subscription.cancel_at ?? Number.POSITIVE_INFINITY,
    run: () => void cancelNow(world, subscription),
  };
  const next =
    subscription.status === 'past_due'
      ? nextTry(world, subscription)
      : { at: item.current_period_end, run: () => renew(world, subscription) };
  return ends.at <= next.at ? ends : next;
}

function nextTry(world: StripeWorld, subscription: Subscription): Due {
  const { id: intentId } = intentOf(world, subscription.latest_invoice);
  const invoice = need(world.invoices, subscription.latest_invoice, 'invoice');
  const after = retriesAfter[invoice.attempt_count - 1];
  const since = itemOf(subscription).current_period_start;
  if (after !== undefined) return { at: since + after, run: () => collect(world, subscription, intentId) };
  return { at: since + (retriesAfter.at(-1) ?? 0) + hour, run: () => void cancelNow(world, subscription) };
}

/** Lets everything happen, in order, that is due until then. `setNow` moves the clock to each of those moments. */
export function passTime(world: StripeWorld, until: number, setNow: (seconds: number) => void): void {
  for (;;) {
    const [next] = [...world.subscriptions.values()]
      .flatMap((subscription) => nextDue(world, subscription) ?? [])
      .toSorted((a, b) => a.at - b.at);
    if (!next || next.at > until) break;
    setNow(Math.max(next.at, world.now()));
    next.run();
  }
  setNow(until);
}
