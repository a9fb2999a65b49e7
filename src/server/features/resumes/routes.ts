import { resumeEndpoints } from '#contract/resumes.ts';
import type { Feature } from '../../feature.ts';
import { downloadResume } from './download-resume.ts';
import { getResume } from './get-resume.ts';
import { readBackResume } from './read-back-resume.ts';
import { readResumes } from './resume-store.ts';

export const resumesFeature: Feature = {
  routes: (serve, parts) => {
    const { database, downloadsAtOnce } = parts;
    serve(resumeEndpoints.listResumes, ({ person }) => readResumes(database, person.userId));
    serve(resumeEndpoints.getResume, ({ person, params }) => getResume(database, person.userId, params.id));
    serve(resumeEndpoints.downloadResume, ({ person: { userId }, params: { id }, query: { format } }) =>
      downloadsAtOnce(userId, () => downloadResume(parts, userId, id, format)),
    );
    serve(resumeEndpoints.readBackResume, ({ person: { userId }, params: { id }, query: { format } }) =>
      downloadsAtOnce(userId, () => readBackResume(parts, userId, id, format)),
    );
  },
};
