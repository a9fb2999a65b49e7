import { useLingui } from '@lingui/react';
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { PageLoading } from '../../layout/page-loading.tsx';
import { useAuth } from '../../session.tsx';
import { toast } from '../../ui/toast.ts';
import { KeptDocuments } from './kept-documents.tsx';

/** Everything that the person has saved. */
export function DocumentsPage() {
  const { user } = useAuth();
  return user ? <KeptDocuments /> : <SignInFirst />;
}

function SignInFirst() {
  const { _ } = useLingui();
  const [, navigate] = useLocation();
  useEffect(() => {
    toast({
      title: _('Authentication Required'),
      description: _('Please sign in to see your documents'),
      variant: 'destructive',
    });
    navigate('/auth', { replace: true });
  }, [_, navigate]);
  return <PageLoading />;
}
