import { AppError } from '../app-error.ts';
import type { Database } from '../database/database.ts';
import { readWorkNews, type WorkNews } from './work-event-store.ts';
import type { WorkSignals, WorkWatch } from './work-signals.ts';
import { isFinished } from './work-store.ts';

export interface WorkFeeds {
  /**
   * The news of a piece of work after `afterSeq`, as they come, until it ends or `signal` aborts; 'quiet' when there
   * have been none for a while. However many follow, the table is read once for all of them.
   */
  follow(
    work: { id: string; userId: string },
    afterSeq: number,
    signal: AbortSignal,
  ): AsyncGenerator<WorkNews | 'quiet', void, void>;
}

interface Feed {
  news: WorkNews[];
  hasEnded: boolean;
  followers: number;
  /** Settles when the table was read again; rejects when it could not be. */
  nextLook: Promise<void>;
  watch: WorkWatch;
}

const quietAfterMs = 15_000;

export function createWorkFeeds({
  database,
  signals,
}: {
  database: Database;
  signals: WorkSignals;
}): WorkFeeds {
  const feeds = new Map<string, Feed>();

  /** Kept as long as somebody follows. Who comes later gets what was read before, too. */
  const join = (key: string, work: { id: string; userId: string }): Feed => {
    const feed = feeds.get(key) ?? openFeed(database, signals.watch(work.id), work);
    feeds.set(key, feed);
    feed.followers += 1;
    return feed;
  };
  const leave = (key: string, feed: Feed) => {
    feed.followers -= 1;
    if (feed.followers > 0) return;
    if (feeds.get(key) === feed) feeds.delete(key);
    feed.watch.stop();
  };

  return {
    async *follow(work, afterSeq, signal) {
      const key = `${work.userId} ${work.id}`;
      const feed = join(key, work);
      try {
        let at = 0;
        let looks = 0;
        while (!signal.aborted) {
          const { nextLook } = feed;
          const unread = feed.news.slice(at).filter(({ seq }) => seq > afterSeq);
          at = feed.news.length;
          for (const news of unread) {
            yield news;
            if (isFinished(news.event)) return;
          }
          if (feed.hasEnded) return;
          if (looks > 0 && unread.length === 0) yield 'quiet';
          await unlessAborted(nextLook, signal);
          looks += 1;
        }
      } catch (error) {
        // Whoever comes next starts anew.
        if (feeds.get(key) === feed) feeds.delete(key);
        throw error;
      } finally {
        leave(key, feed);
      }
    },
  };
}

/** Reads the news at once and after every signal, until the work has ended or nobody follows anymore. */
function openFeed(database: Database, watch: WorkWatch, work: { id: string; userId: string }): Feed {
  const look = async () => {
    const found = await readWorkNews(database, work.userId, work.id, feed.news.at(-1)?.seq ?? 0);
    if (!found) throw new AppError('not_found');
    feed.news.push(...found.news);
    feed.hasEnded = isFinished(found);
  };
  const lookOn = async () => {
    await look();
    if (feed.hasEnded) return;
    feed.nextLook = quietly(
      watch.changed(quietAfterMs).then(async () => {
        if (feed.followers > 0) await lookOn();
      }),
    );
  };
  const feed: Feed = { news: [], hasEnded: false, followers: 0, nextLook: Promise.resolve(), watch };
  feed.nextLook = quietly(lookOn());
  return feed;
}

/** A failure is told to those who wait for it; it isn't one of the process when nobody does. */
function quietly(look: Promise<void>): Promise<void> {
  look.catch(() => undefined);
  return look;
}

async function unlessAborted(look: Promise<void>, signal: AbortSignal): Promise<void> {
  const { promise: aborted, resolve } = Promise.withResolvers<void>();
  const end = () => resolve();
  signal.addEventListener('abort', end, { once: true });
  try {
    if (!signal.aborted) await Promise.race([look, aborted]);
  } finally {
    signal.removeEventListener('abort', end);
  }
}
