import type { CoverLetter } from '#contract/cover-letters.ts';
import type { ProseOffer } from '#domain/claims/prose/prose.ts';
import { cleanText } from '#domain/language/readable-text.ts';
import { placeOf, withLetterAnswer } from '#domain/letter/letter-changes.ts';
import { maxLetterLength } from '#domain/letter/letter-limits.ts';
import { AppError } from '../../app-error.ts';
import type { Database } from '../../database/database.ts';
import { keepConfirmation } from '../resumes/confirmation-store.ts';
import { changeCoverLetter } from './change-cover-letter.ts';

interface Answer {
  offerId: string;
  answer: ProseOffer['answer'];
  words: string;
}

/**
 * The person says whether an offered sentence is true. A yes puts it in, as it was offered or as they wrote it, and is
 * evidence for everything that is written from this resume; a no is lasting. Null takes the answer back.
 */
export function answerLetterOffer(
  database: Database,
  userId: string,
  id: string,
  { offerId, answer, words: given }: Answer,
): Promise<CoverLetter> {
  return changeCoverLetter(database, userId, id, async (letter, trx) => {
    const asked = letter.offers.find((one) => one.id === offerId);
    if (!asked) throw new AppError('not_found', { message: 'This suggestion is not there.' });
    const words = answer === 'yes' ? ownWords(given, asked) : '';
    if (asked.answer === answer && asked.words === words) return undefined;
    const answeredAt = answer && new Date().toISOString();
    const { offer, content, sentences } = withLetterAnswer(letter, asked, { answer, words, answeredAt });
    if (content.length > maxLetterLength) throw new AppError('invalid_request', { message: tooLong });
    const claim = { about: 'line', job: placeOf(asked), claim: asked.text, answer, words } as const;
    await keepConfirmation(trx, userId, letter.resumeId, claim);
    const offers = letter.offers.map((one) => (one === asked ? offer : one));
    return { patch: { content, sentences, offers }, reason: 'answered' };
  });
}

const tooLong = 'This letter is longer than can be kept.';

/** The offered sentence sent back as it is, is a plain yes. */
function ownWords(given: string, { text }: ProseOffer): string {
  const words = cleanText(given);
  return words === text ? '' : words;
}
