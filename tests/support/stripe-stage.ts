import type { BrowserContext, Page } from 'playwright-core';
import { afterAll } from 'vitest';
import { type FakeStripe, startFakeStripe } from '#server/providers/stripe.fake.ts';
import type { TestPerson } from './factories.ts';
import { type Stage, startStage } from './stage.ts';

/** The product as it's shipped, with Stripe played on loopback: the browser believes that it talks to Stripe's hosts. */
export async function startStripeStage(): Promise<Stage & { stripe: FakeStripe }> {
  const stripe = await startFakeStripe({ environment: 'test', port: 0, deliversByItself: true });
  afterAll(stripe.stop);
  const stage = await startStage({ settings: stripe.settings });
  stripe.sendEventsTo(`${stage.site}/api/stripe/webhook`);
  const newDevice: Stage['newDevice'] = async (options) => {
    const device = await stage.newDevice(options);
    await playHosts(device, stripe);
    return device;
  };
  return { ...stage, newDevice, stripe };
}

/** Fills in the payment form and sends it. */
export async function payByCard(page: Page, number: string): Promise<void> {
  await page.getByLabel('Card number').fill(number);
  await page.getByLabel('Expiration').fill('04/29');
  await page.getByLabel('Security code').fill('123');
  await page.getByRole('button', { name: 'Complete Payment' }).click();
}

export function subscriptionsAt({ world }: FakeStripe, { email }: TestPerson) {
  const customer = [...world.customers.values()].find((each) => each.email === email);
  return [...world.subscriptions.values()].filter((each) => each.customer === customer?.id);
}

async function playHosts(device: BrowserContext, { url }: FakeStripe): Promise<void> {
  await device.route('https://js.stripe.com/**', async (route) => {
    const script = await fetch(`${url}/stripe.js?api=https://api.stripe.com`);
    await route.fulfill({ contentType: 'text/javascript', body: await script.text() });
  });
  await device.route('https://api.stripe.com/**', async (route) => {
    const request = route.request();
    const { pathname, search } = new URL(request.url());
    const answer = await fetch(`${url}${pathname}${search}`, {
      method: request.method(),
      body: request.postData(),
      headers: { 'content-type': request.headers()['content-type'] ?? '' },
    });
    await route.fulfill({
      status: answer.status,
      headers: { 'access-control-allow-origin': '*', 'content-type': 'application/json' },
      body: await answer.text(),
    });
  });
}
