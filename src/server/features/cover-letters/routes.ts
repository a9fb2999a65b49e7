import { coverLetterEndpoints } from '#contract/cover-letters.ts';
import type { Feature } from '../../feature.ts';
import { downloadCoverLetter } from './download-cover-letter.ts';
import { getCoverLetter } from './get-cover-letter.ts';

export const coverLettersFeature: Feature = {
  routes: (serve, parts) => {
    const { database, downloadsAtOnce } = parts;
    serve(coverLetterEndpoints.getCoverLetter, ({ person, params }) =>
      getCoverLetter(database, person.userId, params.id),
    );
    serve(
      coverLetterEndpoints.downloadCoverLetter,
      ({ person: { userId }, params: { id }, query: { format } }) =>
        downloadsAtOnce(userId, () => downloadCoverLetter(parts, userId, id, format)),
    );
  },
};
