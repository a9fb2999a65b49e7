import type { CoverLetter, CoverLetterUpdate } from '#contract/cover-letters.ts';
import { AppError } from '../../app-error.ts';
import type { Database } from '../../database/database.ts';
import { checkTemplate } from '../../quota/check-template.ts';
import { changeCoverLetter } from './change-cover-letter.ts';

/** What the person changed by hand. It spends nothing, and is refused only where another device was first. */
export function updateCoverLetter(
  database: Database,
  userId: string,
  id: string,
  { revision, isOverwrite = false, ...patch }: CoverLetterUpdate,
): Promise<CoverLetter> {
  return changeCoverLetter(database, userId, id, async (letter, trx) => {
    if (letter.revision !== revision) throw new AppError('conflict');
    // Who dressed it in a Premium template keeps it so.
    if (patch.look === 'resume' && letter.look !== 'resume') {
      await checkTemplate(trx, userId, letter.head.templateId);
    }
    const isEdited = patch.content !== undefined && patch.content !== letter.content;
    return { patch, ...(isEdited && { reason: 'edited' as const, isOverwrite }) };
  });
}
