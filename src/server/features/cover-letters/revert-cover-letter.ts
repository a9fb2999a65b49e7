import type { CoverLetter } from '#contract/cover-letters.ts';
import type { ProseOffer } from '#domain/claims/prose/prose.ts';
import { AppError } from '../../app-error.ts';
import type { Database } from '../../database/database.ts';
import { changeCoverLetter } from './change-cover-letter.ts';
import { findLetterVersion } from './letter-version-store.ts';

/** Goes back to an earlier state; the present one is kept as a version. What was refused meanwhile stays refused. */
export function revertCoverLetter(
  database: Database,
  userId: string,
  id: string,
  number: number,
): Promise<CoverLetter> {
  return changeCoverLetter(database, userId, id, async (letter, trx) => {
    const version = await findLetterVersion(trx, userId, id, number);
    if (!version) throw new AppError('not_found', { message: 'This version is not there.' });
    const refused = letter.offers.filter(({ answer }) => answer === 'no');
    const offers = version.offers.map((offer): ProseOffer => refused.find(isSame(offer)) ?? offer);
    return { patch: { ...version, offers }, reason: 'reverted' };
  });
}

const isSame =
  ({ id }: ProseOffer) =>
  (other: ProseOffer) =>
    other.id === id;
