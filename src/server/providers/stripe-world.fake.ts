import type Stripe from 'stripe';
import type {
  Card,
  Charge,
  Customer,
  Intent,
  Invoice,
  Payment,
  Subscription,
} from './stripe-objects.fake.ts';
import { type FindById, missing } from './stripe-wire.fake.ts';

/** Everything the stand-in for Stripe knows. Tests may read it; what they change, they change as Stripe's users do. */
export interface StripeWorld {
  prices: Map<string, Stripe.Price>;
  customers: Map<string, Customer>;
  deletedCustomers: Set<string>;
  cards: Map<string, Card>;
  subscriptions: Map<string, Subscription>;
  invoices: Map<string, Invoice>;
  intents: Map<string, Intent>;
  payments: Map<string, Payment>;
  charges: Map<string, Charge>;
  refunds: Map<string, Stripe.Refund>;
  portals: Map<string, Stripe.BillingPortal.Session>;
  /** In seconds, by the stand-in's own clock. */
  now(): number;
  /** Tells whoever listens that something changed. */
  emit(type: Stripe.Event['type'], object: object, before?: object): void;
  /** Where its own pages are. */
  siteUrl: string;
}

export const createWorld = (parts: Pick<StripeWorld, 'now' | 'emit' | 'siteUrl'>): StripeWorld => ({
  prices: new Map(),
  customers: new Map(),
  deletedCustomers: new Set(),
  cards: new Map(),
  subscriptions: new Map(),
  invoices: new Map(),
  intents: new Map(),
  payments: new Map(),
  charges: new Map(),
  refunds: new Map(),
  portals: new Map(),
  ...parts,
});

export function need<T>(known: ReadonlyMap<string, T>, id: string, what: string): T {
  const found = known.get(id);
  if (!found) throw missing(what, id);
  return found;
}

export const findIn =
  (world: StripeWorld): FindById =>
  (id) =>
    world.customers.get(id) ??
    world.subscriptions.get(id) ??
    world.invoices.get(id) ??
    world.intents.get(id) ??
    world.charges.get(id) ??
    shownCard(world.cards.get(id));

/** The number stays here, as it stays at Stripe. */
function shownCard(card: Card | undefined): object | undefined {
  if (!card) return undefined;
  const { number: _, ...shown } = card;
  return shown;
}

export const paymentOf = (world: StripeWorld, intentId: string): Payment | undefined =>
  [...world.payments.values()].find(({ payment }) => payment.payment_intent === intentId);

export const intentOf = (world: StripeWorld, invoiceId: string): Intent => {
  const payment = [...world.payments.values()].find(({ invoice }) => invoice === invoiceId);
  return need(world.intents, String(payment?.payment.payment_intent), 'payment_intent');
};

export const invoiceOf = (world: StripeWorld, intentId: string): Invoice =>
  need(world.invoices, paymentOf(world, intentId)?.invoice ?? '', 'invoice');

export const subscriptionOf = (world: StripeWorld, invoice: Invoice): Subscription =>
  need(world.subscriptions, String(invoice.parent?.subscription_details?.subscription), 'subscription');

/** What only shows where it's asked for by `expand`. */
export const includeFrom =
  (world: StripeWorld) =>
  (object: Record<string, unknown>, property: string): unknown => {
    if (object.object !== 'invoice') return undefined;
    const id = String(object.id);
    if (property === 'payments') {
      const data = [...world.payments.values()].filter(({ invoice }) => invoice === id);
      return { object: 'list', has_more: false, url: '/v1/invoice_payments', data };
    }
    if (property !== 'confirmation_secret') return undefined;
    if (object.status !== 'open') return null;
    return { client_secret: intentOf(world, id).client_secret, type: 'payment_intent' };
  };

export const itemOf = ({ items }: Pick<Stripe.Subscription, 'items'>): Stripe.SubscriptionItem => {
  const [item] = items.data;
  if (!item) throw new Error('A subscription without an item.');
  return item;
};
