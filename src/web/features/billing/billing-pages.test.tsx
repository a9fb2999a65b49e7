import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { paidSubscription } from '#tests/support/paid-subscription.ts';
import { playApi, refusal } from '#tests/support/played-api.ts';
import { control, eventually, press, render } from '#tests/support/render.tsx';
import { createSignIn } from '#tests/support/sign-in.tsx';
import { RoutePaths } from '../../layout/route-paths.tsx';
import { ServerData } from '../../server-data.tsx';
import { Toaster } from '../../ui/toaster.tsx';
import { UpgradeProvider } from '../../upgrade.tsx';
import { SubscribePage } from './subscribe-page.tsx';
import { SubscriptionSuccessPage } from './subscription-success-page.tsx';

let page: Awaited<ReturnType<typeof render>> | undefined;
beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}));
afterEach(async () => {
  await page?.remove();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const paths = new Set(['/resume-builder', '/cover-letter', '/account']);
const said = () => document.body.textContent ?? '';

async function show(screen: ReactNode, { isSignedIn = true } = {}): Promise<void> {
  const person = { email: 'marcus@example.com', id: crypto.randomUUID() };
  const { SignedIn } = createSignIn(isSignedIn ? person : undefined);
  page = await render(
    <SignedIn>
      <RoutePaths value={paths}>
        <UpgradeProvider>
          <ServerData>{screen}</ServerData>
          <Toaster />
        </UpgradeProvider>
      </RoutePaths>
    </SignedIn>,
  );
}

/** The provider's script, as far as the form asks of it. `confirm` is what it answers to a payment. */
function playStripe(confirm: () => Promise<object>) {
  const element = () => {
    const heard = new Map<string, () => void>();
    return {
      mount: () => setTimeout(() => heard.get('ready')?.()),
      on: (event: string, listener: () => void) => heard.set(event, listener),
      off: () => {},
      update: () => {},
      destroy: () => {},
    };
  };
  const elements = () => ({
    create: element,
    getElement: () => null,
    update: () => {},
    submit: async () => ({}),
  });
  const confirmPayment = vi.fn(confirm);
  vi.stubGlobal('Stripe', () => ({
    elements,
    confirmPayment,
    createToken: async () => ({}),
    createPaymentMethod: async () => ({}),
    confirmCardPayment: async () => ({}),
    registerAppInfo: () => {},
    _registerWrapper: () => {},
  }));
  return confirmPayment;
}

const secret = {
  clientSecret: 'pi_1_secret_2',
  publishableKey: 'pk_test_1',
  renewsAt: '2026-12-16T12:00:00.000Z',
};

describe('subscribe', () => {
  test('spec 2: whoever is signed out is told to sign in, and comes back here after it', async () => {
    const { calls } = playApi({});
    await show(<SubscribePage />, { isSignedIn: false });
    await eventually(() => expect(said()).toContain('Authentication Required'));
    expect(said()).toContain('Please sign in to subscribe');
    expect(control('Sign In').getAttribute('href')).toBe('/auth?next=%2Fsubscribe');
    expect(control('Return to Home').getAttribute('href')).toBe('/');
    expect(calls).toEqual([]);
  });

  test('spec 2: a refused payment secret is a payment error with the server’s words and a way home', async () => {
    playApi({ 'POST /api/create-subscription': refusal(503, 'billing_unavailable', 'Please try later.') });
    await show(<SubscribePage />);
    await eventually(() => expect(said()).toContain('Payment Error'));
    expect(said()).toContain('Please try later.');
    expect(control('Return to Home').getAttribute('href')).toBe('/');
  });

  test.each([
    ['neither an error nor a secret', () => Response.json({}), 'Failed to initialize payment'],
    ['an error in place of a secret', () => Response.json({ error: 'Not today.' }), 'Not today.'],
    ['a failure without a word', () => Response.json({}, { status: 500 }), 'Failed to initialize payment'],
  ])('spec 8: %s is a payment error', async (_, answer, text) => {
    playApi({ 'POST /api/create-subscription': answer });
    await show(<SubscribePage />);
    await eventually(() => expect(said()).toContain('Payment Error'));
    expect(said()).toContain(text);
    expect(said()).not.toContain('Complete Payment');
  });

  test('whoever has Premium is led to the account instead of paying twice', async () => {
    playApi({ 'POST /api/create-subscription': refusal(409, 'already_subscribed', 'You have Premium.') });
    await show(<SubscribePage />);
    await eventually(() => expect(control('Account').getAttribute('href')).toBe('/account'));
    expect(said()).not.toContain('Retry');
  });

  test('spec 2 and 8: a declined card is told in the provider’s words, and the form is idle again', async () => {
    playApi({ 'POST /api/create-subscription': secret });
    const confirm = playStripe(async () => ({ error: { message: 'Your card was declined.' } }));
    await show(<SubscribePage />);
    await eventually(() => expect(control('Complete Payment')).toHaveProperty('disabled', false));
    for (const text of [
      'Upgrade to Premium',
      'Unlock unlimited access to all features',
      'Premium Plan',
      '$14.99/month',
      'Cancel anytime • No long-term commitment',
      'Renews on December 16, 2026, and every month after that at $14.99 until you cancel.',
    ])
      expect(said()).toContain(text);
    await press('Complete Payment');
    await eventually(() => expect(said()).toContain('Payment Failed'));
    expect(said()).toContain('Your card was declined.');
    expect(control('Complete Payment').getAttribute('aria-busy')).toBeNull();
    expect(confirm).toHaveBeenCalledWith(
      expect.objectContaining({
        confirmParams: { return_url: `${location.origin}/subscription-success` },
      }),
    );
  });

  test('in the app from a store there is no card form and no price', async () => {
    vi.stubGlobal('Capacitor', { isNativePlatform: () => true });
    const { calls } = playApi({ 'POST /api/create-subscription': secret });
    await show(<SubscribePage />);
    await eventually(() => expect(said()).toContain('Premium is managed on the web.'));
    expect(said()).not.toContain('$');
    expect(calls).toEqual([]);
  });
});

describe('success', () => {
  const open = (query: string) => history.replaceState(null, '', `/subscription-success${query}`);

  test('spec 2: without a payment there is nothing to confirm', async () => {
    open('');
    const { calls } = playApi({});
    await show(<SubscriptionSuccessPage />);
    await eventually(() => expect(said()).toContain('Payment information not found'));
    expect(calls).toEqual([]);
  });

  test('spec 2: the payment is confirmed, and the tools that exist are offered', async () => {
    open('?payment_intent=pi_1');
    const { named } = playApi({ 'POST /api/confirm-subscription': paidSubscription });
    await show(<SubscriptionSuccessPage />);
    await eventually(() => expect(said()).toContain('Welcome to Premium!'));
    expect(said()).toContain(
      'Your subscription has been activated successfully. You now have unlimited access to all features.',
    );
    expect(control('Start Optimizing Resumes').getAttribute('href')).toBe('/resume-builder');
    expect(control('Generate Cover Letters').getAttribute('href')).toBe('/cover-letter');
    expect(said()).not.toContain('Practice Interviews');
    expect(said()).toContain('$14.99 to Visa ending in 4242');
    expect(said()).toContain('December 15, 2026');
    expect(said()).toContain('Sent to marcus@example.com');
    expect(named('POST /api/confirm-subscription')[0]?.body).toEqual({ paymentIntentId: 'pi_1' });
  });

  test('spec 8: a refusal is told on the page and in a toast, with the way back to paying', async () => {
    open('?payment_intent=pi_1');
    playApi({ 'POST /api/confirm-subscription': refusal(409, 'payment_incomplete', 'It was not paid.') });
    await show(<SubscriptionSuccessPage />);
    await eventually(() => expect(said().match(/Subscription Error/g)).toHaveLength(2));
    expect(said()).toContain('It was not paid.');
    expect(control('Try again').getAttribute('href')).toBe('/subscribe');
    expect(control('Return to Home').getAttribute('href')).toBe('/');
  });
});
