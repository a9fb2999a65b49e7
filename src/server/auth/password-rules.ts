import { createHash } from 'node:crypto';
import { dictionary } from '@zxcvbn-ts/language-common';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../process/config.ts';
import { AuthError } from './auth-error.ts';

export interface PasswordRules {
  /** Throws what is wrong with a new password, in words for the person who chose it. */
  check(password: string): Promise<void>;
}

/** The first five digits of a hash are sent, never the password: the answer lists all that begin so. */
const publicRangeUrl = 'https://api.pwnedpasswords.com/range/';
const breachTimeoutMs = 1_000;
const common = new Set(dictionary['passwords-common']);

export function createPasswordRules(
  config: Pick<Config, 'PASSWORD_MIN_LENGTH' | 'PASSWORD_BREACH_CHECK'>,
  log: Pick<FastifyBaseLogger, 'warn'>,
  rangeUrl = publicRangeUrl,
): PasswordRules {
  const isKnown = async (password: string) => {
    if (common.has(password.toLowerCase())) return true;
    return config.PASSWORD_BREACH_CHECK && (await isBreached(password, rangeUrl, log));
  };
  return {
    check: async (password) => {
      const minimum = config.PASSWORD_MIN_LENGTH;
      if ([...password].length < minimum) {
        refuse('length', `Password should be at least ${minimum} characters.`);
      }
      if (await isKnown(password)) {
        refuse('pwned', 'Password is known to be weak and easy to guess, please choose a different one.');
      }
    },
  };
}

function refuse(reason: 'length' | 'pwned', message: string): never {
  throw new AuthError(422, 'weak_password', message, { weak_password: { reasons: [reason] } });
}

/** A list that cannot be reached must not keep anybody out. */
async function isBreached(
  password: string,
  rangeUrl: string,
  log: Pick<FastifyBaseLogger, 'warn'>,
): Promise<boolean> {
  const digest = createHash('sha1').update(password).digest('hex').toUpperCase();
  try {
    const answer = await fetch(rangeUrl + digest.slice(0, 5), {
      headers: { 'add-padding': 'true' },
      signal: AbortSignal.timeout(breachTimeoutMs),
    });
    if (!answer.ok) return false;
    const lines = (await answer.text()).split(/\r?\n/);
    // Padding lines carry the count 0.
    return lines.some((line) => line.startsWith(`${digest.slice(5)}:`) && !line.endsWith(':0'));
  } catch (error) {
    log.warn({ err: error }, 'breached passwords could not be looked up');
    return false;
  }
}
