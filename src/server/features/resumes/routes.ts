import { resumeReadingEndpoints } from '#contract/resume-reading.ts';
import { resumeEndpoints as endpoints } from '#contract/resumes.ts';
import type { Feature } from '../../feature.ts';
import { callerGone } from '../../http/caller-gone.ts';
import type { Parts } from '../../parts.ts';
import { answerOffer } from './answer-offer.ts';
import { answerQuestion } from './answer-question.ts';
import { createResume } from './create-resume.ts';
import { decideChanges } from './decide-changes.ts';
import { deleteResume } from './delete-resume.ts';
import { downloadResume } from './download-resume.ts';
import { duplicateResume } from './duplicate-resume.ts';
import { getResume } from './get-resume.ts';
import { importResume } from './import-resume.ts';
import { listResumeVersions } from './list-resume-versions.ts';
import { optimizeWork, startOptimize } from './optimize-resume.ts';
import { readBackResume } from './read-back-resume.ts';
import { readForPerson } from './read-resume-text.ts';
import { restoreResume } from './restore-resume.ts';
import type { EditParts } from './resume-content.ts';
import { readResumes } from './resume-store.ts';
import { revertResume } from './revert-resume.ts';
import { reviewResumes } from './review-resume.ts';
import { sampleResume } from './sample-resume.ts';
import { settleField } from './settle-field.ts';
import { updateResume } from './update-resume.ts';
import { startWording, wordingWork } from './word-answers.ts';

export const resumesFeature: Feature = {
  work: (parts) => [optimizeWork(parts), wordingWork(parts)],
  routes: (serve, parts) => {
    serveReads(serve, parts);
    serveWrites(serve, parts);
    serveFiles(serve, parts);
    // Visitors have their turn together, as one person would.
    const sample = sampleResume(parts.engine.for({ userId: 'visitors' }));
    serve(endpoints.sampleResume, ({ body }) => sample(body.rejected));
  },
};

const serveReads: Feature['routes'] = (serve, parts) => {
  const { database } = parts;
  serve(endpoints.listResumes, ({ person, query }) => readResumes(database, person.userId, query));
  serve(endpoints.getResume, ({ person, params }) => getResume(database, person.userId, params.id));
  const review = reviewResumes(parts);
  serve(endpoints.reviewResume, ({ person, params, reply }) =>
    review(person.userId, params.id, callerGone(reply)),
  );
  serve(resumeReadingEndpoints.readResumeText, ({ person: { userId }, body, reply }) =>
    readForPerson(parts, { userId, signal: callerGone(reply) }, body.originalContent),
  );
  serve(endpoints.listResumeVersions, ({ person, params }) =>
    listResumeVersions(database, person.userId, params.id),
  );
};

/** What was sent is saved, also if its sender has left since: a closed page must not lose the last edit. */
const editParts = ({ database, engine }: Parts, userId: string): EditParts => ({
  database,
  engine: engine.for({ userId }),
});

const serveWrites: Feature['routes'] = (serve, parts) => {
  const { database } = parts;
  const again = (userId: string, id: string) => getResume(database, userId, id);
  serve(
    endpoints.createResume,
    ({ person, body, remember }) => createResume(parts, person.userId, body, remember),
    again,
  );
  serve(endpoints.optimizeResume, async ({ person, params: { id }, requestKey }) => ({
    ...(await startOptimize(parts, person, id, requestKey)),
    view: () => getResume(database, person.userId, id),
  }));
  serve(endpoints.updateResume, ({ person: { userId }, params, body }) =>
    updateResume(editParts(parts, userId), userId, params.id, body),
  );
  serve(endpoints.decideChanges, ({ person: { userId }, params, body }) =>
    decideChanges(editParts(parts, userId), userId, params.id, body.decisions),
  );
  serve(endpoints.answerQuestion, ({ person: { userId }, params, body }) =>
    answerQuestion(editParts(parts, userId), userId, params.id, body),
  );
  serve(endpoints.wordAnswers, async ({ person, params: { id }, requestKey }) => ({
    ...(await startWording(parts, person, id, requestKey)),
    view: () => again(person.userId, id),
  }));
  serve(endpoints.answerOffer, ({ person: { userId }, params, body }) =>
    answerOffer(editParts(parts, userId), userId, params.id, body),
  );
  serve(endpoints.settleField, ({ person, params, body }) =>
    settleField(database, person.userId, params.id, body),
  );
  serve(endpoints.revertResume, ({ person: { userId }, params, body }) =>
    revertResume(editParts(parts, userId), userId, params.id, body.number),
  );
  serve(
    endpoints.duplicateResume,
    ({ person, params, remember }) => duplicateResume(parts, person.userId, params.id, remember),
    again,
  );
  serve(endpoints.deleteResume, ({ person, params }) => deleteResume(parts, person.userId, params.id));
  serve(endpoints.restoreResume, ({ person, params }) => restoreResume(parts, person.userId, params.id));
};

const serveFiles: Feature['routes'] = (serve, parts) => {
  const { downloadsAtOnce, importer } = parts;
  serve(endpoints.importResume, ({ upload }) => importResume(importer, upload));
  serve(endpoints.downloadResume, ({ person: { userId }, params: { id }, query: { format } }) =>
    downloadsAtOnce(userId, () => downloadResume(parts, userId, id, format)),
  );
  serve(endpoints.readBackResume, ({ person: { userId }, params: { id }, query: { format } }) =>
    downloadsAtOnce(userId, () => readBackResume(parts, userId, id, format)),
  );
};
