import type Stripe from 'stripe';
import { z } from 'zod';
import { AppError } from '../../app-error.ts';
import { isStorable } from '../../http/storable-text.ts';

/** Stripe signs the moment, too; what was signed longer ago is a replay. */
const toleranceSeconds = 300;

const id = z.string().max(255);

/** What we read of an event, whatever else is in it. */
const event = z.object({ id, type: z.string(), data: z.object({ object: z.looseObject({}) }) });

/** What we read of the thing that an event is about. Stripe links by id, or by the thing itself. */
const subject = z.object({
  id: id.optional(),
  customer: z.union([id, z.object({ id })]).nullish(),
  payment_intent: id.nullish(),
});

/** The event in a webhook's bytes. Refuses what none of the secrets has signed: two hold while one replaces the other. */
export function readEvent(
  stripe: Stripe,
  rawBody: Buffer | undefined,
  signature: string | string[] | undefined,
  secrets: readonly string[],
): Stripe.Event {
  for (const secret of secrets) {
    try {
      if (rawBody && typeof signature === 'string')
        return assertEvent(stripe.webhooks.constructEvent(rawBody, signature, secret, toleranceSeconds));
    } catch (error) {
      if (error instanceof AppError) throw error;
      // Signed with the other secret, or by nobody we know.
    }
  }
  throw new AppError('invalid_request', { message: 'The signature is not valid.' });
}

/** A signature says who sent it, not what it is. */
function assertEvent(sent: Stripe.Event): Stripe.Event {
  if (!isStorable(sent) || !event.safeParse(sent).success) throw notAnEvent();
  return sent;
}

export function subjectOf({ data }: Stripe.Event): z.output<typeof subject> {
  const read = subject.safeParse(data.object);
  if (!read.success) throw notAnEvent();
  return read.data;
}

const notAnEvent = () => new AppError('invalid_request', { message: 'This is not an event.' });
