import { randomUUID } from 'node:crypto';
import { createSession } from '#server/auth/session-store.ts';
import { createSigningKeys } from '#server/auth/signing-keys.ts';
import type { RunningProcess } from '#server/process.ts';
import { runSql } from './test-database.ts';

/** A person of a test, signed in. */
export interface TestPerson {
  userId: string;
  email: string;
  sessionId: string;
  token: string;
  /** Calls the app as this person would. */
  call(method: string, path: string, options?: CallOptions): Promise<Response>;
}

export interface CallOptions {
  body?: unknown;
  headers?: Record<string, string>;
  signal?: AbortSignal;
}

export interface Factories {
  /** Makes a confirmed account with a session, as signing up and in would, without the cost of hashing. */
  createPerson(options?: { email?: string; premium?: boolean; tokenSeconds?: number }): Promise<TestPerson>;
  /** Calls the app as a visitor. */
  call(method: string, path: string, options?: CallOptions): Promise<Response>;
  /** Calls the app with a token of one's own making. */
  callWith(token: string): TestPerson['call'];
}

export async function createFactories(
  { parts, address }: RunningProcess,
  ownerUrl: string,
): Promise<Factories> {
  const { config, database } = parts;
  const keys = await createSigningKeys(config.AUTH_SIGNING_KEY, new URL('/auth/v1', config.PUBLIC_URL).href);
  const caller = callerOf(address);

  async function createPerson({
    email = `${randomUUID()}@example.com`,
    premium = false,
    tokenSeconds = 3600,
  } = {}): Promise<TestPerson> {
    const { id: userId } = await database.shared
      .insertInto('auth.users')
      .values({ email, email_confirmed_at: new Date() })
      .returning('id')
      .executeTakeFirstOrThrow();
    const { id: sessionId } = await createSession(database.shared, userId, 'password', {
      ip: '127.0.0.1',
      userAgent: null,
    });
    const issuedAt = Math.floor(Date.now() / 1000);
    const token = await keys.sign(
      userId,
      { email, session_id: sessionId },
      { issuedAt, expiresAt: issuedAt + tokenSeconds },
    );
    await runSql(ownerUrl, 'insert into users (id, email) values ($1, $2)', [userId, email]);
    if (premium) {
      await runSql(
        ownerUrl,
        `insert into entitlements (user_id, source, status) values ($1, 'test', 'active')`,
        [userId],
      );
    }
    return { userId, email, sessionId, token, call: caller(token) };
  }

  return { createPerson, call: caller(), callWith: caller };
}

/** Calls the app over HTTP, as a visitor or with a token. */
function callerOf(address: string): (token?: string) => TestPerson['call'] {
  return (token) =>
    (method, path, { body, headers = {}, signal } = {}) =>
      fetch(new URL(path, address), {
        method,
        redirect: 'manual',
        headers: {
          ...(token ? { authorization: `Bearer ${token}` } : {}),
          ...(body === undefined || body instanceof FormData ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body === undefined ? {} : { body: body instanceof FormData ? body : JSON.stringify(body) }),
        ...(signal ? { signal } : {}),
      });
}
