import { useEffect, useEffectEvent } from 'react';
import { takeSharedFile } from '../../../native/shared-file.ts';

/** A file that another app has shared with this one is read into a new resume. */
export function useSharedFile(isNew: boolean, onFile: (file: File) => void): void {
  const read = useEffectEvent(onFile);
  useEffect(() => {
    if (isNew) void takeSharedFile().then((file) => file && read(file));
  }, [isNew]);
}
