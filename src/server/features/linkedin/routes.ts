import { linkedinEndpoints as endpoints } from '#contract/linkedin.ts';
import type { Feature } from '../../feature.ts';
import { answerLinkedin } from './answer-linkedin.ts';
import { importLinkedin } from './import-linkedin.ts';
import { readLinkedin } from './linkedin-store.ts';
import { linkedinWork, startLinkedin } from './optimize-linkedin.ts';

export const linkedinFeature: Feature = {
  work: (parts) => [linkedinWork(parts)],
  routes: (serve, parts) => {
    const { database, importer } = parts;
    serve(endpoints.optimizeLinkedin, ({ person, body, requestKey }) =>
      startLinkedin(parts, person, body, requestKey),
    );
    serve(endpoints.getLinkedin, ({ person }) => readLinkedin(database, person.userId));
    serve(endpoints.answerLinkedin, ({ person, body }) => answerLinkedin(database, person.userId, body));
    serve(endpoints.importLinkedin, ({ upload }) => importLinkedin(importer, upload));
  },
};
