import { useAuth } from '../../session.tsx';
import { SearchScreen } from './search-screen.tsx';

export function JobSearchPage() {
  const { user } = useAuth();
  if (!user) return null;
  return <SearchScreen key={user.id} userId={user.id} />;
}
