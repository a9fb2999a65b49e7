import type { FastifyBaseLogger } from 'fastify';
import type Stripe from 'stripe';
import type { Jobs } from '../../background/jobs.ts';
import type { Database } from '../../database/database.ts';
import type { Config } from '../../process/config.ts';
import type { RateLimits } from '../../quota/rate-limits.ts';
import type { isIntentOf } from './payment-owner.ts';
import type { PersonLock } from './person-lock.ts';
import type { cancellationOf } from './plan-of.ts';
import type { readEvent } from './read-event.ts';
import type { readSubscriptions } from './read-subscriptions.ts';

/** What every use case of billing works with. */
export interface BillingContext {
  config: Config;
  /** As the one login that writes what billing knows. */
  database: Database;
  stripe: Stripe;
  jobs: Jobs;
  limits: RateLimits;
  log: FastifyBaseLogger;
  /** Throws where the price at Stripe is not the one we name to people. */
  checkPrice(): Promise<void>;
  /** A payment counts for the person who made it alone. */
  isIntentOf: typeof isIntentOf;
  /** What an event says of a subscription is not believed: it's read from Stripe. */
  readSubscriptions: typeof readSubscriptions;
  /** An event that Stripe didn't sign is none. */
  readEvent: typeof readEvent;
  /** One thing at a time for each person. */
  lock: PersonLock;
  /** A subscription may end in two ways of being told so. */
  cancellationOf: typeof cancellationOf;
}
