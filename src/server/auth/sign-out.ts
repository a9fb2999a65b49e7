import type { AuthContext } from './auth-context.ts';
import { authenticate } from './authenticate.ts';
import { deleteAllSessions, deleteOtherSessions, deleteSession } from './session-store.ts';

export async function signOut(
  auth: AuthContext,
  authorization: string | undefined,
  scope: 'global' | 'local' | 'others',
): Promise<void> {
  const { user, session } = await authenticate(auth, authorization);
  const db = auth.database.shared;
  if (scope === 'local') await deleteSession(db, session.id);
  else if (scope === 'others') await deleteOtherSessions(db, user.id, session.id);
  else await deleteAllSessions(db, user.id);
}
