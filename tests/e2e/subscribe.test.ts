import { describe, expect, it } from 'vitest';
import { expectToast, takePicture } from '../support/browser.ts';
import type { TestPerson } from '../support/factories.ts';
import { lookInBothThemes } from '../support/look-in-both-themes.ts';
import { payByCard, startStripeStage, subscriptionsAt } from '../support/stripe-stage.ts';

const sizes = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];
const cards = { good: '4242424242424242', declined: '4000000000000002', checked: '4000002760003184' };

describe('paying for Premium', async () => {
  const stage = await startStripeStage();
  const { app, site } = stage;

  const open = async (person: TestPerson, viewport = sizes[1]) => {
    const device = await stage.newDevice({ person, ...(viewport && { viewport }) });
    const page = await device.newPage();
    await page.goto(`${site}/subscribe`);
    await page.getByLabel('Card number').waitFor();
    return { device, page };
  };
  const isPremium = async (person: TestPerson) => {
    const status = await person.call('GET', '/api/user/status');
    return ((await status.json()) as { isPremium: boolean }).isPremium;
  };

  it.each(sizes)('spec 2 and 8: declined, then paid, at $width px', async (viewport) => {
    const person = await app.createPerson();
    const { page, device } = await open(person, viewport);
    for (const text of [
      'Upgrade to Premium',
      'Unlock unlimited access to all features',
      'Premium Plan',
      'Unlimited resume rewrites',
      'LinkedIn optimization',
      'Cancel anytime • No long-term commitment',
    ])
      await page.getByText(text, { exact: true }).first().waitFor();
    expect(await lookInBothThemes(page, 'subscribe')).toEqual([]);

    await payByCard(page, cards.declined);
    await expectToast(page, 'Payment Failed', 'Your card was declined.');
    expect(await page.getByRole('button', { name: 'Complete Payment' }).getAttribute('aria-busy')).toBeNull();
    expect(await lookInBothThemes(page, 'subscribe declined')).toEqual([]);
    expect(await isPremium(person)).toBe(false);

    await payByCard(page, cards.good);
    await page.getByRole('heading', { name: 'Welcome to Premium!' }).waitFor();
    await page.getByText('to Visa ending in 4242').waitFor();
    expect(await lookInBothThemes(page, 'subscribe success')).toEqual([]);
    expect(await isPremium(person)).toBe(true);

    await page.reload();
    await page.getByRole('heading', { name: 'Welcome to Premium!' }).waitFor();
    await page.goto(`${site}/subscribe`);
    await page.getByRole('heading', { name: 'Payment Error' }).waitFor();
    expect(await lookInBothThemes(page, 'subscribe premium already')).toEqual([]);
    expect(device.complaints).toEqual([]);
    await device.close();
  });

  it('the bank asks first: refused, it can be tried again; allowed, it is paid', async () => {
    const person = await app.createPerson();
    const { page, device } = await open(person);
    await payByCard(page, cards.checked);
    await page.getByRole('button', { name: 'Fail authentication' }).click();
    await page.getByRole('heading', { name: 'Subscription Error' }).waitFor();
    await takePicture(page, 'subscribe-bank-refused');
    expect(await isPremium(person)).toBe(false);
    await page.getByRole('link', { name: 'Try again' }).click();
    await page.getByLabel('Card number').waitFor();
    await payByCard(page, cards.checked);
    await page.getByRole('button', { name: 'Complete authentication' }).click();
    await page.getByRole('heading', { name: 'Welcome to Premium!' }).waitFor();
    expect(device.complaints).toEqual([]);
    await device.close();
  });

  it('whoever closes the tab right after paying has Premium all the same', async () => {
    const person = await app.createPerson();
    const { page, device } = await open(person);
    // Where the tab would go is never reached.
    await page.route('**/subscription-success**', (route) => route.abort());
    const paid = page.waitForResponse(/payment_intents\/.*\/confirm/);
    await payByCard(page, cards.good);
    await paid;
    await device.close();
    await expect.poll(() => isPremium(person), { timeout: 20_000 }).toBe(true);
  });

  it('a second tab has the same payment, and is led on once the first has paid', async () => {
    const person = await app.createPerson();
    const { page, device } = await open(person);
    const second = await device.newPage();
    await second.goto(`${site}/subscribe`);
    await second.getByLabel('Card number').waitFor();
    await payByCard(page, cards.good);
    await page.getByRole('heading', { name: 'Welcome to Premium!' }).waitFor();
    await payByCard(second, cards.good);
    await second.getByRole('heading', { name: 'Welcome to Premium!' }).waitFor();
    const own = subscriptionsAt(stage.stripe, person);
    expect(own).toHaveLength(1);
    expect(device.complaints).toEqual([]);
    await device.close();
  });

  it('spec 2: a visitor is told to sign in, and comes back here after it', async () => {
    const device = await stage.newDevice();
    const page = await device.newPage();
    await page.goto(`${site}/subscribe`);
    await page.getByRole('heading', { name: 'Authentication Required' }).waitFor();
    await page.getByText('Please sign in to subscribe').waitFor();
    expect(await lookInBothThemes(page, 'subscribe signed out')).toEqual([]);
    await page.getByRole('link', { name: 'Sign In' }).click();
    await page.waitForURL(`${site}/auth?next=%2Fsubscribe`);
    await device.close();
  });

  it('Stripe’s hosts are allowed and asked on this page alone, and every way in and out is a full load', async () => {
    const policyOf = async (path: string) =>
      (await fetch(site + path)).headers.get('content-security-policy') ?? '';
    for (const path of [
      '/',
      '/auth',
      '/resume-builder',
      '/documents',
      '/subscription-success',
      '/subscribed',
    ])
      expect(await policyOf(path)).not.toContain('stripe');
    for (const path of ['/subscribe?from=dialog', '/SUBSCRIBE', '/Subscribe/', '/%73ubscribe'])
      expect(await policyOf(path)).toContain('frame-src https://js.stripe.com');
    for (const path of ['//subscribe', '/subscribe//', '/subscribe%2F']) {
      expect(await policyOf(path)).not.toContain('stripe');
      expect((await fetch(site + path)).status).toBe(404);
    }

    const person = await app.createPerson();
    const device = await stage.newDevice({ person });
    const page = await device.newPage();
    const asked: string[] = [];
    page.on('request', (request) => {
      if (/stripe\.(com|network)/.test(request.url())) asked.push(new URL(page.url()).pathname);
    });
    const mark = () => page.evaluate(() => Object.assign(window, { wasHere: true }));
    const isSameDocument = () => page.evaluate(() => 'wasHere' in window);
    await page.goto(`${site}/resume-builder`);
    await page.getByRole('tab', { name: 'Design' }).click();
    await page
      .getByRole('radiogroup', { name: 'Template' })
      .getByRole('radio', { name: /Executive/ })
      .click();
    await mark();
    await page.getByRole('link', { name: 'Upgrade Now - $14.99/month' }).click();
    await page.getByLabel('Card number').waitFor();
    expect(await isSameDocument()).toBe(false);
    await mark();
    await page.getByRole('link', { name: 'Candor, home' }).click();
    await page.waitForURL(`${site}/`);
    await page.locator('h1').first().waitFor();
    expect(await isSameDocument()).toBe(false);
    await page.goBack();
    await page.getByLabel('Card number').waitFor();
    expect(new Set(asked)).toEqual(new Set(['/subscribe']));
    expect(device.complaints).toEqual([]);
    await device.close();
  });
});
