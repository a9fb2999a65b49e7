import type { CoverLetter } from '#contract/cover-letters.ts';
import type { Database } from '../../database/database.ts';

const oneRead = {
  name: 'cover-letter-one',
  select: `select l.id, l.resume_id as "resumeId", l.content, l.created_at as "createdAt"
    from cover_letters l where l.user_id = who.id and l.id = $2::uuid`,
};

type Row = Omit<CoverLetter, 'createdAt'> & { createdAt: Date };

export async function readCoverLetter(
  database: Database,
  userId: string,
  id: string,
): Promise<CoverLetter | undefined> {
  const [row] = await database.readAsUser<Row>(oneRead, userId, id);
  return row && { ...row, createdAt: row.createdAt.toISOString() };
}
