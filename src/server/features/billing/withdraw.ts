import Stripe from 'stripe';
import { AppError } from '../../app-error.ts';
import { withdrawalMail } from '../../mail/account-mails.ts';
import { postMail } from '../../mail/post-mail.ts';
import { askStripe, unlessMissing } from './ask-stripe.ts';
import type { BillingContext } from './billing-context.ts';
import { addressOf } from './billing-store.ts';
import type { Held } from './person-lock.ts';
import { withdrawUntil } from './plan-of.ts';
import { intentOf } from './read-subscriptions.ts';
import { liveOf, syncPerson } from './sync-person.ts';
import {
  askedWithdrawal,
  declaredWithdrawals,
  declareWithdrawal,
  findWithdrawal,
  noteCarriedOut,
  type Withdrawal,
} from './withdrawal-store.ts';

/** First step: what would be paid back, and the number to confirm it by. */
export function askWithdrawal(billing: BillingContext, userId: string) {
  return billing.lock(userId, async (held) => {
    const current = await liveOf(billing, held, userId);
    const until = withdrawUntil(current);
    if (!until || until <= new Date()) throw new AppError('withdrawal_over');
    const { subscription, invoice } = current;
    const refundCents = invoice?.amount_paid ?? 0;
    const { id } = await held.asUser(userId, (trx) =>
      askedWithdrawal(trx, userId, { subscriptionId: subscription.id, refundCents }),
    );
    const { currency } = subscription;
    return { withdrawalId: id, refundCents, currency, canWithdrawUntil: until.toISOString() };
  });
}

/**
 * Second step. The declaration counts from the moment it came, so it's written down and acknowledged first; if we die
 * before the money is on its way back, the nightly look, or another press of the button, goes on from there.
 */
export function confirmWithdrawal(billing: BillingContext, userId: string, id: string): Promise<void> {
  return billing.lock(userId, async (held) => {
    const withdrawal = await held.asUser(userId, (trx) => findWithdrawal(trx, userId, id));
    if (!withdrawal) throw new AppError('not_found');
    if (!withdrawal.declared_at) await declare(billing, held, withdrawal);
    await carryOutWithdrawals(billing, held, userId);
  });
}

async function declare(billing: BillingContext, held: Held, withdrawal: Withdrawal): Promise<void> {
  const { id, user_id: userId, refund_cents: refundCents, subscription_id: subscriptionId } = withdrawal;
  const known = await syncPerson(billing, held, userId);
  const bought = known?.find(({ subscription }) => subscription.id === subscriptionId);
  const until = bought && withdrawUntil(bought);
  if (!until || until <= new Date()) throw new AppError('withdrawal_over');
  await held.asUser(userId, async (trx) => {
    const receivedAt = await declareWithdrawal(trx, id);
    const address = await addressOf(trx, userId);
    if (receivedAt && address)
      await postMail(billing, trx, address, withdrawalMail({ receivedAt, refundCents }));
  });
}

/** Pays back and ends what was declared and is not done yet. Each step may have been done before. */
export async function carryOutWithdrawals(
  billing: BillingContext,
  held: Held,
  userId: string,
): Promise<void> {
  const open = await held.asUser(userId, (trx) => declaredWithdrawals(trx, userId));
  for (const { id, subscription_id: subscriptionId } of open) {
    await payBack(billing, id, subscriptionId);
    await unlessMissing(billing.stripe.subscriptions.cancel(subscriptionId));
    await held.asUser(userId, (trx) => noteCarriedOut(trx, id));
  }
  if (open.length > 0) await syncPerson(billing, held, userId);
}

async function payBack({ stripe }: BillingContext, id: string, subscriptionId: string): Promise<void> {
  const { latest_invoice: invoice } = await askStripe(
    stripe.subscriptions.retrieve(subscriptionId, { expand: ['latest_invoice.payments'] }),
  );
  const intentId = invoice && typeof invoice !== 'string' ? intentOf(invoice) : undefined;
  if (!intentId) return;
  try {
    const refund = { payment_intent: intentId, reason: 'requested_by_customer' as const };
    await askStripe(stripe.refunds.create(refund, { idempotencyKey: `candor-withdrawal-${id}` }));
  } catch (error) {
    const isDone =
      error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'charge_already_refunded';
    if (!isDone) throw error;
  }
}
