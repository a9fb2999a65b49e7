import type Stripe from 'stripe';
import { cardFor, confirmIntent, refund } from './stripe-payments.fake.ts';
import { badRequest, type Form, listOf, type StripeRoute, shortLists } from './stripe-wire.fake.ts';
import { need, type StripeWorld } from './stripe-world.fake.ts';

export function moneyRoutes(world: StripeWorld): StripeRoute[] {
  return [
    {
      method: 'GET',
      path: '/v1/prices/:id',
      allow: [],
      run: (_, id) => need(world.prices, id, 'price'),
    },
    {
      method: 'GET',
      path: '/v1/invoices/:id',
      allow: [],
      run: (_, id) => need(world.invoices, id, 'invoice'),
    },
    {
      method: 'GET',
      path: '/v1/invoice_payments',
      allow: [...shortLists, 'payment.type', 'payment.payment_intent', 'invoice'],
      run: (form) => {
        const [intent, invoice] = [form.text('payment.payment_intent'), form.text('invoice')];
        const found = [...world.payments.values()].filter(
          (one) =>
            (!intent || one.payment.payment_intent === intent) && (!invoice || one.invoice === invoice),
        );
        return listOf('/v1/invoice_payments', found);
      },
    },
    ...intentRoutes(world),
    refundRoute(world),
  ];
}

function intentRoutes(world: StripeWorld): StripeRoute[] {
  const findIntent = (id: string) => need(world.intents, id, 'payment_intent');
  return [
    {
      method: 'GET',
      path: '/v1/payment_intents/:id',
      allow: ['client_secret', 'key'],
      fromPages: true,
      run: (form, id) => ownIntent(findIntent(id), form),
    },
    {
      method: 'POST',
      path: '/v1/payment_intents/:id/confirm',
      allow: [
        'client_secret',
        'key',
        'payment_method',
        'return_url',
        'payment_method_data.type',
        'payment_method_data.card.*',
      ],
      fromPages: true,
      run: (form, id) => {
        const intent = ownIntent(findIntent(id), form);
        const number = form.text('payment_method_data.card.number');
        const given = number === undefined ? { name: form.text('payment_method') ?? '' } : { number };
        return confirmIntent(
          world,
          intent,
          cardFor(world, given, intent.customer),
          form.text('return_url') ?? '',
        );
      },
    },
  ];
}

/** A page knows one intent's secret, and may touch that one alone. */
function ownIntent<T extends Pick<Stripe.PaymentIntent, 'client_secret'>>(intent: T, form: Form): T {
  const fromPage = form.text('key') !== undefined;
  if (fromPage && form.text('client_secret') !== intent.client_secret)
    throw badRequest('The client_secret provided does not match.', 'payment_intent_invalid_parameter');
  return intent;
}

const refundRoute = (world: StripeWorld): StripeRoute => ({
  method: 'POST',
  path: '/v1/refunds',
  allow: ['payment_intent', 'charge', 'amount', 'reason', 'metadata.*'],
  run: (form) => {
    const intent = world.intents.get(form.text('payment_intent') ?? '');
    const charge = need(world.charges, form.text('charge') ?? intent?.latest_charge ?? '', 'charge');
    const amount = form.text('amount');
    const reason = (form.text('reason') ?? null) as Stripe.Refund.Reason | null;
    return refund(world, charge, amount === undefined ? undefined : Number(amount), reason);
  },
});
