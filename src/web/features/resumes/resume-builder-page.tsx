import { useSearchParams } from 'wouter';
import { useAuth } from '../../session.tsx';
import { lazyPart } from '../../ui/lazy-part.ts';
import { OwnBuilder } from './builder/own-builder.tsx';

const SampleBuilder = lazyPart(() =>
  import('./builder/sample-builder.tsx').then((file) => file.SampleBuilder),
);

/** A new resume, a kept one (`?id=`), or the sample (`?sample=1`), which alone needs no session. */
export function ResumeBuilderPage() {
  const { user } = useAuth();
  const [query] = useSearchParams();
  if (query.get('sample') === '1') return <SampleBuilder isSignedIn={user !== null} />;
  if (!user) return null;
  return <OwnBuilder id={query.get('id') ?? undefined} userId={user.id} />;
}
