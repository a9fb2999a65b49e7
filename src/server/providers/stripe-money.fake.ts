import { randomBytes } from 'node:crypto';
import type Stripe from 'stripe';
import { type Intent, type Invoice, newId, type Payment, type Subscription } from './stripe-objects.fake.ts';

/** Stripe's objects for money that is asked for. */

interface Asked {
  subscription: Subscription;
  cents: number;
  reason: Stripe.Invoice.BillingReason;
  created: number;
  siteUrl: string;
}

const plainIntent = {
  allowed_payment_method_types: null,
  amount_capturable: 0,
  amount_received: 0,
  application: null,
  application_fee_amount: null,
  automatic_payment_methods: null,
  canceled_at: null,
  cancellation_reason: null,
  customer_account: null,
  description: null,
  excluded_payment_method_types: null,
  last_payment_error: null,
  latest_charge: null,
  livemode: false,
  managed_payments: null,
  metadata: {},
  next_action: null,
  on_behalf_of: null,
  payment_method: null,
  payment_method_configuration_details: null,
  payment_method_options: null,
  payment_record: null,
  processing: null,
  receipt_email: null,
  review: null,
  shipping: null,
  source: null,
  statement_descriptor: null,
  statement_descriptor_suffix: null,
  transfer_group: null,
} satisfies Partial<Stripe.PaymentIntent>;

export const newIntent = (customer: string, cents: number, created: number): Intent => {
  const id = newId('pi');
  return {
    id,
    object: 'payment_intent',
    ...plainIntent,
    amount: cents,
    capture_method: 'automatic',
    client_secret: `${id}_secret_${randomBytes(12).toString('hex')}`,
    confirmation_method: 'automatic',
    created,
    currency: 'usd',
    customer,
    payment_method_types: ['card'],
    setup_future_usage: 'off_session',
    status: 'requires_payment_method',
  } satisfies Stripe.PaymentIntent;
};

const noTax = { disabled_reason: null, enabled: false, liability: null, provider: null, status: null };

const amountsOf = (cents: number) => ({
  amount_due: cents,
  amount_overpaid: 0,
  amount_paid: 0,
  amount_remaining: cents,
  amount_shipping: 0,
  starting_balance: 0,
  ending_balance: 0,
  post_payment_credit_notes_amount: 0,
  pre_payment_credit_notes_amount: 0,
  subtotal: cents,
  subtotal_excluding_tax: cents,
  total: cents,
  total_discount_amounts: [],
  total_excluding_tax: cents,
  total_pretax_credit_amounts: [],
  total_taxes: [],
});

const addressed = {
  account_country: 'US',
  account_name: 'Stand-in',
  account_tax_ids: null,
  customer_account: null,
  customer_address: null,
  customer_email: null,
  customer_name: null,
  customer_phone: null,
  customer_shipping: null,
  customer_tax_exempt: 'none' as const,
  custom_fields: null,
  description: null,
  footer: null,
  rendering: null,
  shipping_cost: null,
  shipping_details: null,
};

const plainInvoice = {
  application: null,
  attempt_count: 0,
  attempted: false,
  automatically_finalizes_at: null,
  default_payment_method: null,
  default_source: null,
  default_tax_rates: [],
  discounts: [],
  due_date: null,
  from_invoice: null,
  last_finalization_error: null,
  latest_revision: null,
  livemode: false,
  metadata: {},
  next_payment_attempt: null,
  number: null,
  on_behalf_of: null,
  receipt_number: null,
  statement_descriptor: null,
  test_clock: null,
} satisfies Partial<Stripe.Invoice>;

export const newInvoice = ({ subscription, cents, reason, created, siteUrl }: Asked): Invoice => {
  const id = newId('in');
  return {
    id,
    object: 'invoice',
    ...plainInvoice,
    ...amountsOf(cents),
    ...addressed,
    automatic_tax: noTax,
    billing_reason: reason,
    collection_method: 'charge_automatically',
    created,
    currency: 'usd',
    customer: subscription.customer,
    effective_at: created,
    hosted_invoice_url: `${siteUrl}/invoices/${id}`,
    issuer: { type: 'self' },
    lines: { object: 'list', has_more: false, url: `/v1/invoices/${id}/lines`, data: [] },
    parent: {
      type: 'subscription_details',
      quote_details: null,
      subscription_details: { metadata: subscription.metadata, subscription: subscription.id },
    },
    payment_settings: { default_mandate: null, payment_method_options: null, payment_method_types: null },
    period_end: created,
    period_start: created,
    status: 'open',
    status_transitions: {
      finalized_at: created,
      marked_uncollectible_at: null,
      paid_at: null,
      voided_at: null,
    },
    webhooks_delivered_at: created,
  } satisfies Stripe.Invoice;
};

export const newPayment = (invoice: Invoice, intent: Intent): Payment =>
  ({
    id: newId('inpay'),
    object: 'invoice_payment',
    amount_paid: null,
    amount_requested: invoice.amount_due,
    created: invoice.created,
    currency: 'usd',
    invoice: invoice.id,
    is_default: true,
    livemode: false,
    payment: { type: 'payment_intent', payment_intent: intent.id },
    status: 'open',
    status_transitions: { canceled_at: null, paid_at: null },
  }) satisfies Stripe.InvoicePayment;
