import { useLingui } from '@lingui/react';
import { useEffect } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { PageLoading } from '../../layout/page-loading.tsx';
import { useAuth } from '../../session.tsx';
import { lazyPart } from '../../ui/lazy-part.ts';
import { toast } from '../../ui/toast.ts';
import { OwnBuilder } from './builder/own-builder.tsx';

const SampleBuilder = lazyPart(() =>
  import('./builder/sample-builder.tsx').then((file) => file.SampleBuilder),
);

/** A new resume, a kept one (`?id=`), or the sample (`?sample=1`), which alone needs no session. */
export function ResumeBuilderPage() {
  const { user } = useAuth();
  const [query] = useSearchParams();
  if (query.get('sample') === '1') return <SampleBuilder isSignedIn={user !== null} />;
  if (!user) return <SignInFirst />;
  return <OwnBuilder id={query.get('id') ?? undefined} userId={user.id} />;
}

function SignInFirst() {
  const { _ } = useLingui();
  const [, navigate] = useLocation();
  useEffect(() => {
    toast({
      title: _('Authentication Required'),
      description: _('Please sign in to access the resume builder'),
      variant: 'destructive',
    });
    navigate('/auth', { replace: true });
  }, [_, navigate]);
  return <PageLoading />;
}
