import { useEffect, useEffectEvent } from 'react';
import { takeSharedFile } from '../../../native/shared-file.ts';

/** A file that another app has shared with this one is read into a new resume. */
export function useSharedFile(isNew: boolean, onFile: (file: File) => void): void {
  const read = useEffectEvent(onFile);
  useEffect(() => {
    // A page that is put up twice while it loads reads it where it stays.
    let isHere = isNew;
    const isAwaited = () => isHere;
    if (isNew) void takeSharedFile(new Date(), isAwaited).then((file) => file && read(file));
    return () => {
      isHere = false;
    };
  }, [isNew]);
}
