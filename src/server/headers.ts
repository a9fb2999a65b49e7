import type { Config } from './config.ts';

/** Sent with every answer, errors included. Pages add their own content policy; framing is refused there. */
const safeHeaders = {
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(self), usb=()',
  'cross-origin-opener-policy': 'same-origin',
} as const;

/** For answers that are data, never a document. */
export const dataHeaders = {
  ...safeHeaders,
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cache-control': 'no-store',
} as const;

/** The policy of a page. `nonce` allows the one style element that the component library adds. */
export function pagePolicy(config: Config, nonce: string): string {
  const elsewhere = [config.API_ORIGIN, config.AUTH_URL].filter(Boolean).map((url) => new URL(url).origin);
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    ['connect-src', "'self'", ...new Set(elsewhere)].join(' '),
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "object-src 'none'",
  ].join('; ');
}
