import type Stripe from 'stripe';
import { newCharge, newRefund } from './stripe-charges.fake.ts';
import { type Card, type Charge, type Intent, newCard } from './stripe-objects.fake.ts';
import { badRequest, StripeRefusal } from './stripe-wire.fake.ts';
import { invoiceOf, need, paymentOf, type StripeWorld, subscriptionOf } from './stripe-world.fake.ts';

/** Stripe's own test cards, and the names by which its library hands them over. */
export const testCards = {
  paid: '4242424242424242',
  declined: '4000000000000002',
  insufficient: '4000000000009995',
  /** Can be stored; every later charge is declined. */
  failsLater: '4000000000000341',
  /** Asks to authenticate at each payment. */
  authenticate: '4000002760003184',
} as const;

const namedCards: Readonly<Record<string, string>> = {
  pm_card_visa: testCards.paid,
  pm_card_visa_chargeDeclined: testCards.declined,
  pm_card_visa_chargeDeclinedInsufficientFunds: testCards.insufficient,
  pm_card_chargeCustomerFail: testCards.failsLater,
  pm_card_authenticationRequired: testCards.authenticate,
};

const declines: Readonly<Record<string, { decline_code: string; message: string }>> = {
  [testCards.declined]: { decline_code: 'generic_decline', message: 'Your card was declined.' },
  [testCards.insufficient]: {
    decline_code: 'insufficient_funds',
    message: 'Your card has insufficient funds.',
  },
  [testCards.failsLater]: { decline_code: 'generic_decline', message: 'Your card was declined.' },
};

const known = new Set<string>(Object.values(testCards));

export function cardFor(
  world: StripeWorld,
  given: { number?: string; name?: string },
  customer: string,
): Card {
  const number = (given.number ?? namedCards[given.name ?? ''] ?? '').replace(/\s/g, '');
  if (!known.has(number)) {
    throw new StripeRefusal(402, {
      type: 'card_error',
      code: 'incorrect_number',
      message: 'Your card number is incorrect.',
      param: 'number',
    });
  }
  const card = newCard(number, customer, world.now());
  world.cards.set(card.id, card);
  return card;
}

/** What the payment form does: pays with a card, or asks to authenticate first. */
export function confirmIntent(world: StripeWorld, intent: Intent, card: Card, returnUrl: string): Intent {
  if (!['requires_payment_method', 'requires_confirmation', 'requires_action'].includes(intent.status)) {
    throw new StripeRefusal(400, {
      type: 'invalid_request_error',
      code: 'payment_intent_unexpected_state',
      message: `This PaymentIntent's status is ${intent.status}; it can't be confirmed.`,
      payment_intent: intent,
    });
  }
  intent.payment_method = card.id;
  if (card.number === testCards.authenticate) return askToAuthenticate(world, intent, returnUrl);
  if (card.number !== testCards.failsLater && declines[card.number]) throw decline(world, intent, card);
  return pay(world, intent, card);
}

function askToAuthenticate(world: StripeWorld, intent: Intent, returnUrl: string): Intent {
  intent.status = 'requires_action';
  intent.next_action = {
    type: 'redirect_to_url',
    redirect_to_url: { url: `${world.siteUrl}/authenticate/${intent.id}`, return_url: returnUrl },
  };
  world.emit('payment_intent.requires_action', intent);
  world.emit('invoice.payment_action_required', invoiceOf(world, intent.id));
  return intent;
}

/** What the bank's page does. */
export function authenticate(world: StripeWorld, intent: Intent, isRight: boolean): Intent {
  if (intent.status !== 'requires_action' || !intent.payment_method)
    throw badRequest('There is nothing to authenticate.', 'payment_intent_unexpected_state');
  const card = need(world.cards, intent.payment_method, 'payment_method');
  intent.next_action = null;
  if (isRight) return pay(world, intent, card);
  fail(world, intent, {
    code: 'payment_intent_authentication_failure',
    message:
      'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
  });
  return intent;
}

/** A renewal, with nobody there to authenticate. */
export function chargeAgain(world: StripeWorld, intent: Intent, card: Card | undefined): boolean {
  if (!card || declines[card.number]) {
    decline(world, intent, card);
    return false;
  }
  intent.payment_method = card.id;
  pay(world, intent, card);
  return true;
}

function pay(world: StripeWorld, intent: Intent, card: Card): Intent {
  const now = world.now();
  const charge = newCharge(intent, now);
  world.charges.set(charge.id, charge);
  intent.status = 'succeeded';
  intent.amount_received = intent.amount;
  intent.latest_charge = charge.id;
  intent.last_payment_error = null;
  const invoice = invoiceOf(world, intent.id);
  invoice.status = 'paid';
  invoice.amount_paid = invoice.total;
  invoice.amount_remaining = 0;
  invoice.attempt_count += 1;
  invoice.attempted = true;
  invoice.status_transitions.paid_at = now;
  const payment = paymentOf(world, intent.id);
  if (payment) Object.assign(payment, { status: 'paid', amount_paid: invoice.total });
  const subscription = subscriptionOf(world, invoice);
  const { status } = subscription;
  subscription.status = 'active';
  subscription.default_payment_method = card.id;
  world.emit('charge.succeeded', charge);
  world.emit('payment_intent.succeeded', intent);
  world.emit('invoice.paid', invoice);
  world.emit('customer.subscription.updated', subscription, { status });
  return intent;
}

function decline(world: StripeWorld, intent: Intent, card: Card | undefined): StripeRefusal {
  const { decline_code, message } = declines[card?.number ?? ''] ?? {
    decline_code: 'generic_decline',
    message: 'Your card was declined.',
  };
  fail(world, intent, { code: 'card_declined', decline_code, message });
  const details = { type: 'card_error', code: 'card_declined', decline_code, message };
  return new StripeRefusal(402, { ...details, payment_intent: structuredClone(intent) });
}

function fail(
  world: StripeWorld,
  intent: Intent,
  error: Pick<Stripe.PaymentIntent.LastPaymentError, 'code' | 'decline_code' | 'message'>,
): void {
  intent.status = 'requires_payment_method';
  intent.last_payment_error = { type: 'card_error', ...error };
  const invoice = invoiceOf(world, intent.id);
  invoice.attempt_count += 1;
  invoice.attempted = true;
  world.emit('payment_intent.payment_failed', intent);
  world.emit('invoice.payment_failed', invoice);
}

export function refund(
  world: StripeWorld,
  charge: Charge,
  cents: number | undefined,
  reason: Stripe.Refund.Reason | null,
): Stripe.Refund {
  const left = charge.amount - charge.amount_refunded;
  if (left === 0)
    throw badRequest(`Charge ${charge.id} has already been refunded.`, 'charge_already_refunded');
  const amount = cents ?? left;
  if (amount > left)
    throw badRequest('Refund amount is greater than unrefunded amount on charge.', 'amount_too_large');
  charge.amount_refunded += amount;
  charge.refunded = charge.amount_refunded === charge.amount;
  const given = newRefund(charge, amount, reason, world.now());
  world.refunds.set(given.id, given);
  world.emit('charge.refunded', charge);
  return given;
}

/** What a bank does for a cardholder who says that it wasn't them. */
export function dispute(world: StripeWorld, charge: Charge): void {
  charge.disputed = true;
  world.emit('charge.dispute.created', {
    id: `du_${charge.id.slice(3)}`,
    object: 'dispute',
    amount: charge.amount,
    charge: charge.id,
    currency: charge.currency,
    payment_intent: charge.payment_intent,
    reason: 'fraudulent',
    status: 'needs_response',
  });
}
