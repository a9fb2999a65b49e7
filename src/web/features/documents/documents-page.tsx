import { useAuth } from '../../session.tsx';
import { KeptDocuments } from './kept-documents.tsx';

/** Everything that the person has saved. */
export function DocumentsPage() {
  const { user } = useAuth();
  return user && <KeptDocuments />;
}
