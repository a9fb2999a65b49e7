import { SignInFirst } from '../../layout/sign-in-first.tsx';
import { useAuth } from '../../session.tsx';
import { KeptDocuments } from './kept-documents.tsx';

/** Everything that the person has saved. */
export function DocumentsPage() {
  const { user } = useAuth();
  return user ? <KeptDocuments /> : <SignInFirst reason="Please sign in to see your documents" />;
}
