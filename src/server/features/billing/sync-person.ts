import type Stripe from 'stripe';
import { AppError } from '../../app-error.ts';
import type { Trx } from '../../database/database.ts';
import { unlessMissing } from './ask-stripe.ts';
import type { BillingContext } from './billing-context.ts';
import {
  type BillingAccount,
  endOtherEntitlements,
  findAccount,
  keepConsent,
  noteEvent,
  saveAccount,
  saveEntitlement,
} from './billing-store.ts';
import type { Held } from './person-lock.ts';
import { boughtAt, currentOf, entitlementOf, isPremiumBy, periodOf, withdrawUntil } from './plan-of.ts';
import { isLive, type KnownSubscription } from './read-subscriptions.ts';
import { type Change, tellByMail } from './tell-by-mail.ts';

/**
 * Reads what Stripe says of a person now and overwrites what we know with it. Whoever calls holds the person's lock, so
 * the last one to write is the last one to have read; order, repeats and losses of events don't matter then.
 * Undefined where the person has no account at Stripe.
 */
export async function syncPerson(
  billing: BillingContext,
  held: Held,
  userId: string,
  event?: Stripe.Event,
): Promise<KnownSubscription[] | undefined> {
  const account = await held.asUser(userId, (trx) => findAccount(trx, userId));
  if (!account) return undefined;
  const listed = await billing.readSubscriptions(billing.stripe, account.customer_id, event);
  if (!listed) {
    billing.log.warn({ userId }, 'the payment provider does not know a customer of ours');
    return undefined;
  }
  const own = listed.filter(({ subscription }) => subscription.metadata.user_id === userId);
  const known: KnownSubscription[] = [];
  for (const one of own) known.push(one.isPaidBack ? await endPaidBack(billing, one) : one);
  await held.asUser(userId, async (trx) => {
    await save(billing, trx, account, known);
    if (event) await noteEvent(trx, event);
  });
  return known;
}

/** Money that went back ends the subscription, too: it must not be charged again. */
async function endPaidBack({ stripe }: BillingContext, known: KnownSubscription): Promise<KnownSubscription> {
  const ended = await unlessMissing(stripe.subscriptions.cancel(known.subscription.id));
  return ended ? { ...known, subscription: { ...known.subscription, ...endOf(ended) } } : known;
}

const endOf = ({ status, ended_at, canceled_at }: Stripe.Subscription) => ({ status, ended_at, canceled_at });

async function save(
  billing: BillingContext,
  trx: Trx,
  account: BillingAccount,
  known: readonly KnownSubscription[],
): Promise<void> {
  const { user_id: userId } = account;
  const now = new Date();
  const activated = new Set<string>();
  for (const one of known) {
    const { id } = one.subscription;
    const entitled = entitlementOf(one, billing.cancellationOf(one.subscription), now);
    if (!entitled || (await saveEntitlement(trx, userId, id, entitled)) === 'known') continue;
    await keepAgreement(trx, userId, one);
    if (isPremiumBy(entitled, now)) activated.add(id);
  }
  await endOtherEntitlements(
    trx,
    userId,
    known.map(({ subscription }) => subscription.id),
  );
  const current = currentOf(known);
  if (!current) return;
  const change = changeOf(billing, account, current);
  await saveAccount(trx, userId, change.after);
  await tellByMail(billing, trx, { ...change, isActivated: activated.has(current.subscription.id) });
}

/** The button was pressed under this wording; the payment is the moment of it. */
async function keepAgreement(trx: Trx, userId: string, known: KnownSubscription): Promise<void> {
  const { id, metadata, start_date: started } = known.subscription;
  const version = metadata.terms_version;
  if (!version) return;
  const givenAt = boughtAt(known) ?? new Date(started * 1_000);
  await keepConsent(trx, { userId, version, subscriptionId: id, givenAt });
}

function changeOf(billing: BillingContext, before: BillingAccount, current: KnownSubscription): Change {
  const { subscription, invoice, card } = current;
  const runs = isLive(subscription);
  const price = subscription.items.data[0]?.price;
  const endsAt = runs ? billing.cancellationOf(subscription) : undefined;
  const { end } = periodOf(subscription);
  const retry = invoice?.next_payment_attempt;
  const overdue = retry ? new Date(retry * 1_000) : null;
  const isRenewing = runs && !endsAt;
  return {
    before,
    current,
    after: {
      subscription_id: subscription.id,
      status: subscription.status,
      price_cents: price?.unit_amount ?? null,
      currency: price?.currency ?? null,
      period_end: end,
      ends_at: endsAt ?? null,
      next_charge_at: isRenewing ? (subscription.status === 'past_due' ? overdue : end) : null,
      withdraw_until: withdrawUntil(current) ?? null,
      card_brand: card?.brand ?? null,
      card_last4: card?.last4 ?? null,
      receipt_invoice_id: runs && invoice?.status === 'paid' ? invoice.id : before.receipt_invoice_id,
      failed_invoice_id:
        subscription.status === 'past_due' ? (invoice?.id ?? null) : before.failed_invoice_id,
    },
  };
}

/** The subscription that a person can still do something about, read anew. */
export async function liveOf(
  billing: BillingContext,
  held: Held,
  userId: string,
): Promise<KnownSubscription> {
  const known = await syncPerson(billing, held, userId);
  const current = known && currentOf(known);
  if (!current || !isLive(current.subscription)) throw new AppError('no_subscription');
  return current;
}
