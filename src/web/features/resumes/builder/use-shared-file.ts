import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'wouter';

/** A file that another app has shared with this one is read into a new resume; the worker has led here with it. */
export function useSharedFile(isNew: boolean, onFile: (file: File) => void): void {
  const read = useEffectEvent(onFile);
  const [query] = useSearchParams();
  const isShared = query.has('shared');
  useEffect(() => {
    // A page that is put up twice while it loads reads it where it stays.
    let isHere = isNew;
    const isAwaited = () => isHere;
    const take = async () => {
      const { takeSharedFile } = await import('../../../native/shared-file.ts');
      const file = await takeSharedFile(new Date(), isAwaited);
      if (file) read(file);
    };
    if (isNew && isShared) void take();
    return () => {
      isHere = false;
    };
  }, [isNew, isShared]);
}
