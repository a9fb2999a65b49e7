import { useSearchParams } from 'wouter';
import { useAuth } from '../../session.tsx';
import { OwnLetter } from './own-letter.tsx';

/** A new letter, one from a resume and its posting (`?resume=`), or a kept one (`?id=`). */
export function CoverLetterPage() {
  const { user } = useAuth();
  const [query] = useSearchParams();
  if (!user) return null;
  return (
    <OwnLetter
      id={query.get('id') ?? undefined}
      resumeId={query.get('resume') ?? undefined}
      userId={user.id}
    />
  );
}
