import { useQuery } from '@tanstack/react-query';
import { isNativeShell } from '../../native/shell.ts';
import { useAuth } from '../../session.tsx';
import { userStatusQuery } from '../resumes/resume-queries.ts';
import { LandingContent } from './landing-content.tsx';

/** The landing page inside the app. Until the plan is known, nothing is sold. */
export function LandingPage() {
  const { user } = useAuth();
  const { data: status } = useQuery({ ...userStatusQuery, enabled: user !== null });
  const plan = status && !status.isPremium ? 'free' : 'premium';
  return <LandingContent account={user ? plan : 'visitor'} hidesPrices={isNativeShell()} />;
}
