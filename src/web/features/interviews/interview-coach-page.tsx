import { useAuth } from '../../session.tsx';
import { Coach } from './coach.tsx';

export function InterviewCoachPage() {
  const { user } = useAuth();
  if (!user) return null;
  return <Coach key={user.id} userId={user.id} />;
}
