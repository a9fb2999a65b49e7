import type Stripe from 'stripe';
import { type Charge, type Intent, newId } from './stripe-objects.fake.ts';

/** Stripe's objects for money that was paid and given back. */

const nobody = { address: null, email: null, name: null, phone: null, tax_id: null };

const plainCharge = {
  amount_refunded: 0,
  application: null,
  application_fee: null,
  application_fee_amount: null,
  balance_transaction: null,
  calculated_statement_descriptor: null,
  captured: true,
  description: null,
  disputed: false,
  failure_balance_transaction: null,
  failure_code: null,
  failure_message: null,
  fraud_details: {},
  livemode: false,
  metadata: {},
  on_behalf_of: null,
  outcome: null,
  paid: true,
  payment_method_details: null,
  receipt_email: null,
  receipt_number: null,
  receipt_url: null,
  refunded: false,
  review: null,
  shipping: null,
  source: null,
  source_transfer: null,
  statement_descriptor: null,
  statement_descriptor_suffix: null,
  transfer_data: null,
  transfer_group: null,
} satisfies Partial<Stripe.Charge>;

export const newCharge = (intent: Intent, created: number): Charge =>
  ({
    id: newId('ch'),
    object: 'charge',
    ...plainCharge,
    amount: intent.amount,
    amount_captured: intent.amount,
    billing_details: nobody,
    created,
    currency: 'usd',
    customer: intent.customer,
    payment_intent: intent.id,
    payment_method: intent.payment_method,
    status: 'succeeded',
  }) satisfies Stripe.Charge;

export const newRefund = (
  charge: Charge,
  amount: number,
  reason: Stripe.Refund.Reason | null,
  created: number,
) =>
  ({
    id: newId('re'),
    object: 'refund',
    amount,
    balance_transaction: null,
    charge: charge.id,
    created,
    currency: 'usd',
    customer: charge.customer,
    customer_account: null,
    metadata: {},
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    reason,
    receipt_number: null,
    source_transfer_reversal: null,
    status: 'succeeded',
    transfer_reversal: null,
  }) satisfies Stripe.Refund;
