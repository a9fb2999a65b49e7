import { schedule } from './stripe-lifecycle.fake.ts';
import { authenticate, cardFor } from './stripe-payments.fake.ts';
import { stripeScript } from './stripe-script.fake.ts';
import { Form, StripeRefusal } from './stripe-wire.fake.ts';
import { itemOf, need, type StripeWorld } from './stripe-world.fake.ts';

export type PageAnswer = { html: string } | { script: string } | { goTo: string };

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const page = (title: string, body: string): PageAnswer => ({
  html: `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title}</title><body><main><h1>${title}</h1>${body}</main></body></html>`,
});

const button = (action: string, label: string) =>
  `<form method="post"><button name="action" value="${action}">${label}</button></form>`;

/** Pages that Stripe or a bank would show, each with the buttons that matter. Undefined where there is none. */
export function answerPage(
  world: StripeWorld,
  {
    method,
    pathname,
    query,
    body,
  }: { method: string; pathname: string; query: URLSearchParams; body: string },
): PageAnswer | undefined {
  const [, kind, id = ''] = pathname.split('/');
  if (pathname === '/stripe.js') return { script: stripeScript(query.get('api') ?? world.siteUrl) };
  if (kind === 'invoices') return page('Invoice', `<p>${escaped(id)}</p>`);
  const form = new Form(body);
  if (kind === 'portal') return method === 'POST' ? changePlan(world, id, form) : showPortal(world, id);
  if (kind === 'authenticate') return method === 'POST' ? finish(world, id, form) : askBank();
  return undefined;
}

const askBank = () =>
  page(
    'Is this your payment?',
    button('complete', 'Complete authentication') + button('fail', 'Fail authentication'),
  );

function finish(world: StripeWorld, id: string, form: Form): PageAnswer {
  const intent = need(world.intents, id, 'payment_intent');
  const back = intent.next_action?.redirect_to_url?.return_url ?? world.siteUrl;
  authenticate(world, intent, form.text('action') === 'complete');
  const target = new URL(back);
  target.searchParams.set('payment_intent', intent.id);
  target.searchParams.set('payment_intent_client_secret', intent.client_secret);
  target.searchParams.set('redirect_status', intent.status === 'succeeded' ? 'succeeded' : 'failed');
  return { goTo: target.href };
}

const liveOf = (world: StripeWorld, customer: string) =>
  [...world.subscriptions.values()].find(
    (one) => one.customer === customer && ['active', 'past_due'].includes(one.status),
  );

function showPortal(world: StripeWorld, id: string): PageAnswer {
  const { customer, return_url: back } = need(world.portals, id, 'session');
  const subscription = liveOf(world, customer);
  const plan = subscription?.cancel_at
    ? button('renew', 'Don’t cancel plan')
    : button('cancel', 'Cancel plan');
  const card = `<form method="post"><label>Card number <input name="number"></label>
    <button name="action" value="card">Save card</button></form>`;
  return page(
    'Manage your plan',
    `${subscription ? plan + card : '<p>No plan.</p>'}<a href="${escaped(back ?? '/')}">Return</a>`,
  );
}

/** Canceling here sets `cancel_at`, not `cancel_at_period_end`, as Stripe's own portal does. */
function changePlan(world: StripeWorld, id: string, form: Form): PageAnswer {
  const { customer } = need(world.portals, id, 'session');
  const subscription = liveOf(world, customer);
  if (!subscription) return { goTo: `/portal/${id}` };
  const action = form.text('action');
  if (action === 'cancel')
    schedule(world, subscription, { cancelAt: itemOf(subscription).current_period_end });
  if (action === 'renew') schedule(world, subscription, { cancelAt: null });
  if (action === 'card') {
    try {
      const { id: cardId } = cardFor(world, { number: form.text('number') ?? '' }, customer);
      subscription.default_payment_method = cardId;
      world.emit('customer.subscription.updated', subscription);
    } catch (refusal) {
      if (refusal instanceof StripeRefusal)
        return page('Card declined', `<p>${escaped(refusal.message)}</p>`);
      throw refusal;
    }
  }
  return { goTo: `/portal/${id}` };
}
