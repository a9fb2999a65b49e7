import type Stripe from 'stripe';
import type { StripeEvents } from './stripe-events.fake.ts';
import { cancelNow, schedule, startSubscription } from './stripe-lifecycle.fake.ts';
import { moneyRoutes } from './stripe-money-routes.fake.ts';
import { newCustomer, newId } from './stripe-objects.fake.ts';
import { badRequest, type Form, listOf, type StripeRoute, shortLists } from './stripe-wire.fake.ts';
import { need, type StripeWorld } from './stripe-world.fake.ts';

function customerRoutes(world: StripeWorld): StripeRoute[] {
  return [
    {
      method: 'POST',
      path: '/v1/customers',
      allow: ['email', 'name', 'metadata.*'],
      run: (form) => {
        const customer = newCustomer(form.text('email') ?? null, form.below('metadata'), world.now());
        world.customers.set(customer.id, customer);
        world.emit('customer.created', customer);
        return customer;
      },
    },
    {
      method: 'GET',
      path: '/v1/customers/:id',
      allow: [],
      run: (_, id) =>
        world.deletedCustomers.has(id)
          ? { id, object: 'customer', deleted: true }
          : need(world.customers, id, 'customer'),
    },
    {
      method: 'DELETE',
      path: '/v1/customers/:id',
      allow: [],
      run: (_, id) => {
        const customer = need(world.customers, id, 'customer');
        for (const subscription of world.subscriptions.values()) {
          const isOver = ['canceled', 'incomplete_expired'].includes(subscription.status);
          if (subscription.customer === id && !isOver) cancelNow(world, subscription);
        }
        world.customers.delete(id);
        world.deletedCustomers.add(id);
        world.emit('customer.deleted', customer);
        return { id, object: 'customer', deleted: true };
      },
    },
  ];
}

function subscriptionRoutes(world: StripeWorld): StripeRoute[] {
  const find = (id: string) => need(world.subscriptions, id, 'subscription');
  return [
    {
      method: 'POST',
      path: '/v1/subscriptions',
      allow: [
        'customer',
        'items.#.price',
        'payment_behavior',
        'payment_settings.save_default_payment_method',
        'payment_settings.payment_method_types.#',
        'metadata.*',
      ],
      run: (form) => {
        if (form.text('payment_behavior') !== 'default_incomplete')
          throw badRequest('This customer has no attached payment source.', 'resource_missing');
        const bought = { customer: form.need('customer'), priceId: form.need('items.0.price') };
        return startSubscription(world, { ...bought, metadata: form.below('metadata') });
      },
    },
    {
      method: 'GET',
      path: '/v1/subscriptions',
      allow: [...shortLists, 'customer', 'status'],
      run: (form) => {
        const customer = form.text('customer');
        if (customer && !world.deletedCustomers.has(customer)) need(world.customers, customer, 'customer');
        const asked = form.text('status');
        const isWanted = ({ status }: { status: string }) =>
          asked === undefined ? status !== 'canceled' : asked === 'all' || status === asked;
        const all = [...world.subscriptions.values()].toReversed();
        return listOf(
          '/v1/subscriptions',
          all.filter((one) => (!customer || one.customer === customer) && isWanted(one)),
        );
      },
    },
    { method: 'GET', path: '/v1/subscriptions/:id', allow: [], run: (_, id) => find(id) },
    {
      method: 'POST',
      path: '/v1/subscriptions/:id',
      allow: ['cancel_at_period_end', 'cancel_at', 'metadata.*'],
      run: (form, id) => schedule(world, find(id), endOf(form)),
    },
    {
      method: 'DELETE',
      path: '/v1/subscriptions/:id',
      allow: ['invoice_now', 'prorate'],
      run: (_, id) => cancelNow(world, find(id)),
    },
  ];
}

function endOf(form: Form): Parameters<typeof schedule>[2] {
  const atPeriodEnd = form.text('cancel_at_period_end');
  const cancelAt = form.text('cancel_at');
  return {
    ...(atPeriodEnd === undefined ? {} : { atPeriodEnd: atPeriodEnd === 'true' }),
    ...(cancelAt === undefined ? {} : { cancelAt: cancelAt === '' ? null : Number(cancelAt) }),
  };
}

const portalRoute = (world: StripeWorld): StripeRoute => ({
  method: 'POST',
  path: '/v1/billing_portal/sessions',
  allow: ['customer', 'return_url'],
  run: (form) => {
    const id = newId('bps');
    const session = {
      id,
      object: 'billing_portal.session',
      configuration: 'bpc_stand_in',
      created: world.now(),
      customer: need(world.customers, form.need('customer'), 'customer').id,
      customer_account: null,
      flow: null,
      livemode: false,
      locale: null,
      on_behalf_of: null,
      return_url: form.text('return_url') ?? null,
      url: `${world.siteUrl}/portal/${id}`,
    } satisfies Stripe.BillingPortal.Session;
    world.portals.set(id, session);
    return session;
  },
});

export const stripeRoutes = (world: StripeWorld, events: StripeEvents): StripeRoute[] => [
  ...customerRoutes(world),
  ...subscriptionRoutes(world),
  ...moneyRoutes(world),
  portalRoute(world),
  {
    method: 'GET',
    path: '/v1/events',
    allow: [...shortLists, 'type', 'created.gte'],
    run: () => listOf('/v1/events', events.all.toReversed()),
  },
];
