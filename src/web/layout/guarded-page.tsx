import type { MessageId } from '@lingui/core';
import type { ComponentType } from 'react';
import { useSearch } from 'wouter';
import { useAuth } from '../session.tsx';
import { SignInFirst } from './sign-in-first.tsx';

/** A page for people who are signed in. */
export interface AskedSession {
  /** Why, where the specification says so. */
  readonly reason?: MessageId;
  /** A query with which the page is for everybody. */
  readonly unless?: string;
}

interface GuardedPageProps {
  page: ComponentType;
  asked: AskedSession;
}

/** A visitor is asked to sign in before anything of the page is loaded. While nobody knows who it is, it's loaded ahead. */
export function GuardedPage({ page: Page, asked: { reason, unless } }: GuardedPageProps) {
  const { user, loading } = useAuth();
  const isForEverybody = useSearch()
    .split('&')
    .includes(unless ?? '-');
  if (user || loading || isForEverybody) return <Page />;
  return <SignInFirst {...(reason && { reason })} />;
}
