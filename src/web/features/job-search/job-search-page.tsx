import { SignInFirst } from '../../layout/sign-in-first.tsx';
import { useAuth } from '../../session.tsx';
import { SearchScreen } from './search-screen.tsx';

export function JobSearchPage() {
  const { user } = useAuth();
  if (!user) return <SignInFirst />;
  return <SearchScreen key={user.id} userId={user.id} />;
}
