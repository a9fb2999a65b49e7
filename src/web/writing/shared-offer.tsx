import { type ComponentProps, Suspense } from 'react';
import { useSearchParams } from 'wouter';
import { lazyPart } from '../ui/lazy-part.ts';

const SharedPosting = lazyPart(() => import('./shared-posting.tsx').then((file) => file.SharedPosting), {
  isRare: true,
});

/** Where the worker has led here with something that another app shared. */
export function SharedOffer(props: ComponentProps<typeof SharedPosting>) {
  const [query] = useSearchParams();
  return <Suspense fallback={null}>{query.has('shared') && <SharedPosting {...props} />}</Suspense>;
}
