import Stripe from 'stripe';
import { describe, expect, it } from 'vitest';
import type { TestPerson } from '../support/factories.ts';
import { spawnProcess } from '../support/spawn-process.ts';
import { shippedSettings } from '../support/test-app.ts';
import { runSql } from '../support/test-database.ts';
import { startTarget } from './target.ts';

/** Each is killed as this call to Stripe is about to be answered (0 is the first), or this long after the last one was. */
type Moment = { by: 'confirm' | 'webhook' } & ({ atCall: number } | { msAfterLast: number });

const moments: Moment[] = [
  ...[0, 1, 2, 3, 4].map((atCall) => ({ by: 'confirm' as const, atCall })),
  ...[0, 1].map((atCall) => ({ by: 'webhook' as const, atCall })),
  ...[0, 2, 5, 10, 15, 20, 30, 50].map((msAfterLast) => ({ by: 'confirm' as const, msAfterLast })),
  ...[0, 4, 10, 20, 40].map((msAfterLast) => ({ by: 'webhook' as const, msAfterLast })),
];
const callsOf = { confirm: 5, webhook: 2 };

describe(`kill -9 at ${moments.length} moments between paying and activating`, async () => {
  const target = await startTarget();
  const { app, fake, begin, pay, confirm, newEvents, deliver, isPremium, mailsTo } = target;
  if (!fake) throw new Error('This is about the stand-in.');
  const settings = {
    ...(await shippedSettings(app.config.DATABASE_URL)),
    ...fake.settings,
    AUTH_SIGNING_KEY: app.config.AUTH_SIGNING_KEY,
    PROCESS: 'web',
    LOG_LEVEL: 'silent',
  };
  await runSql(
    app.ownerUrl,
    `create table changes (user_id uuid);
     create function note_change() returns trigger language plpgsql security definer as
       $$ begin insert into public.changes values (new.user_id); return new; end $$;
     create trigger note after insert or update on entitlements for each row execute function note_change();`,
  );
  const changesOf = async ({ userId }: TestPerson) =>
    (await runSql(app.ownerUrl, 'select from changes where user_id = $1', [userId])).length;
  const active = { before: 0, after: 0 };

  for (const moment of moments) {
    it(`${JSON.stringify(moment)}: Premium once`, async () => {
      const victim = await spawnProcess(settings);
      const anna = await app.createPerson();
      const intentId = await begin(anna);
      await pay(intentId);
      const events = await newEvents(anna);
      let calls = -1;
      const killed = new Promise<void>((resolve) => {
        fake.beforeAnswer = async () => {
          calls += 1;
          const isNow = 'atCall' in moment ? calls === moment.atCall : calls === callsOf[moment.by] - 1;
          if (!isNow) return 'send';
          const kill = () => void victim.kill().then(resolve);
          if ('atCall' in moment) {
            kill();
            return 'hang up';
          }
          setTimeout(kill, moment.msAfterLast);
          return 'send';
        };
      });
      const headers = { authorization: `Bearer ${anna.token}`, 'content-type': 'application/json' };
      const asked =
        moment.by === 'confirm'
          ? fetch(new URL('/api/confirm-subscription', victim.address), {
              method: 'POST',
              headers,
              body: JSON.stringify({ paymentIntentId: intentId }),
            })
          : deliverTo(victim.address, events.find(({ type }) => type === 'invoice.paid') ?? {});
      await Promise.allSettled([asked, killed]);
      await killed;
      fake.beforeAnswer = async () => 'send';
      if (await isPremium(anna)) active.before += 1;
      // Stripe tells again, and the page is reloaded, on another node.
      for (const event of events) expect(await deliver(event)).toBe(200);
      expect((await confirm(anna, intentId)).status).toBe(200);
      expect([await isPremium(anna), await changesOf(anna), (await mailsTo(anna)).length]).toEqual([
        true,
        1,
        2,
      ]);
      active.after += 1;
    });
  }

  it('counts them', () => {
    console.log(
      `${moments.length} kills, ${active.before} of them after it was written; Premium once in ${active.after}`,
    );
    expect(active.after).toBe(moments.length);
  });

  async function deliverTo(address: string, event: object): Promise<unknown> {
    const payload = JSON.stringify(event);
    const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret: target.webhookSecret });
    return fetch(new URL('/api/stripe/webhook', address), {
      method: 'POST',
      body: payload,
      headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    });
  }
});
