import { SignInFirst } from '../../layout/sign-in-first.tsx';
import { useAuth } from '../../session.tsx';
import { Coach } from './coach.tsx';

export function InterviewCoachPage() {
  const { user } = useAuth();
  if (!user) return <SignInFirst reason="Please sign in to access the interview coach" />;
  return <Coach key={user.id} userId={user.id} />;
}
