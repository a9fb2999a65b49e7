import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  goodPassword,
  isElsewhere,
  newAddress,
  newMember,
  post,
  startTarget,
  type Target,
} from './target.ts';

/** Promises of our own module: other services of this protocol set no such bounds. */
describe.runIf(!isElsewhere())('a person’s own data', () => {
  let target: Target;
  beforeAll(async () => {
    target = await startTarget();
  });
  afterAll(() => target.stop());

  it('stays small, however often it is added to', async () => {
    const { client } = await newMember(target);
    const first = await client.updateUser({ data: { name: 'Ada', notes: 'x'.repeat(3_000) } });
    expect(first.error).toBeNull();
    const { error } = await client.updateUser({ data: { more: 'é'.repeat(1_000) } });
    expect(error).toMatchObject({ status: 422, code: 'validation_failed' });
    expect((await client.getUser()).data.user?.user_metadata).not.toHaveProperty('more');
  });

  it('is small from the beginning', async () => {
    const form = { email: newAddress(), password: goodPassword, data: { notes: 'x'.repeat(5_000) } };
    const { status, body } = await post(target, '/signup', form);
    expect({ status, code: body.code }).toEqual({ status: 422, code: 'validation_failed' });
  });

  it('is in the access token only by name and picture, and only where these are short', async () => {
    const { client } = await newMember(target);
    const known = { full_name: 'Ada Lovelace', avatar_url: 'https://example.com/ada.png' };
    await client.updateUser({ data: { ...known, name: 'x'.repeat(1_000), town: 'London' } });
    const { data } = await client.refreshSession();
    expect(decodeJwt(data.session?.access_token ?? '').user_metadata).toEqual(known);
    expect(data.user?.user_metadata).toMatchObject({ ...known, town: 'London' });
  });
});
