import type { Trx } from '../../database/database.ts';
import { canceledMail, paymentFailedMail, premiumActiveMail, receiptMail } from '../../mail/account-mails.ts';
import { postMail } from '../../mail/post-mail.ts';
import type { MailText } from '../../mail/write-mail.ts';
import type { BillingContext } from './billing-context.ts';
import { addressOf, type BillingAccount } from './billing-store.ts';
import { boughtAt, entitlementOf, periodOf, withdrawUntil } from './plan-of.ts';
import type { KnownSubscription } from './read-subscriptions.ts';

/** What we knew, what Stripe says, and what we know now. */
export interface Change {
  before: BillingAccount;
  current: KnownSubscription;
  after: Pick<
    BillingAccount,
    | 'subscription_id'
    | 'status'
    | 'price_cents'
    | 'currency'
    | 'period_end'
    | 'ends_at'
    | 'next_charge_at'
    | 'withdraw_until'
    | 'card_brand'
    | 'card_last4'
    | 'receipt_invoice_id'
    | 'failed_invoice_id'
  >;
}

/** Tells a person what changed, once: the mails leave with the very transaction that notes the change. */
export async function tellByMail(
  billing: BillingContext,
  trx: Trx,
  change: Change & { isActivated: boolean },
): Promise<void> {
  const mails = mailsAbout(billing, change);
  if (mails.length === 0) return;
  const { user_id: userId } = change.before;
  const address = await addressOf(trx, userId);
  if (address === undefined) return;
  for (const mail of mails) await postMail(billing, trx, address, mail);
}

function mailsAbout(billing: BillingContext, change: Change & { isActivated: boolean }): MailText[] {
  const { before, after, current, isActivated } = change;
  const { PUBLIC_URL: publicUrl } = billing.config;
  const { subscription, invoice } = current;
  const { end } = periodOf(subscription);
  const cents = after.price_cents ?? 0;
  const mails: MailText[] = [];
  const until = withdrawUntil(current);
  if (isActivated && until)
    mails.push(premiumActiveMail({ publicUrl, priceCents: cents, nextChargeAt: end, withdrawUntil: until }));
  if (invoice && after.receipt_invoice_id !== before.receipt_invoice_id)
    mails.push(receiptMail({ publicUrl, ...paymentOf(current), paidUntil: end }));
  if (after.status === 'past_due' && after.failed_invoice_id !== before.failed_invoice_id) {
    const now = new Date();
    const entitled = entitlementOf(current, undefined, now);
    const amountCents = invoice?.amount_due ?? cents;
    // Heard of too late, there is nothing left to be kept.
    if (entitled && entitled.until > now)
      mails.push(paymentFailedMail({ publicUrl, amountCents, premiumUntil: entitled.until }));
  }
  const isSame = before.subscription_id === after.subscription_id;
  if (after.ends_at && !(isSame && before.ends_at))
    mails.push(canceledMail({ publicUrl, premiumUntil: after.ends_at }));
  return mails;
}

function paymentOf(known: KnownSubscription) {
  const { invoice, subscription } = known;
  const paidAt = invoice?.status_transitions.paid_at;
  return {
    amountCents: invoice?.amount_paid ?? 0,
    paidAt: boughtAt(known) ?? new Date((paidAt ?? subscription.created) * 1_000),
    invoiceUrl: invoice?.hosted_invoice_url ?? undefined,
  };
}
