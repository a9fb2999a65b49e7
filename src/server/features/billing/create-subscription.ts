import { createHash } from 'node:crypto';
import type Stripe from 'stripe';
import { subscriptionTermsVersion } from '#contract/billing.ts';
import { AppError } from '../../app-error.ts';
import type { Person } from '../../auth/identify.ts';
import { isOurFault } from '../../http/error-answers.ts';
import { askStripe, unlessMissing } from './ask-stripe.ts';
import type { BillingContext } from './billing-context.ts';
import { findAccount, keepCustomer, noteBegun } from './billing-store.ts';
import type { Held } from './person-lock.ts';
import { periodOf } from './plan-of.ts';
import type { KnownSubscription } from './read-subscriptions.ts';
import { syncPerson } from './sync-person.ts';

interface PaymentSecret {
  clientSecret: string;
  publishableKey: string;
  renewsAt: string;
  standInUrl?: string;
}

/**
 * The secret for the payment form. A reload, a second tab, or a renewal that could not be charged goes on with what is
 * there to be paid; only a new subscription counts for the limit.
 */
export async function createSubscription(billing: BillingContext, person: Person): Promise<PaymentSecret> {
  await billing.checkPrice();
  return billing.lock(person.userId, async (held) => {
    const known = (await syncPerson(billing, held, person.userId)) ?? [];
    const isPaid = ({ subscription: { status }, isPaidBack }: KnownSubscription) =>
      ['active', 'trialing'].includes(status) && !isPaidBack;
    if (known.some(isPaid)) throw new AppError('already_subscribed');
    const payable = known.flatMap(secretOf)[0] ?? (await begin(billing, held, person, known.length));
    const { STRIPE_PUBLISHABLE_KEY: publishableKey, STRIPE_API_URL: standInUrl } = billing.config;
    return { ...payable, publishableKey, ...(standInUrl ? { standInUrl } : {}) };
  });
}

type Payable = Pick<PaymentSecret, 'clientSecret' | 'renewsAt'>;

function secretOf({ subscription, invoice }: Pick<KnownSubscription, 'subscription' | 'invoice'>): Payable[] {
  const canBePaid =
    ['incomplete', 'past_due', 'unpaid'].includes(subscription.status) && invoice?.status === 'open';
  const clientSecret = invoice?.confirmation_secret?.client_secret;
  if (!canBePaid || !clientSecret) return [];
  return [{ clientSecret, renewsAt: periodOf(subscription).end.toISOString() }];
}

async function begin(billing: BillingContext, held: Held, person: Person, before: number): Promise<Payable> {
  const giveBack = await billing.limits.take('subscribe', person.userId);
  try {
    return await beginCounted(billing, held, person, before);
  } catch (error) {
    if (isOurFault(error)) await giveBack().catch(() => undefined);
    throw error;
  }
}

async function beginCounted(
  billing: BillingContext,
  held: Held,
  person: Person,
  before: number,
): Promise<Payable> {
  const { userId } = person;
  const account = await held.asUser(userId, (trx) => findAccount(trx, userId));
  const customerId = account?.customer_id ?? (await makeCustomer(billing, held, person));
  await held.asUser(userId, (trx) => noteBegun(trx, userId));
  const begun =
    (await unlessMissing(start(billing, userId, customerId, before))) ??
    // Deleted at Stripe, or of another account: people go on with a new one.
    (await askStripe(start(billing, userId, await makeCustomer(billing, held, person, customerId), before)));
  const { latest_invoice: invoice } = begun;
  const [payable] = secretOf({
    subscription: begun,
    invoice: invoice && typeof invoice !== 'string' ? invoice : undefined,
  });
  if (!payable) throw new Error('A new subscription has nothing to be paid.');
  return payable;
}

/** The same person gets the same customer, even if we die before we have written it down. */
async function makeCustomer(
  { stripe }: BillingContext,
  held: Held,
  { userId, email }: Person,
  replaced = '',
): Promise<string> {
  const idempotencyKey = keyOf('customer', userId, email, replaced);
  const { id } = await askStripe(
    stripe.customers.create({ email, metadata: { user_id: userId } }, { idempotencyKey }),
  );
  await held.asUser(userId, (trx) => keepCustomer(trx, userId, id));
  return id;
}

/** Counted by what Stripe has of this customer, so that whoever tries the same thing again gets the same one. */
function start(
  { stripe, config }: BillingContext,
  userId: string,
  customer: string,
  before: number,
): Promise<Stripe.Subscription> {
  const { STRIPE_PRICE_ID: price } = config;
  const idempotencyKey = keyOf('subscription', customer, String(before), price, subscriptionTermsVersion);
  return stripe.subscriptions.create(
    {
      customer,
      items: [{ price }],
      payment_behavior: 'default_incomplete',
      payment_settings: { payment_method_types: ['card'], save_default_payment_method: 'on_subscription' },
      metadata: { user_id: userId, terms_version: subscriptionTermsVersion },
      expand: ['latest_invoice.confirmation_secret'],
    },
    { idempotencyKey },
  );
}

const keyOf = (...parts: string[]) =>
  `candor-${parts[0]}-${createHash('sha256').update(parts.join('\n')).digest('hex')}`;
