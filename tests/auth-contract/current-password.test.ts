import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '#server/database/database.ts';
import { newGoogleMember } from './checks/google-checks.ts';
import {
  askToRecover,
  isElsewhere,
  newClient,
  newMember,
  redeem,
  startTarget,
  type Target,
} from './target.ts';

const newPassword = 'a brisk swim at dawn';

/** A promise of our own module: at other services of this protocol it's a setting. */
describe.runIf(!isElsewhere())('a new password', () => {
  let target: Target & { database: Database };
  beforeAll(async () => {
    target = await startTarget();
  });
  afterAll(() => target.stop());

  const opens = async (email: string, password: string) =>
    (await newClient(target).signInWithPassword({ email, password })).error === null;
  /** As if the person had signed in so long ago. */
  const age = (userId: string, minutes: number) =>
    sql`update auth.sessions set created_at = created_at - ${minutes} * interval '1 minute' where user_id = ${userId}`.execute(
      target.database.shared,
    );

  it('isn’t taken from a session alone, however fresh', async () => {
    const { client, email, password } = await newMember(target);
    const { error } = await client.updateUser({ password: newPassword });
    expect(error).toMatchObject({ status: 400, code: 'current_password_required' });
    expect(await opens(email, password)).toBe(true);
  });

  it('isn’t taken with a wrong one', async () => {
    const { client, email, password } = await newMember(target);
    const { error } = await client.updateUser({ password: newPassword, current_password: 'a wrong guess' });
    expect(error).toMatchObject({ status: 400, code: 'invalid_credentials' });
    expect(await opens(email, password)).toBe(true);
  });

  it('is taken with the current one', async () => {
    const { client, email, password } = await newMember(target);
    const { error } = await client.updateUser({ password: newPassword, current_password: password });
    expect(error).toBeNull();
    expect(await opens(email, newPassword)).toBe(true);
  });

  it('is taken from whoever opened a recovery link, for an hour', async () => {
    const { email } = await newMember(target);
    const client = newClient(target);
    const { user } = await redeem(client, await askToRecover(target, email), 'recovery');
    await age(user.id, 55);
    expect((await client.updateUser({ password: newPassword })).error).toBeNull();
    await age(user.id, 10);
    const { error } = await client.updateUser({ password: 'a slow row at noon' });
    expect(error).toMatchObject({ code: 'current_password_required' });
    expect(await opens(email, newPassword)).toBe(true);
  });

  it('where there’s none yet needs a sign-in with Google of the last minutes, and then the one that was set', async () => {
    const { client, email, session } = await newGoogleMember(target);
    await age(session.user.id, 6);
    const { error } = await client.updateUser({ password: newPassword });
    expect(error).toMatchObject({ status: 400, code: 'reauthentication_needed' });
    await newGoogleMember(target, client, email);
    expect((await client.updateUser({ password: newPassword })).error).toBeNull();
    expect(await opens(email, newPassword)).toBe(true);
    const again = await client.updateUser({ password: 'a slow row at noon' });
    expect(again.error).toMatchObject({ code: 'current_password_required' });
  });
});
