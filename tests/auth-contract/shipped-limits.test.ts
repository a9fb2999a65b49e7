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
  LIMIT_MAIL_PER_IP: '',
  LIMIT_MAIL_TOTAL: '',
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

async function setPassword(
  { authUrl }: Target,
  token: string,
  change: { password: string; current_password?: string },
  ip = newPlace(),
) {
  const answer = await fetch(`${authUrl}/user`, {
    method: 'PUT',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'x-forwarded-for': ip,
    },
    body: JSON.stringify(change),
  });
  return answer.status;
}

describe.runIf(!isElsewhere())('the shipped limits', () => {
  let target: Target & { database: Database };
  beforeAll(async () => {
    target = await startTarget({ settings: { ...shipped, TRUST_PROXY: '127.0.0.1' } });
  });
  afterAll(() => target.stop());

  /** As if the time to wait were over. */
  const endWait = () =>
    sql`delete from rate_limits where key like 'sign-in:address+ip:wait:%'`.execute(target.database.shared);

  it('make whoever guesses at an address from one place wait after the fifth try, longer each time', async () => {
    const ip = newPlace();
    const email = newAddress();
    const retryAfter = async () => {
      const { status, body, headers } = await tryPassword(target, email, 'a wrong guess', ip);
      expect({ status, code: body.code }).toEqual({ status: 429, code: 'over_request_rate_limit' });
      return Number(headers.get('retry-after'));
    };
    expect(await tryWrong(target, email, ip, 5)).toEqual([400, 400, 400, 400, 400]);
    const waits: number[] = [];
    for (let round = 0; round < 6; round += 1) {
      // Knocking meanwhile makes it no longer.
      await retryAfter();
      waits.push(await retryAfter());
      await endWait();
      expect(await tryWrong(target, email, ip, 1)).toEqual([400]);
    }
    for (const [round, longest] of [30, 60, 120, 240, 480, 900].entries()) {
      expect(waits[round]).toBeLessThanOrEqual(longest);
      expect(waits[round]).toBeGreaterThan(longest - 15);
    }
  });

  it('let a few of many guesses that come at once through', async () => {
    const [ip, email] = [newPlace(), newAddress()];
    const tries = Array.from({ length: 20 }, () => tryPassword(target, email, 'a wrong guess', ip));
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    expect(statuses.filter((status) => status !== 429)).toEqual([400, 400, 400, 400, 400]);
  });

  it('refuse even the right password after too many wrong ones', async () => {
    const { email } = await newMember(target);
    const ip = newPlace();
    await tryWrong(target, email, ip, 5);
    expect((await tryPassword(target, email, goodPassword, ip)).status).toBe(429);
  });

  it('refuse whoever guesses at the current password by setting a new one', async () => {
    const { session } = await newMember(target);
    const change = { password: 'a brisk swim at dawn', current_password: 'a wrong guess' };
    const guess = () => setPassword(target, session.access_token, change);
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 6; attempt += 1) statuses.push(await guess());
    expect(statuses).toEqual([400, 400, 400, 400, 400, 429]);
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
    expect(await setPassword(target, token, { password: 'a brisk swim at dawn' }, ip)).toBe(200);
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

  it('count no right password, however many people of one place sign in', async () => {
    const { email } = await newMember(target);
    const ip = newPlace();
    for (let round = 0; round < 25; round += 1) {
      expect((await tryPassword(target, email, goodPassword, ip)).status).toBe(200);
    }
    expect(await tryWrong(target, newAddress(), ip, 5)).toEqual([400, 400, 400, 400, 400]);
  });

  it('do not count the right password of an address that waits for its confirmation either', async () => {
    const email = await signUpSomebody(target);
    const ip = newPlace();
    for (let round = 0; round < 25; round += 1) {
      const { body } = await tryPassword(target, email, goodPassword, ip);
      expect(body.code).toBe('email_not_confirmed');
    }
    expect(await tryWrong(target, newAddress(), ip, 5)).toEqual([400, 400, 400, 400, 400]);
  });

  it('give fewer tries in a row where 20 an hour were wrong, also with an own account in between', async () => {
    const { email } = await newMember(target);
    const ip = newPlace();
    expect(await tryWrong(target, newAddress(), ip, 2)).toEqual([400, 400]);
    for (let round = 0; round < 18; round += 1) {
      expect(await tryWrong(target, newAddress(), ip, 1)).toEqual([400]);
      expect((await tryPassword(target, email, goodPassword, ip)).status).toBe(200);
    }
    expect(await tryWrong(target, newAddress(), ip, 2)).toEqual([400, 429]);
  });

  it('lock nobody out because a neighbor guesses, and forgive a slip after half a minute', async () => {
    const { email } = await newMember(target);
    const ip = newPlace();
    for (let guess = 0; guess < 30; guess += 1) await tryWrong(target, newAddress(), ip, 1);
    expect((await tryPassword(target, email, goodPassword, ip)).status).toBe(200);
    expect(await tryWrong(target, email, ip, 1)).toEqual([400]);
    const { status, headers } = await tryPassword(target, email, goodPassword, ip);
    expect(status).toBe(429);
    expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(30);
    await endWait();
    expect((await tryPassword(target, email, goodPassword, ip)).status).toBe(200);
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
    await Promise.all(places.map((ip) => tryWrong(target, email, ip, 5)));
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

describe.runIf(!isElsewhere())('mails that visitors ask for', () => {
  const started: Target[] = [];
  afterAll(() => Promise.all(started.map((target) => target.stop())));
  const start = async (settings: Record<string, string>) => {
    const target = await startTarget({ settings: { ...shipped, TRUST_PROXY: '127.0.0.1', ...settings } });
    started.push(target);
    const ask = async (path: string, email: string, ip: string) => {
      const body = { email, ...(path === '/signup' && { password: goodPassword }), type: 'signup' };
      const { status, body: answer, headers } = await post(target, path, body, { 'x-forwarded-for': ip });
      return { status, code: answer.code, retryAfter: Number(headers.get('retry-after')) };
    };
    return { target, ask };
  };
  const refused = { status: 429, code: 'over_request_rate_limit', retryAfter: expect.any(Number) };

  it('are 30 an hour from one place, which leaves those of other places alone', async () => {
    const { target, ask } = await start({});
    const ip = newPlace();
    const member = await newMember(target);
    const asked = Array.from({ length: 30 }, (_, turn) =>
      ask(['/signup', '/recover', '/resend'][turn % 3] ?? '', newAddress(), ip),
    );
    expect((await Promise.all(asked)).map(({ status }) => status)).toEqual(asked.map(() => 200));
    for (const path of ['/signup', '/recover', '/resend']) {
      // The same for an address with an account: the answer tells nothing about it.
      expect(await ask(path, member.email, ip)).toEqual(refused);
      expect(await ask(path, newAddress(), ip)).toEqual(refused);
      expect((await ask(path, newAddress(), newPlace())).status).toBe(200);
    }
    const { retryAfter } = await ask('/signup', newAddress(), ip);
    expect(retryAfter).toBeGreaterThan(3_000);
  });

  it('are limited for everybody together', async () => {
    const { ask } = await start({ LIMIT_MAIL_TOTAL: '4/h' });
    for (let turn = 0; turn < 4; turn += 1) {
      expect((await ask('/signup', newAddress(), newPlace())).status).toBe(200);
    }
    expect(await ask('/signup', newAddress(), newPlace())).toEqual(refused);
    expect(await ask('/recover', newAddress(), newPlace())).toEqual(refused);
  });

  it('cost nobody a share where the address had its mail already', async () => {
    const { ask } = await start({ LIMIT_MAIL_TOTAL: '2/h', LIMIT_MAIL_PER_IP: '2/h' });
    const [email, ip] = [newAddress(), newPlace()];
    for (let turn = 0; turn < 5; turn += 1) expect((await ask('/recover', email, ip)).status).toBe(200);
    expect((await ask('/recover', newAddress(), ip)).status).toBe(200);
    expect(await ask('/recover', newAddress(), newPlace())).toEqual(refused);
  });
});
