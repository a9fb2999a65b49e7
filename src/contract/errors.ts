import { z } from 'zod';

/** The only list of error codes: their status, and the sentence a person reads unless a better one is given. */
export const errors = {
  invalid_request: { status: 400, message: 'Some of what was sent is not valid.' },
  unauthorized: { status: 401, message: 'Please sign in to continue.' },
  limit_reached: { status: 403, message: "You've reached your free tier limit!" },
  premium_required: { status: 403, message: 'This is a Premium feature.' },
  sign_in_again: { status: 403, message: 'Please sign in again to continue.' },
  payment_incomplete: { status: 402, message: 'The payment wasn’t completed. You can try again.' },
  not_found: { status: 404, message: 'Not found.' },
  // Unknown and somebody else's alike. The words are the screen's.
  payment_not_found: { status: 404, message: 'Payment information not found' },
  request_in_progress: { status: 409, message: 'This request is already being worked on.' },
  work_cancelled: { status: 409, message: 'This was canceled before it finished.' },
  conflict: { status: 409, message: 'This was changed somewhere else. Reload and try again.' },
  already_subscribed: { status: 409, message: 'You already have Premium. There’s nothing to pay.' },
  no_subscription: { status: 409, message: 'You don’t have a subscription.' },
  payment_processing: {
    status: 409,
    message: 'Your payment is still being processed. Premium starts as soon as it goes through.',
  },
  subscription_ended: { status: 409, message: 'This subscription has ended. You can subscribe again.' },
  withdrawal_over: { status: 409, message: 'The 14-day withdrawal period is over. You can still cancel.' },
  payload_too_large: { status: 413, message: 'That is too large to send.' },
  storage_full: {
    status: 413,
    message: 'Your account is full. Delete documents you no longer need to make room.',
  },
  unsupported_media_type: { status: 415, message: 'That kind of content is not supported here.' },
  idempotency_mismatch: {
    status: 422,
    message: 'The same Idempotency-Key was used for a different request.',
  },
  // The engine ran out of time. Trying again would only cost as much again.
  text_too_complex: {
    status: 422,
    message: 'We couldn’t work through this text. Please shorten or change it, then try again.',
  },
  // No failure: the letter waits for what the person answers to `asks`.
  proofs_needed: {
    status: 422,
    message: 'Your resume doesn’t tell us enough for this letter yet. Answer a question or two first.',
  },
  too_many_requests: { status: 429, message: 'Too many requests. Please wait a moment and try again.' },
  unexpected: { status: 500, message: 'Something went wrong on our side. Nothing was lost.' },
  work_failed: { status: 502, message: 'This could not be finished. Nothing was charged. Please try again.' },
  billing_unavailable: {
    status: 503,
    message: 'We can’t reach our payment provider right now. Please try again in a moment.',
  },
  unavailable: { status: 503, message: 'This is not available right now. Please try again in a moment.' },
} as const satisfies Record<string, { status: number; message: string }>;

export type ErrorCode = keyof typeof errors;

const errorCodes = Object.keys(errors) as [ErrorCode, ...ErrorCode[]];

/** The body of every error of the product's API. `feature` names the upgrade message of a limit. */
export const errorBody = z.object({
  error: z.string(),
  code: z.enum(errorCodes),
  feature: z.string().optional(),
  /** What the posting wants and a letter would have to tell of, in the posting's words. */
  asks: z.array(z.string()).optional(),
});
export type ErrorBody = z.infer<typeof errorBody>;
