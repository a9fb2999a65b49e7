import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectToast } from '../support/browser.ts';
import type { TestPerson } from '../support/factories.ts';
import { findTraces } from '../support/find-traces.ts';
import { lookInBothThemes } from '../support/look-in-both-themes.ts';
import { payByCard, startStripeStage, subscriptionsAt } from '../support/stripe-stage.ts';

const soon = { timeout: 60_000 };
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** What a person does about a plan that they pay for, with Stripe played behind the real server. */
describe('a paid plan on the account page', async () => {
  const { app, site, mail, stripe, newDevice } = await startStripeStage();

  /** Pays on /subscribe and goes to the account by the menu. */
  async function buy(person: TestPerson) {
    const device = await newDevice({ person, reducedMotion: 'reduce' });
    const page = await device.newPage();
    await page.goto(`${site}/subscribe`);
    await payByCard(page, '4242424242424242');
    await page.getByRole('heading', { name: 'Welcome to Premium!' }).waitFor(soon);
    await page.getByRole('button', { name: 'Your account' }).click();
    await page.getByRole('menuitem', { name: 'Account' }).click();
    await page.getByText('Visa ending in 4242').waitFor(soon);
    return { page, device };
  }
  const subjectsTo = (person: TestPerson) =>
    mail
      .mails()
      .filter(({ to }) => to === person.email)
      .map(({ subject }) => subject);
  const subscriptionOf = (person: TestPerson) => subscriptionsAt(stripe, person)[0];

  it('is canceled in two clicks, resumed in one, and shown at the provider', async () => {
    const person = await app.createPerson();
    const { page, device } = await buy(person);
    expect(await lookInBothThemes(page, 'account paid')).toEqual([]);
    await button(page, 'Cancel subscription').click();
    await button(page, 'Cancel subscription').click();
    await page.getByText('Your subscription is canceled. You won’t be charged again.').waitFor(soon);
    expect(subscriptionOf(person)?.cancel_at_period_end).toBe(true);
    expect(await lookInBothThemes(page, 'account paid canceled')).toEqual([]);
    await expect.poll(() => subjectsTo(person), soon).toContain('Your Premium plan is canceled');
    await button(page, 'Resume subscription').click();
    await page.getByText('Next charge').waitFor(soon);
    expect(subscriptionOf(person)?.cancel_at_period_end).toBe(false);
    await button(page, 'Card and invoices').click();
    await page.waitForURL((address) => address.origin === new URL(stripe.url).origin, soon);
    await page.getByRole('link').first().click();
    await page.waitForURL(`${site}/account`, soon);
    await page.getByText('$14.99 per month').waitFor(soon);
    expect(subjectsTo(person)).toEqual(expect.arrayContaining(['Your Premium plan is active']));
    expect(device.complaints).toEqual([]);
    await device.close();
  });

  it('is withdrawn from in two steps: money back, Premium over, and a mail that says so', async () => {
    const person = await app.createPerson();
    const { page, device } = await buy(person);
    await button(page, 'Withdraw from this purchase').click();
    await page.getByText('we’ll refund $14.99').waitFor(soon);
    await button(page, 'Confirm withdrawal').click();
    await expectToast(page, 'Withdrawal Received');
    await page.getByText('Your subscription has ended.').waitFor(soon);
    expect(await lookInBothThemes(page, 'account withdrawn')).toEqual([]);
    await expect.poll(() => subjectsTo(person), soon).toContain('We received your withdrawal');
    const status = await person.call('GET', '/api/user/status');
    expect(await status.json()).toMatchObject({ isPremium: false });
    expect(device.complaints).toEqual([]);
    await device.close();
  });

  it('is refunded before the account is deleted, if the person wants that', async () => {
    const person = await app.createPerson({ signedInSecondsAgo: 10 });
    const { page, device } = await buy(person);
    await button(page, 'Delete account').click();
    await button(page, 'Get a refund first').click();
    await page.getByText('we’ll refund $14.99').waitFor(soon);
    await button(page, 'Confirm withdrawal').click();
    await page.getByText('Withdrawal Received').waitFor(soon);
    await page.getByLabel('Your password').waitFor(soon);
    expect(await lookInBothThemes(page, 'account delete refunded')).toEqual([]);
    await expect.poll(() => subjectsTo(person), soon).toContain('We received your withdrawal');
    const status = await person.call('GET', '/api/user/status');
    expect(await status.json()).toMatchObject({ isPremium: false });
    expect(device.complaints).toEqual([]);
    await device.close();
  });

  it('ends with the account: nobody is charged who is not there any more', async () => {
    const person = await app.createPerson({ signedInSecondsAgo: 10 });
    const { device } = await buy(person);
    await device.close();
    expect((await person.call('DELETE', '/api/account')).status).toBe(204);
    await expect.poll(() => subjectsTo(person), { timeout: 40_000 }).toContain('Your account is deleted');
    expect([...stripe.world.customers.values()].filter(({ email }) => email === person.email)).toEqual([]);
    const words = [person.userId, person.email];
    const left = async () => (await findTraces(app.ownerUrl, words)).map(({ place }) => place);
    await expect.poll(left, soon).toEqual(['public.users']);
  });
});
