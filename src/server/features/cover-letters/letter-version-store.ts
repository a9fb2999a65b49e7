import { sql } from 'kysely';
import type { CoverLetter, CoverLetterVersion } from '#contract/cover-letters.ts';
import type { Trx } from '../../database/database.ts';
import { keepVersionIn, type VersionRows } from '../../versions/keep-version.ts';

/** An earlier state, all that is needed to go back to it. Title and look are not part of it. */
export type LetterContent = Pick<CoverLetter, 'content' | 'sentences' | 'offers' | 'writer' | 'notices'>;

export interface LetterVersion {
  reason: CoverLetterVersion['reason'];
  content: LetterContent;
}

/** The caller holds the letter's row. */
export const keepLetterVersion = (
  trx: Trx,
  userId: string,
  letterId: string,
  made: LetterVersion,
  { before, isOverwrite = false }: { before?: LetterVersion; isOverwrite?: boolean | undefined } = {},
): Promise<void> =>
  keepVersionIn(rowsOf(trx, userId, letterId), {
    made,
    before,
    stretches: isOverwrite ? [] : ['edited', 'answered'],
  });

function rowsOf(trx: Trx, userId: string, letterId: string): VersionRows<LetterVersion> {
  return {
    findNewest: () =>
      trx
        .selectFrom('cover_letter_versions')
        .select(['number', 'reason', sql<boolean>`created_at > now() - interval '5 minutes'`.as('isRecent')])
        .where('user_id', '=', userId)
        .where('letter_id', '=', letterId)
        .orderBy('number', 'desc')
        .limit(1)
        .executeTakeFirst(),
    insert: async (number, { reason, content }) => {
      const values = { number, reason, content: JSON.stringify(content) };
      await trx
        .insertInto('cover_letter_versions')
        .values({ user_id: userId, letter_id: letterId, ...values })
        .execute();
    },
    replace: async (number, { content }) => {
      await trx
        .updateTable('cover_letter_versions')
        .set({ content: JSON.stringify(content) })
        .where('user_id', '=', userId)
        .where('letter_id', '=', letterId)
        .where('number', '=', number)
        .execute();
    },
    forget: async (number) => {
      await trx
        .deleteFrom('cover_letter_versions')
        .where('user_id', '=', userId)
        .where('letter_id', '=', letterId)
        .where('number', '<=', number)
        .execute();
    },
  };
}

/** The newest is the present state, so that it is not among the earlier ones. */
export async function findLetterVersions(
  trx: Trx,
  userId: string,
  letterId: string,
): Promise<CoverLetterVersion[]> {
  const rows = await trx
    .selectFrom('cover_letter_versions')
    .select(['number', 'reason', 'created_at'])
    .where('user_id', '=', userId)
    .where('letter_id', '=', letterId)
    .orderBy('number', 'desc')
    .offset(1)
    .execute();
  return rows.map(({ created_at, ...row }) => ({ ...row, createdAt: created_at.toISOString() }));
}

export async function findLetterVersion(
  trx: Trx,
  userId: string,
  letterId: string,
  number: number,
): Promise<LetterContent | undefined> {
  const row = await trx
    .selectFrom('cover_letter_versions')
    .select('content')
    .where('user_id', '=', userId)
    .where('letter_id', '=', letterId)
    // A number that no version can have is looked for and not found, where a plain integer would be refused.
    .where(sql<boolean>`number = ${number}::bigint`)
    .executeTakeFirst();
  return row?.content as LetterContent | undefined;
}
