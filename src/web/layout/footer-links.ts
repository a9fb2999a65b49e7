import type { MessageId } from '@lingui/core';
import { tools } from './tools.ts';

export interface FooterColumn {
  readonly title: MessageId;
  /** An entry without a path has no page: plain text. */
  readonly entries: readonly { readonly name: MessageId; readonly path?: string }[];
}

export const legalLinks = [
  { name: 'Privacy Policy', path: '/privacy-policy' },
  { name: 'Terms of Service', path: '/terms-of-service' },
  { name: 'Cookie Policy', path: '/cookie-policy' },
] as const;

/** What every page with a frame ends with, the static ones included. */
export const footerColumns: readonly FooterColumn[] = [
  {
    title: 'Product',
    entries: [...tools, { name: 'Documents', path: '/documents' }, { name: 'Account', path: '/account' }],
  },
  { title: 'Company', entries: [{ name: 'About' }, { name: 'Blog' }, { name: 'Contact' }] },
  { title: 'Legal', entries: legalLinks },
];
