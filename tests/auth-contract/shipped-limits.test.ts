import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '#server/database/database.ts';
import {
  askToRecover,
  goodPassword,
  isElsewhere,
  mailedLink,
  mailsTo,
  newAddress,
  newClient,
  newMember,
  post,
  redeem,
  refresh,
  signUpSomebody,
  startTarget,
  type Target,
} from './target.ts';

/** An empty setting is the shipped one. */
const shipped = {
  LIMIT_SIGN_IN_PER_ADDRESS_AND_IP: '',
  LIMIT_SIGN_IN_PER_IP: '',
  LIMIT_SIGN_IN_PER_ADDRESS: '',
  LIMIT_REFRESH: '',
};

let place = 0;
/** A network that nothing was tried from yet. */
const newPlace = () => `10.${(place >> 8) & 255}.${place++ & 255}.7`;

const tryPassword = (target: Target, email: string, password: string, ip: string) =>
  post(target, '/token?grant_type=password', { email, password }, { 'x-forwarded-for': ip });

async function tryWrong(target: Target, email: string, ip: string, times: number): Promise<number[]> {
  const statuses: number[] = [];
  for (let attempt = 0; attempt < times; attempt += 1) {
    statuses.push((await tryPassword(target, email, 'a wrong guess', ip)).status);
  }
  return statuses;
}

async function setPassword({ authUrl }: Target, token: string, password: string, ip = newPlace()) {
  const answer = await fetch(`${authUrl}/user`, {
    method: 'PUT',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'x-forwarded-for': ip,
    },
    body: JSON.stringify({ password }),
  });
  return answer.status;
}

describe.runIf(!isElsewhere())('the shipped limits', () => {
  let target: Target & { database: Database };
  beforeAll(async () => {
    target = await startTarget({ settings: { ...shipped, TRUST_PROXY: '127.0.0.1' } });
  });
  afterAll(() => target.stop());

  it('refuse the sixth try at an address from one place, and say when to come back', async () => {
    const ip = newPlace();
    const email = newAddress();
    expect(await tryWrong(target, email, ip, 5)).toEqual([400, 400, 400, 400, 400]);
    const { status, body, headers } = await tryPassword(target, email, 'a wrong guess', ip);
    expect({ status, code: body.code }).toEqual({ status: 429, code: 'over_request_rate_limit' });
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(60);
  });

  it('refuse even the right password after too many wrong ones', async () => {
    const { email } = await newMember(target);
    const ip = newPlace();
    await tryWrong(target, email, ip, 5);
    expect((await tryPassword(target, email, goodPassword, ip)).status).toBe(429);
  });

  it('refuse whoever guesses at the old password by setting it anew', async () => {
    const { session } = await newMember(target);
    const guess = () => setPassword(target, session.access_token, goodPassword);
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 6; attempt += 1) statuses.push(await guess());
    expect(statuses).toEqual([422, 422, 422, 422, 422, 429]);
  });

  it('let a person who forgot the password set a new one, after all their tries', async () => {
    const { email } = await newMember(target);
    const ip = newPlace();
    expect((await tryWrong(target, email, ip, 6)).at(-1)).toBe(429);
    const { access_token: token } = await redeem(
      newClient(target),
      await askToRecover(target, email),
      'recovery',
    );
    expect(await setPassword(target, token, 'a brisk swim at dawn', ip)).toBe(200);
  });

  it('do not lock a person out because a stranger guesses elsewhere', async () => {
    const { email } = await newMember(target);
    await tryWrong(target, email, newPlace(), 8);
    expect((await tryPassword(target, email, goodPassword, newPlace())).status).toBe(200);
  });

  it('forget earlier mistakes after the right password', async () => {
    const { email } = await newMember(target);
    const ip = newPlace();
    await tryWrong(target, email, ip, 4);
    expect((await tryPassword(target, email, goodPassword, ip)).status).toBe(200);
    expect(await tryWrong(target, email, ip, 5)).toEqual([400, 400, 400, 400, 400]);
  });

  it('refuse the 21st try in an hour from one place, also with an own account in between', async () => {
    const { email } = await newMember(target);
    const ip = newPlace();
    for (let round = 0; round < 10; round += 1) {
      expect(await tryWrong(target, newAddress(), ip, 1)).toEqual([400]);
      expect((await tryPassword(target, email, goodPassword, ip)).status).toBe(200);
    }
    expect(await tryWrong(target, newAddress(), ip, 1)).toEqual([429]);
  });

  it('count a whole /64 of version 6 addresses as one place', async () => {
    const email = newAddress();
    const statuses: number[] = [];
    for (let host = 1; host <= 6; host += 1) {
      statuses.push(...(await tryWrong(target, email, `2001:db8:1:2::${host}`, 1)));
    }
    expect(statuses).toEqual([400, 400, 400, 400, 400, 429]);
  });

  it('slow an address down that many places guess at, and still let its owner in', async () => {
    const { email } = await newMember(target);
    const places = Array.from({ length: 20 }, newPlace);
    for (const ip of places) await tryWrong(target, email, ip, 5);
    expect(await tryWrong(target, email, newPlace(), 2)).toEqual([400, 429]);
    expect((await tryPassword(target, email, goodPassword, newPlace())).status).toBe(200);
  });

  it('send one mail a minute and five a day to an address, and say the same after that', async () => {
    const email = newAddress();
    await signUpSomebody(target, email);
    for (let day = 0; day < 7; day += 1) {
      expect((await post(target, '/recover', { email })).status).toBe(200);
      expect((await post(target, '/recover', { email })).status).toBe(200);
      await sql`delete from rate_limits where key like 'mail:minute:%'`.execute(target.database.shared);
    }
    // Mails leave in order: once this one is here, the others are.
    await mailedLink(target, await signUpSomebody(target), 'signup');
    const subjects = (await mailsTo(target, email)).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject === 'Set a new password')).toHaveLength(5);
  });

  it('let a session be refreshed 30 times a minute', async () => {
    const { session } = await newMember(target);
    let token = session.refresh_token;
    for (let turn = 0; turn < 30; turn += 1) {
      const { status, body } = await refresh(target, token);
      expect(status).toBe(200);
      token = String(body.refresh_token);
    }
    expect((await refresh(target, token)).status).toBe(429);
  });

  it('keep no address in the table of limits', async () => {
    const { email } = await newMember(target);
    await tryWrong(target, email, newPlace(), 1);
    const { rows } = await sql<{ key: string }>`select key from rate_limits`.execute(target.database.shared);
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.filter(({ key }) => key.includes('@'))).toEqual([]);
  });
});

describe.runIf(!isElsewhere())('without a trusted proxy', () => {
  it('nobody gets new tries by writing another address into the header', async () => {
    const target = await startTarget({ settings: shipped });
    try {
      const email = newAddress();
      const statuses: number[] = [];
      for (let attempt = 0; attempt < 6; attempt += 1) {
        statuses.push(...(await tryWrong(target, email, newPlace(), 1)));
      }
      expect(statuses).toEqual([400, 400, 400, 400, 400, 429]);
    } finally {
      await target.stop();
    }
  });
});
