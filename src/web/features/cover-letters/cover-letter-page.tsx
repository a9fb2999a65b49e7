import { useSearchParams } from 'wouter';
import { SignInFirst } from '../../layout/sign-in-first.tsx';
import { useAuth } from '../../session.tsx';
import { OwnLetter } from './own-letter.tsx';

/** A new letter, one from a resume and its posting (`?resume=`), or a kept one (`?id=`). */
export function CoverLetterPage() {
  const { user } = useAuth();
  const [query] = useSearchParams();
  if (!user) return <SignInFirst reason="Please sign in to access the cover letter generator" />;
  return (
    <OwnLetter
      id={query.get('id') ?? undefined}
      resumeId={query.get('resume') ?? undefined}
      userId={user.id}
    />
  );
}
