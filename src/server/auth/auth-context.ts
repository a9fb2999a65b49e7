import type { FastifyBaseLogger } from 'fastify';
import type { Jobs } from '../background/jobs.ts';
import type { Database } from '../database/database.ts';
import type { Config } from '../process/config.ts';
import type { matchesChallenge } from './code-challenge.ts';
import type { Google } from './google.ts';
import type { PasswordRules } from './password-rules.ts';
import type { Passwords } from './passwords.ts';
import type { Redirects } from './redirects.ts';
import type { judgeRefresh } from './refresh-token.ts';
import type { deleteOtherSessions } from './session-store.ts';
import type { SignInLimits } from './sign-in-limits.ts';
import type { SigningKeys } from './signing-keys.ts';
import type { takeOverUnconfirmed } from './take-over-unconfirmed.ts';

/** The defenses that a test weakens one at a time, to prove that the contract's checks notice. */
export interface Defenses {
  passwords: Passwords;
  judgeRefresh: typeof judgeRefresh;
  matchesChallenge: typeof matchesChallenge;
  takeOverUnconfirmed: typeof takeOverUnconfirmed;
  endOtherSessions: typeof deleteOtherSessions;
}

/** What every use case of the sign-in module works with. */
export interface AuthContext extends Defenses {
  config: Config;
  database: Database;
  jobs: Jobs;
  log: FastifyBaseLogger;
  /** The address of this module as people and Google reach it; also the tokens' issuer. */
  baseUrl: string;
  keys: SigningKeys;
  rules: PasswordRules;
  redirects: Redirects;
  limits: SignInLimits;
  /** Absent where no Google client is set. */
  google: Google | undefined;
}
