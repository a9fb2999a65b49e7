import { describe, expect, it } from 'vitest';
import { runSql } from '../support/test-database.ts';
import { startTarget } from './target.ts';

const confirmRaces = 100;

describe('races', async () => {
  const target = await startTarget();
  const { app, begin, pay, confirm, newEvents, deliver, isPremium, mailsTo } = target;
  // Every change of what anybody is entitled to leaves a line.
  await runSql(
    app.ownerUrl,
    `create table changes (user_id uuid, status text, until timestamptz);
     create function note_change() returns trigger language plpgsql security definer as
       $$ begin insert into public.changes values (new.user_id, new.status, new.until); return new; end $$;
     create trigger note after insert or update on entitlements for each row execute function note_change();`,
  );
  const changesOf = async (userId: string) =>
    (await runSql(app.ownerUrl, 'select status from changes where user_id = $1', [userId])).length;

  it('50 equal webhooks at once make one change', async () => {
    const anna = await app.createPerson();
    await pay(await begin(anna));
    const event = (await newEvents(anna)).find(({ type }) => type === 'invoice.paid');
    const statuses = await Promise.all(Array.from({ length: 50 }, () => deliver(event ?? {})));
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect([await changesOf(anna.userId), await isPremium(anna)]).toEqual([1, true]);
    expect(await mailsTo(anna)).toHaveLength(2);
  });

  it(`confirm racing the webhook ${confirmRaces} times gives one activation each`, async () => {
    let activations = 0;
    for (let race = 0; race < confirmRaces; race += 1) {
      const anna = await app.createPerson();
      const intentId = await begin(anna);
      await pay(intentId);
      const events = await newEvents(anna);
      const [answer] = await Promise.all([confirm(anna, intentId), ...events.map((event) => deliver(event))]);
      expect(answer.status).toBe(200);
      const changes = await changesOf(anna.userId);
      expect([race, changes, (await mailsTo(anna)).length]).toEqual([race, 1, 2]);
      activations += changes;
    }
    console.log(`${activations} activations in ${confirmRaces} races`);
  });
});
