import { cleanText } from '#domain/language/readable-text.ts';
import { type ResumeOffer, withOfferAnswer } from '#domain/resume/offer-changes.ts';
import { AppError } from '../../app-error.ts';
import { changeResume } from './change-resume.ts';
import { keepConfirmation } from './confirmation-store.ts';
import { contentPatch, type EditParts, scoringOf } from './resume-content.ts';
import { dataOf, type StoredResume } from './resume-store.ts';

interface Answer {
  offerId: string;
  answer: ResumeOffer['answer'];
  words: string;
}

/**
 * The person says whether an offered line is true. A yes puts it in, as it was offered or as they wrote it, and is
 * evidence for this resume and this job; a no is lasting. Null takes the answer back.
 */
export function answerOffer(
  { database, engine }: EditParts,
  userId: string,
  id: string,
  { offerId, answer, words: given }: Answer,
): Promise<StoredResume> {
  return changeResume(database, userId, id, async (resume) => {
    const asked = resume.offers.find((one) => one.id === offerId);
    const data = dataOf(resume);
    if (!asked || !data) throw new AppError('not_found', { message: 'This suggestion is not there.' });
    const words = answer === 'yes' ? ownWords(given, asked) : '';
    if (asked.answer === answer && asked.words === words) return undefined;
    const answeredAt = answer && new Date().toISOString();
    const after = withOfferAnswer({ ...resume, data }, asked, { answer, words, answeredAt });
    const claim = { about: 'line', job: jobOf(resume, asked), claim: asked.proposed } as const;
    return {
      patch: {
        ...(await contentPatch(engine, after.data, scoringOf(resume))),
        changes: after.changes,
        offers: resume.offers.map((one) => (one === asked ? after.offer : one)),
      },
      reason: 'decided',
      alongside: (trx) => keepConfirmation(trx, userId, id, { ...claim, answer, words }),
    };
  });
}

/** The offered line sent back as it is, is a plain yes. */
function ownWords(given: string, { proposed }: ResumeOffer): string {
  const words = cleanText(given);
  return words === proposed ? '' : words;
}

/** The employer as it was read; a summary speaks of no job in particular. */
export function jobOf(
  { parsedData }: Pick<StoredResume, 'parsedData'>,
  { path }: Pick<ResumeOffer, 'path'>,
): string {
  const [section, index] = path.split('.');
  return section === 'experience' ? (parsedData?.experience[Number(index)]?.company ?? '') : '';
}
