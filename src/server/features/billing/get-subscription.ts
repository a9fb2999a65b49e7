import { premiumPrice, type Subscription } from '#contract/billing.ts';
import type { Database } from '../../database/database.ts';

interface Row {
  isPremium: boolean;
  premiumUntil: Date | null;
  status: string | null;
  priceCents: number | null;
  currency: string | null;
  endsAt: Date | null;
  nextChargeAt: Date | null;
  withdrawUntil: Date | null;
  cardBrand: string | null;
  cardLast4: string | null;
  wasPremium: boolean;
  hasAccount: boolean;
}

const subscriptionRead = {
  name: 'subscription',
  select: `select is_premium(who.id) as "isPremium", a.status, a.price_cents as "priceCents", a.currency,
      a.ends_at as "endsAt", a.next_charge_at as "nextChargeAt", a.card_brand as "cardBrand", a.card_last4 as "cardLast4",
      case when a.withdraw_until > now() then a.withdraw_until end as "withdrawUntil", a.user_id is not null as "hasAccount",
      (select max(e.until) from entitlements e where e.user_id = who.id and e.status <> 'ended' and e.until > now()) as "premiumUntil",
      exists (select from entitlements e where e.user_id = who.id and e.source = 'stripe') as "wasPremium"
    from (select 1) one left join billing_accounts a on a.user_id = who.id`,
};

/** What we know of the caller's plan, without asking anybody. */
export async function getSubscription(database: Database, userId: string): Promise<Subscription> {
  const [row] = await database.readAsUser<Row & Record<string, unknown>>(subscriptionRead, userId);
  if (!row) throw new Error('The subscription read gave no row.');
  const state = stateOf(row);
  const moment = (date: Date | null) => date?.toISOString() ?? null;
  return {
    plan: row.isPremium ? 'premium' : 'free',
    state,
    priceCents: row.priceCents ?? premiumPrice.cents,
    currency: row.currency ?? premiumPrice.currency,
    nextChargeAt: moment(row.nextChargeAt),
    endsAt: state === 'canceling' ? moment(row.endsAt) : null,
    premiumUntil: row.isPremium ? moment(row.premiumUntil) : null,
    canWithdrawUntil: moment(row.withdrawUntil),
    card: row.cardBrand && row.cardLast4 ? { brand: row.cardBrand, last4: row.cardLast4 } : null,
    hasPortal: row.hasAccount,
  };
}

function stateOf({ status, endsAt, wasPremium }: Row): Subscription['state'] {
  if (status === 'active' || status === 'trialing') return endsAt ? 'canceling' : 'active';
  if (status === 'past_due') return 'past_due';
  if (status === 'incomplete') return 'incomplete';
  return wasPremium ? 'ended' : 'none';
}
