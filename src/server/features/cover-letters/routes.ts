import { coverLetterEndpoints as endpoints } from '#contract/cover-letters.ts';
import type { Feature } from '../../feature.ts';
import { deleteCoverLetter } from './delete-cover-letter.ts';
import { downloadCoverLetter } from './download-cover-letter.ts';
import { duplicateCoverLetter } from './duplicate-cover-letter.ts';
import { getCoverLetter } from './get-cover-letter.ts';
import { listCoverLetters } from './list-cover-letters.ts';
import { restoreCoverLetter } from './restore-cover-letter.ts';
import { updateCoverLetter } from './update-cover-letter.ts';

export const coverLettersFeature: Feature = {
  routes: (serve, parts) => {
    const { database, downloadsAtOnce } = parts;
    serve(endpoints.listCoverLetters, ({ person, query }) =>
      listCoverLetters(database, person.userId, query),
    );
    serve(endpoints.getCoverLetter, ({ person, params }) =>
      getCoverLetter(database, person.userId, params.id),
    );
    serve(endpoints.updateCoverLetter, ({ person, params, body }) =>
      updateCoverLetter(database, person.userId, params.id, body),
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
