import { useParams } from 'wouter';
import { SignInFirst } from '../../layout/sign-in-first.tsx';
import { useAuth } from '../../session.tsx';
import { ResultsScreen } from './results-screen.tsx';

export function JobResultsPage() {
  const { user } = useAuth();
  const { id = '' } = useParams();
  if (!user) return <SignInFirst />;
  return <ResultsScreen key={id} id={id} userId={user.id} />;
}
