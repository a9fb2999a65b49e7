import type { CoverLetter } from '#contract/cover-letters.ts';
import type { Database, Trx } from '../../database/database.ts';
import { findCoverLetter, type LetterPatch, writeCoverLetter } from './cover-letter-store.ts';
import { found } from './get-cover-letter.ts';
import { keepLetterVersion, type LetterContent, type LetterVersion } from './letter-version-store.ts';

interface LetterChange {
  patch: LetterPatch;
  /** Given where the words change: what is made of them is kept as a version. */
  reason?: LetterVersion['reason'];
  /** What was there stays a version, though it was written a moment ago. */
  isOverwrite?: boolean;
}

/** One change at a time upon the newest state; where there is none to make, the letter as it is. */
export function changeCoverLetter(
  database: Database,
  userId: string,
  id: string,
  workOut: (letter: CoverLetter, trx: Trx) => Promise<LetterChange | undefined>,
): Promise<CoverLetter> {
  return database.asUser(userId, async (trx) => {
    const letter = found(await findCoverLetter(trx, userId, id, { hold: true }));
    const change = await workOut(letter, trx);
    if (!change) return letter;
    await writeCoverLetter(trx, userId, letter, change.patch);
    const written = found(await findCoverLetter(trx, userId, id));
    if (change.reason) {
      const made = { reason: change.reason, content: contentOf(written) };
      const before = { reason: 'generated' as const, content: contentOf(letter) };
      await keepLetterVersion(trx, userId, id, made, { before, isOverwrite: change.isOverwrite });
    }
    return written;
  });
}

const contentOf = ({ content, sentences, offers, writer, notices }: LetterContent): LetterContent => ({
  content,
  sentences,
  offers,
  writer,
  notices,
});
