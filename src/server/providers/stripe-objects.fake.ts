import { randomBytes } from 'node:crypto';
import type Stripe from 'stripe';

/**
 * Stripe's objects as its API version of today has them. Each is held against the library's own type, so that an
 * upgrade which changes a shape stops the build here. Links between objects are kept as ids.
 */
type Linked<T, Links extends object> = Omit<T, keyof Links> & Links;

export type Customer = Stripe.Customer;
export type Card = Linked<Stripe.PaymentMethod, { card: Stripe.PaymentMethod.Card }> & { number: string };
export type Subscription = Linked<
  Stripe.Subscription,
  { customer: string; latest_invoice: string; default_payment_method: string | null }
>;
export type Invoice = Linked<Stripe.Invoice, { customer: string; status: Stripe.Invoice.Status }>;
export type Intent = Linked<
  Stripe.PaymentIntent,
  { customer: string; latest_charge: string | null; client_secret: string; payment_method: string | null }
>;
export type Payment = Linked<Stripe.InvoicePayment, { invoice: string }>;
export type Charge = Linked<Stripe.Charge, { customer: string; payment_intent: string }>;

export const newId = (prefix: string) =>
  `${prefix}_${randomBytes(16).toString('base64url').replace(/[-_]/g, 'x').slice(0, 20)}`;

export const newPrice = (id: string, cents: number, created: number) =>
  ({
    id,
    object: 'price',
    active: true,
    billing_scheme: 'per_unit',
    created,
    currency: 'usd',
    custom_unit_amount: null,
    livemode: false,
    lookup_key: null,
    metadata: {},
    nickname: null,
    product: 'prod_premium',
    recurring: {
      interval: 'month',
      interval_count: 1,
      meter: null,
      trial_period_days: null,
      usage_type: 'licensed',
    },
    tax_behavior: null,
    tiers_mode: null,
    transform_quantity: null,
    type: 'recurring',
    unit_amount: cents,
    unit_amount_decimal: null,
  }) satisfies Stripe.Price;

export const newCustomer = (email: string | null, metadata: Stripe.Metadata, created: number): Customer =>
  ({
    id: newId('cus'),
    object: 'customer',
    balance: 0,
    created,
    default_source: null,
    description: null,
    email,
    invoice_settings: {
      custom_fields: null,
      default_payment_method: null,
      footer: null,
      rendering_options: null,
    },
    livemode: false,
    metadata,
    shipping: null,
  }) satisfies Stripe.Customer;

const nobody = { address: null, email: null, name: null, phone: null, tax_id: null };

export const newCard = (number: string, customer: string, created: number): Card => ({
  ...({
    id: newId('pm'),
    object: 'payment_method',
    billing_details: nobody,
    created,
    customer,
    customer_account: null,
    livemode: false,
    metadata: {},
    type: 'card',
    card: {
      brand: 'visa',
      checks: null,
      country: 'US',
      display_brand: 'visa',
      exp_month: 12,
      exp_year: 2034,
      fingerprint: null,
      funding: 'credit',
      generated_from: null,
      last4: number.slice(-4),
      networks: null,
      regulated_status: null,
      three_d_secure_usage: { supported: true },
      wallet: null,
    },
  } satisfies Stripe.PaymentMethod),
  number,
});

interface Bought {
  customer: string;
  price: Stripe.Price;
  metadata: Stripe.Metadata;
  start: number;
  end: number;
}

const planOf = ({ id, currency, unit_amount, created }: Stripe.Price) =>
  ({
    id,
    object: 'plan',
    active: true,
    amount: unit_amount,
    amount_decimal: null,
    billing_scheme: 'per_unit',
    created,
    currency,
    interval: 'month',
    interval_count: 1,
    livemode: false,
    metadata: {},
    meter: null,
    nickname: null,
    product: 'prod_premium',
    tiers_mode: null,
    transform_usage: null,
    trial_period_days: null,
    usage_type: 'licensed',
  }) satisfies Stripe.Plan;

const newItem = (subscription: string, { price, start, end }: Bought) =>
  ({
    id: newId('si'),
    object: 'subscription_item',
    billing_thresholds: null,
    created: start,
    current_period_end: end,
    current_period_start: start,
    current_trial: null,
    discounts: [],
    metadata: {},
    plan: planOf(price),
    price,
    quantity: 1,
    subscription,
    tax_rates: [],
  }) satisfies Stripe.SubscriptionItem;

const noTax = { disabled_reason: null, enabled: false, liability: null };

const plainSubscription = {
  application: null,
  application_fee_percent: null,
  billing_cycle_anchor_config: null,
  billing_schedules: [],
  billing_thresholds: null,
  cancel_at: null,
  cancel_at_period_end: false,
  canceled_at: null,
  cancellation_details: null,
  customer_account: null,
  days_until_due: null,
  default_payment_method: null,
  default_source: null,
  description: null,
  discounts: [],
  ended_at: null,
  livemode: false,
  managed_payments: null,
  next_pending_invoice_item_invoice: null,
  on_behalf_of: null,
  pause_collection: null,
  payment_settings: null,
  pending_invoice_item_interval: null,
  pending_setup_intent: null,
  pending_update: null,
  schedule: null,
  test_clock: null,
  transfer_data: null,
  trial_end: null,
  trial_settings: null,
  trial_start: null,
} satisfies Partial<Stripe.Subscription>;

export function newSubscription(bought: Bought): Subscription {
  const id = newId('sub');
  return {
    id,
    object: 'subscription',
    ...plainSubscription,
    automatic_tax: noTax,
    billing_cycle_anchor: bought.start,
    billing_mode: { flexible: { proration_discounts: 'included' }, type: 'flexible' },
    collection_method: 'charge_automatically',
    created: bought.start,
    currency: 'usd',
    customer: bought.customer,
    invoice_settings: {
      account_tax_ids: null,
      custom_fields: null,
      description: null,
      footer: null,
      issuer: { type: 'self' },
    },
    items: { object: 'list', has_more: false, url: '/v1/subscription_items', data: [newItem(id, bought)] },
    latest_invoice: '',
    metadata: bought.metadata,
    start_date: bought.start,
    status: 'incomplete',
  } satisfies Stripe.Subscription;
}
