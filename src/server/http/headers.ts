import { isPaymentPage } from '#contract/payment-path.ts';
import type { Config } from '../process/config.ts';

/**
 * Sent with every answer, errors included. Pages add their own content policy; framing is refused there. The microphone
 * is for answers that are spoken, in the Interview Coach.
 */
const safeHeaders = {
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(self), payment=(self), usb=()',
  'cross-origin-opener-policy': 'same-origin',
} as const;

/** For answers that are data, never a document. */
export const dataHeaders = {
  ...safeHeaders,
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cache-control': 'no-store',
} as const;

/** Of the service worker, which asks this server alone for what it keeps. */
export const workerPolicy = "default-src 'none'; connect-src 'self'";

/** Where Stripe's payment form comes from, and whom it and the bank's page for a second check talk to. */
const stripe = {
  script: ['https://js.stripe.com'],
  connect: ['https://api.stripe.com'],
  frame: ['https://js.stripe.com', 'https://hooks.stripe.com'],
};
const nobody = { script: [], connect: [], frame: [] };

/**
 * The policy of a page. `nonce` allows the one style element that the component library adds, `styleHash` the one that a
 * page made at build brings along.
 */
export function pagePolicy(config: Config, nonce: string, address: string, styleHash?: string): string {
  const { script, connect, frame } = isPaymentPage(address) ? stripe : nobody;
  const elsewhere = [config.API_ORIGIN, config.AUTH_URL].filter(Boolean).map((url) => new URL(url).origin);
  return [
    "default-src 'none'",
    ["script-src 'self'", ...script].join(' '),
    `style-src 'self' 'nonce-${nonce}'${styleHash ? ` 'sha256-${styleHash}'` : ''}`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    ["connect-src 'self'", ...new Set(elsewhere), ...connect].join(' '),
    ...(frame.length > 0 ? [['frame-src', ...frame].join(' ')] : []),
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "object-src 'none'",
  ].join('; ');
}
