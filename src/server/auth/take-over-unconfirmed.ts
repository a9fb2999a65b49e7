import type { Trx } from '../database/database.ts';
import { dropLinks } from './link-store.ts';
import { deleteAllSessions } from './session-store.ts';
import type { UserMetadata } from './user-metadata.ts';
import { confirmEmail, removeIdentity, setMetadata, setPassword, type UserRow } from './user-store.ts';

/**
 * Somebody signed up with this address and never proved it to be theirs; now its owner comes by Google.
 * Whatever the first one left behind (password, links, name) must not open the owner's account.
 */
export async function takeOverUnconfirmed(trx: Trx, user: UserRow, metadata: UserMetadata): Promise<void> {
  await setPassword(trx, user.id, null);
  await removeIdentity(trx, user.id, 'email');
  await dropLinks(trx, user.id);
  await deleteAllSessions(trx, user.id);
  await setMetadata(trx, user.id, metadata);
  await confirmEmail(trx, user.id);
}
