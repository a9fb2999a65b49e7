import { use, useEffect, useState } from 'react';
import { Navigated } from '../../layout/page-heading.tsx';
import { forgetReturnPath, keepReturnPath, keptReturnPath, nextPath } from '../../native/return-path.ts';

/**
 * Where to go after signing in: what the address says. Whoever comes from outside, from Google or a mail, goes where
 * they were going before; whoever came here by a link of ours was going nowhere else.
 */
export function useReturnPath(): string | undefined {
  const navigated = use(Navigated);
  const [path] = useState(
    () => nextPath(location.search) ?? (navigated.current ? undefined : keptReturnPath()),
  );
  useEffect(() => {
    if (path) keepReturnPath(path);
    else forgetReturnPath();
  }, [path]);
  return path;
}
