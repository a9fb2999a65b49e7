import type { UserStatus } from '#contract/user.ts';
import type { Database } from '../../database/database.ts';

/** Derived, never stored: Premium from entitlements, counts from uses that were really spent. */
const statusRead = {
  name: 'user-status',
  select: `select
      is_premium(who.id) as "isPremium",
      (select count(*)::int from uses u where u.user_id = who.id and u.feature = 'resume' and u.state = 'settled') as "resumeCount",
      (select count(*)::int from uses u where u.user_id = who.id and u.feature = 'coverLetter' and u.state = 'settled') as "coverLetterCount"`,
};

export async function readUserStatus(database: Database, userId: string): Promise<UserStatus> {
  const [status] = await database.readAsUser<UserStatus>(statusRead, userId);
  if (!status) throw new Error('The status read gave no row.');
  return status;
}
