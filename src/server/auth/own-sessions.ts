import type { Kysely } from 'kysely';
import type { Session } from '#contract/account.ts';
import type { Schema } from '../database/schema.ts';
import { endSession, listLiveSessions } from './session-store.ts';

/** What a person sees of where they're signed in. */
export interface OwnSessions {
  list(userId: string, currentId: string): Promise<Session[]>;
  /** False where this person has no such session. */
  end(userId: string, id: string): Promise<boolean>;
}

export const createOwnSessions = (db: Kysely<Schema>): OwnSessions => ({
  list: async (userId, currentId) => {
    const rows = await listLiveSessions(db, userId);
    return rows
      .map((row) => ({
        id: row.id,
        userAgent: row.user_agent,
        createdAt: row.created_at.toISOString(),
        lastActiveAt: row.refreshed_at.toISOString(),
        isCurrent: row.id === currentId,
      }))
      .toSorted((one, other) => Number(other.isCurrent) - Number(one.isCurrent));
  },
  end: (userId, id) => endSession(db, userId, id),
});
