import { useParams } from 'wouter';
import { useAuth } from '../../session.tsx';
import { ResultsScreen } from './results-screen.tsx';

export function JobResultsPage() {
  const { user } = useAuth();
  const { id = '' } = useParams();
  if (!user) return null;
  return <ResultsScreen key={id} id={id} userId={user.id} />;
}
