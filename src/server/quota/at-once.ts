import { AppError } from '../app-error.ts';
import type { Config } from '../process/config.ts';

/** Takes one of a person's places and returns what gives it back; refuses where none is left. */
type AcquireSlot = (key: string) => () => void;

/**
 * Lets one person have `max` of a kind open at once and asks for patience beyond that. Counted in memory on each
 * node: it is there to share one node fairly, and the hourly limits are exact over all of them.
 */
function limitOpen(max: number, refusal: { message?: string; retryAfterSeconds: number }): AcquireSlot {
  const open = new Map<string, number>();
  return (key) => {
    const count = open.get(key) ?? 0;
    if (count >= max) throw new AppError('too_many_requests', refusal);
    open.set(key, count + 1);
    let isOpen = true;
    return () => {
      if (!isOpen) return;
      isOpen = false;
      const left = (open.get(key) ?? 1) - 1;
      if (left > 0) open.set(key, left);
      else open.delete(key);
    };
  };
}

type AtOnce = <T>(key: string, run: () => Promise<T>) => Promise<T>;

/** The same for calls, each of which holds its place while it runs. */
export function limitAtOnce(max: number): AtOnce {
  const acquireSlot = limitOpen(max, { retryAfterSeconds: 1 });
  return async (key, run) => {
    const leave = acquireSlot(key);
    try {
      return await run();
    } finally {
      leave();
    }
  };
}

/** Takes room for the bytes of a person's upload and returns what gives it back. */
type TakeUploadRoom = (key: string, bytes: number) => () => void;

/** One upload of a person at a time, and of all people together no more bytes than a node has room for. */
function limitUploads(maxBytes: number): TakeUploadRoom {
  const acquireSlot = limitOpen(1, uploadRefusal);
  let used = 0;
  return (key, bytes) => {
    const leave = acquireSlot(key);
    if (used + bytes > maxBytes) {
      leave();
      throw new AppError('unavailable', { retryAfterSeconds: 5 });
    }
    used += bytes;
    return () => {
      used -= bytes;
      leave();
    };
  };
}

const uploadRefusal = {
  message: 'Another file of yours is still being read. Please wait until it’s done.',
  retryAfterSeconds: 5,
};

/** What one person may have going on a node at the same time. */
export interface Places {
  takeUploadRoom: TakeUploadRoom;
  downloadsAtOnce: AtOnce;
  /** For as long as an event stream is open. */
  openStream: AcquireSlot;
}

/** The page tries again by itself, so the person only reads this where many tabs stay open. */
const streamRefusal = {
  message: 'Progress is open in too many places. Please close a tab; this one will catch up.',
  retryAfterSeconds: 10,
};

export const createPlaces = (config: Config): Places => ({
  takeUploadRoom: limitUploads(config.UPLOAD_ROOM_MB * 1024 * 1024),
  downloadsAtOnce: limitAtOnce(config.DOWNLOADS_AT_ONCE),
  openStream: limitOpen(config.STREAMS_PER_PERSON, streamRefusal),
});
