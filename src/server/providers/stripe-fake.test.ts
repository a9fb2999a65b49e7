import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Stripe from 'stripe';
import { afterAll, describe, expect, it } from 'vitest';
import { startFakeStripe } from './stripe.fake.ts';
import { openStripe } from './stripe.ts';
import { signed } from './stripe-events.fake.ts';
import { dispute, testCards } from './stripe-payments.fake.ts';

const day = 86_400;

describe('the stand-in for Stripe, through Stripe’s own library', async () => {
  const fake = await startFakeStripe({ environment: 'test', port: 0 });
  const listening: Server[] = [];
  afterAll(async () => {
    for (const server of listening) server.close();
    await fake.stop();
  });
  const opened = openStripe({ STRIPE_SECRET_KEY: '', STRIPE_API_URL: '', ...fake.settings });
  if (!opened) throw new Error('No library.');
  const stripe: Stripe = opened;
  const price = fake.settings.STRIPE_PRICE_ID ?? '';

  const subscribe = async (metadata = {}) => {
    const customer = await stripe.customers.create({ email: 'anna@example.com', metadata });
    const subscription = await stripe.subscriptions.create({
      customer: customer.id,
      items: [{ price }],
      payment_behavior: 'default_incomplete',
      payment_settings: { save_default_payment_method: 'on_subscription', payment_method_types: ['card'] },
      expand: ['latest_invoice.confirmation_secret'],
    });
    const invoice = subscription.latest_invoice as Stripe.Invoice;
    const secret = invoice.confirmation_secret?.client_secret ?? '';
    return { customer, subscription, invoice, secret, intentId: secret.split('_secret_')[0] ?? '' };
  };
  const pay = (intentId: string, card = 'pm_card_visa') =>
    stripe.paymentIntents.confirm(intentId, {
      payment_method: card,
      return_url: 'https://candor.example/done',
    });
  const buy = async (card?: string) => {
    const bought = await subscribe();
    await pay(bought.intentId, card);
    return bought;
  };
  const codeOf = (failing: Promise<unknown>) =>
    failing.then(
      () => 'ok',
      (error: Stripe.errors.StripeError) => error.code ?? error.type,
    );

  it('refuses to run in production', async () => {
    await expect(startFakeStripe({ environment: 'production', port: 0 })).rejects.toThrow('never run');
  });

  it('remembers what was bought where it has a file to write to', async () => {
    const memoryFile = path.join(tmpdir(), `candor-stripe-${randomUUID()}.json`);
    const start = () => startFakeStripe({ environment: 'test', port: 0, memoryFile });
    const before = await start();
    const open = ({ settings }: typeof before) =>
      openStripe({ STRIPE_SECRET_KEY: '', STRIPE_API_URL: '', ...settings });
    const customer = await open(before)?.customers.create({ email: 'anna@example.com' });
    await before.stop();
    const after = await start();
    expect(await open(after)?.customers.retrieve(customer?.id ?? '')).toMatchObject({
      email: 'anna@example.com',
    });
    await after.stop();
    await rm(memoryFile);
  });

  it('sells a month for $14.99, which nobody has before paying', async () => {
    expect(await stripe.prices.retrieve(price)).toMatchObject({
      unit_amount: 1499,
      recurring: { interval: 'month' },
    });
    const { subscription, intentId, invoice } = await subscribe();
    expect(subscription.status).toBe('incomplete');
    expect(invoice).toMatchObject({ status: 'open', amount_due: 1499 });
    expect(await pay(intentId)).toMatchObject({ status: 'succeeded', amount_received: 1499 });
    const paid = await stripe.subscriptions.retrieve(subscription.id, {
      expand: ['latest_invoice.payments', 'default_payment_method'],
    });
    expect(paid).toMatchObject({
      status: 'active',
      default_payment_method: { card: { brand: 'visa', last4: '4242' } },
      latest_invoice: { status: 'paid', payments: { data: [{ payment: { payment_intent: intentId } }] } },
    });
    expect(JSON.stringify(paid)).not.toContain(testCards.paid);
    expect(paid.items.data[0]?.current_period_end).toBeGreaterThan(paid.created + 27 * day);
    const {
      data: [payment],
    } = await stripe.invoicePayments.list({ payment: { type: 'payment_intent', payment_intent: intentId } });
    expect(payment?.invoice).toBe(invoice.id);
  });

  it('declines in Stripe’s words, and can be paid afterwards', async () => {
    const { intentId } = await subscribe();
    await expect(pay(intentId, 'pm_card_visa_chargeDeclined')).rejects.toThrow('Your card was declined.');
    await expect(pay(intentId, 'pm_card_visa_chargeDeclinedInsufficientFunds')).rejects.toMatchObject({
      decline_code: 'insufficient_funds',
    });
    expect((await pay(intentId)).status).toBe('succeeded');
    expect(await codeOf(pay(intentId))).toBe('payment_intent_unexpected_state');
  });

  it('asks to authenticate, and pays once the bank has agreed', async () => {
    for (const [action, status] of [
      ['fail', 'requires_payment_method'],
      ['complete', 'succeeded'],
    ] as const) {
      const { intentId } = await subscribe();
      const asked = await pay(intentId, 'pm_card_authenticationRequired');
      expect(asked.status).toBe('requires_action');
      const bank = asked.next_action?.redirect_to_url?.url ?? '';
      expect(await (await fetch(bank)).text()).toContain('Complete authentication');
      const back = await fetch(bank, {
        method: 'POST',
        body: new URLSearchParams({ action }),
        redirect: 'manual',
      });
      expect(back.headers.get('location')).toContain(`payment_intent=${intentId}`);
      expect((await stripe.paymentIntents.retrieve(intentId)).status).toBe(status);
    }
  });

  it('lets the page with the form pay its own intent alone', async () => {
    const [mine, other] = [await subscribe(), await subscribe()];
    const payAs = (secret: string, key = fake.settings.STRIPE_PUBLISHABLE_KEY ?? '') =>
      fetch(`${fake.url}/v1/payment_intents/${mine.intentId}/confirm`, {
        method: 'POST',
        body: new URLSearchParams({
          key,
          client_secret: secret,
          'payment_method_data[type]': 'card',
          'payment_method_data[card][number]': '4242 4242 4242 4242',
        }),
      });
    expect((await payAs(other.secret)).status).toBe(400);
    expect((await payAs(mine.secret, 'pk_live_other')).status).toBe(401);
    expect((await payAs(mine.secret)).status).toBe(200);
    const script = await (await fetch(`${fake.url}/stripe.js`)).text();
    expect(script).toContain('window.Stripe');
    expect(script).toContain(fake.url);
  });

  it('repeats the answer of an idempotency key, and refuses it for something else', async () => {
    const ask = (email: string) => stripe.customers.create({ email }, { idempotencyKey: 'same' });
    const [first, again] = [await ask('a@example.com'), await ask('a@example.com')];
    expect(again.id).toBe(first.id);
    expect(again.lastResponse.headers['idempotent-replayed']).toBe('true');
    expect(await codeOf(ask('b@example.com'))).toBe('StripeIdempotencyError');
  });

  it('refuses what it does not know: parameters, ids, keys', async () => {
    expect(await codeOf(stripe.customers.create({ phone: '1' }))).toBe('parameter_unknown');
    expect(await codeOf(stripe.subscriptions.retrieve('sub_none'))).toBe('resource_missing');
    const stranger = new Stripe('sk_test_other', {
      host: '127.0.0.1',
      port: new URL(fake.url).port,
      protocol: 'http',
    });
    expect(await codeOf(stranger.prices.retrieve(price))).toBe('StripeAuthenticationError');
  });

  it('cancels at the end of the period, takes it back, and cancels at once', async () => {
    const { subscription } = await buy();
    const later = await stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true });
    expect(later).toMatchObject({ status: 'active', cancel_at_period_end: true });
    expect(later.cancel_at).toBe(later.items.data[0]?.current_period_end);
    expect(await stripe.subscriptions.update(subscription.id, { cancel_at_period_end: false })).toMatchObject(
      { cancel_at: null },
    );
    expect(await stripe.subscriptions.cancel(subscription.id)).toMatchObject({ status: 'canceled' });
    expect(await codeOf(stripe.subscriptions.cancel(subscription.id))).toBe('resource_missing');
  });

  it('cancels through the portal by `cancel_at` alone', async () => {
    const { subscription, customer } = await buy();
    const { url } = await stripe.billingPortal.sessions.create({
      customer: customer.id,
      return_url: 'https://candor.example/account',
    });
    expect(await (await fetch(url)).text()).toContain('https://candor.example/account');
    const press = (action: string, more = {}) =>
      fetch(url, { method: 'POST', body: new URLSearchParams({ action, ...more }) });
    await press('cancel');
    const canceled = await stripe.subscriptions.retrieve(subscription.id);
    expect(canceled).toMatchObject({
      cancel_at_period_end: false,
      cancel_at: canceled.items.data[0]?.current_period_end,
    });
    await press('renew');
    expect((await stripe.subscriptions.update(subscription.id, { cancel_at: '' })).cancel_at).toBeNull();
    expect(await (await press('card', { number: '1' })).text()).toContain('incorrect');
  });

  it('pays back in parts or whole, never more', async () => {
    const { intentId } = await buy();
    await stripe.refunds.create({ payment_intent: intentId, amount: 500 });
    const charge = async () =>
      (await stripe.paymentIntents.retrieve(intentId, { expand: ['latest_charge'] })).latest_charge;
    expect(await charge()).toMatchObject({ refunded: false, amount_refunded: 500 });
    expect(await stripe.refunds.create({ payment_intent: intentId })).toMatchObject({ amount: 999 });
    expect(await charge()).toMatchObject({ refunded: true });
    expect(await codeOf(stripe.refunds.create({ payment_intent: intentId }))).toBe('charge_already_refunded');
  });

  it('plays a bank that takes the money back', async () => {
    const { intentId } = await buy();
    const { latest_charge: chargeId } = await stripe.paymentIntents.retrieve(intentId);
    const charge = fake.world.charges.get(String(chargeId));
    if (charge) dispute(fake.world, charge);
    expect(await stripe.paymentIntents.retrieve(intentId, { expand: ['latest_charge'] })).toMatchObject({
      latest_charge: { disputed: true },
    });
    expect(fake.events.all.at(-1)?.type).toBe('charge.dispute.created');
  });

  it('ends everything of a customer who is deleted', async () => {
    const { subscription, customer } = await buy();
    await stripe.customers.del(customer.id);
    expect(await stripe.customers.retrieve(customer.id)).toMatchObject({ deleted: true });
    expect(await stripe.subscriptions.retrieve(subscription.id)).toMatchObject({ status: 'canceled' });
    expect((await stripe.subscriptions.list({ customer: customer.id, status: 'all' })).data).toHaveLength(1);
    expect((await stripe.subscriptions.list({ customer: customer.id })).data).toHaveLength(0);
  });

  it('lets time pass: gives up, renews, fails, tries again, ends', async () => {
    const [unpaid, good, bad, ending] = [
      await subscribe(),
      await buy(),
      await buy('pm_card_chargeCustomerFail'),
      await buy(),
    ];
    await stripe.subscriptions.update(ending.subscription.id, { cancel_at_period_end: true });
    const statusOf = async (id: string) => (await stripe.subscriptions.retrieve(id)).status;
    fake.passSeconds(day);
    expect(await statusOf(unpaid.subscription.id)).toBe('incomplete_expired');
    expect(await codeOf(pay(unpaid.intentId))).toBe('payment_intent_unexpected_state');
    fake.passSeconds(31 * day);
    expect(await statusOf(ending.subscription.id)).toBe('canceled');
    expect(await statusOf(bad.subscription.id)).toBe('past_due');
    const renewed = await stripe.subscriptions.retrieve(good.subscription.id, { expand: ['latest_invoice'] });
    expect(renewed).toMatchObject({
      status: 'active',
      latest_invoice: { billing_reason: 'subscription_cycle', status: 'paid' },
    });
    fake.passSeconds(15 * day);
    expect(await statusOf(bad.subscription.id)).toBe('canceled');
  });

  it('tells of everything by signed events: twice, reversed, or not at all', async () => {
    const got: { type: string; id: string }[] = [];
    const receive = async (request: IncomingMessage, response: ServerResponse) => {
      let body = '';
      for await (const chunk of request) body += String(chunk);
      const header = String(request.headers['stripe-signature']);
      got.push(stripe.webhooks.constructEvent(body, header, fake.settings.STRIPE_WEBHOOK_SECRET ?? ''));
      response.end();
    };
    const listener = createServer((request, response) => void receive(request, response)).listen(0);
    listening.push(listener);
    fake.sendEventsTo(`http://127.0.0.1:${(listener.address() as AddressInfo).port}`);
    fake.events.waiting.length = 0;
    await buy();
    const [first] = fake.events.waiting;
    const count = fake.events.waiting.length;
    expect(fake.events.waiting.map(({ type }) => type)).toEqual(
      expect.arrayContaining([
        'customer.subscription.created',
        'invoice.paid',
        'customer.subscription.updated',
      ]),
    );
    const arrange = (events: typeof fake.events.waiting) =>
      events
        .flatMap((event) => [event, event])
        .toReversed()
        .slice(0, -2);
    expect((await fake.events.flush(arrange)).every(({ status }) => status === 200)).toBe(true);
    expect(got).toHaveLength(2 * count - 2);
    expect(got.map(({ id }) => id)).not.toContain(first?.id);
    if (first) expect(signed(first, 'a').header).not.toBe(signed(first, 'b').header);
  });
});
