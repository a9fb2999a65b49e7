import { coverLetterEndpoints as endpoints } from '#contract/cover-letters.ts';
import type { Feature } from '../../feature.ts';
import { answerLetterOffer } from './answer-letter-offer.ts';
import { deleteCoverLetter } from './delete-cover-letter.ts';
import { downloadCoverLetter } from './download-cover-letter.ts';
import { duplicateCoverLetter } from './duplicate-cover-letter.ts';
import { type GeneratedLetter, letterWork, startLetter } from './generate-cover-letter.ts';
import { getCoverLetter } from './get-cover-letter.ts';
import { listCoverLetterVersions } from './list-cover-letter-versions.ts';
import { listCoverLetters } from './list-cover-letters.ts';
import { restoreCoverLetter } from './restore-cover-letter.ts';
import { revertCoverLetter } from './revert-cover-letter.ts';
import { updateCoverLetter } from './update-cover-letter.ts';

export const coverLettersFeature: Feature = {
  work: (parts) => [letterWork(parts)],
  routes: (serve, parts) => {
    const { database, downloadsAtOnce } = parts;
    serve(endpoints.listCoverLetters, ({ person, query }) =>
      listCoverLetters(database, person.userId, query),
    );
    serve(endpoints.getCoverLetter, ({ person, params }) =>
      getCoverLetter(database, person.userId, params.id),
    );
    serve(endpoints.generateCoverLetter, async ({ person, body, requestKey }) => ({
      ...(await startLetter(parts, person, body, requestKey)),
      view: (result) => getCoverLetter(database, person.userId, (result as GeneratedLetter).letterId),
    }));
    serve(endpoints.updateCoverLetter, ({ person, params, body }) =>
      updateCoverLetter(database, person.userId, params.id, body),
    );
    serve(endpoints.listCoverLetterVersions, ({ person, params }) =>
      listCoverLetterVersions(database, person.userId, params.id),
    );
    serve(endpoints.answerLetterOffer, ({ person, params, body }) =>
      answerLetterOffer(database, person.userId, params.id, body),
    );
    serve(endpoints.revertCoverLetter, ({ person, params, body }) =>
      revertCoverLetter(database, person.userId, params.id, body.number),
    );
    serve(
      endpoints.duplicateCoverLetter,
      ({ person, params, remember }) => duplicateCoverLetter(parts, person.userId, params.id, remember),
      (userId, id) => getCoverLetter(database, userId, id),
    );
    serve(endpoints.deleteCoverLetter, ({ person, params }) =>
      deleteCoverLetter(database, person.userId, params.id),
    );
    serve(endpoints.restoreCoverLetter, ({ person, params }) =>
      restoreCoverLetter(parts, person.userId, params.id),
    );
    serve(endpoints.downloadCoverLetter, ({ person: { userId }, params: { id }, query: { format } }) =>
      downloadsAtOnce(userId, () => downloadCoverLetter(parts, userId, id, format)),
    );
  },
};
