import { AppError } from '../../app-error.ts';
import type { Trx } from '../../database/database.ts';

export interface Confirmation {
  claim: string;
  answer: 'yes' | 'no';
  words: string;
}

export const findConfirmations = (trx: Trx, userId: string): Promise<Confirmation[]> =>
  trx
    .selectFrom('confirmations')
    .select(['claim', 'answer', 'words'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('claim_key')
    .execute();

/** Every optimize reads all of them. */
const mostConfirmations = 500;

/** One answer a claim, however it is written; null takes it back. */
export async function keepConfirmation(
  trx: Trx,
  userId: string,
  { claim, answer, words }: Omit<Confirmation, 'answer'> & { answer: Confirmation['answer'] | null },
): Promise<void> {
  const key = claimKey(claim);
  if (answer === null) {
    await trx
      .deleteFrom('confirmations')
      .where('user_id', '=', userId)
      .where('claim_key', '=', key)
      .execute();
    return;
  }
  await trx
    .insertInto('confirmations')
    .values({ user_id: userId, claim_key: key, claim, answer, words })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'claim_key']).doUpdateSet({ claim, answer, words }),
    )
    .execute();
  const { count } = await trx
    .selectFrom('confirmations')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  if (Number(count) > mostConfirmations) throw new AppError('invalid_request', { message: tooMany });
}

const tooMany = `You have answered ${mostConfirmations} questions, which is as many as can be kept. Take one back to answer another.`;

const claimKey = (claim: string) =>
  claim.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim().slice(0, 400);
