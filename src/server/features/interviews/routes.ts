import { interviewEndpoints as endpoints } from '#contract/interviews.ts';
import type { Feature } from '../../feature.ts';
import { answerWork, skipQuestion, startAnswer } from './answer-interview-question.ts';
import { getAskedQuestion, questionView, questionWork, startQuestion } from './ask-interview-question.ts';
import { createInterviewSession } from './create-interview-session.ts';
import { deleteInterviewSession } from './delete-interview-session.ts';
import { getInterviewAllowance } from './get-interview-allowance.ts';
import { getInterviewSession } from './get-interview-session.ts';
import { readSessions } from './interview-list-store.ts';
import { restoreInterviewSession } from './restore-interview-session.ts';
import { viewInterviewAnswer } from './view-interview-answer.ts';

export const interviewsFeature: Feature = {
  work: (parts) => [questionWork(parts), answerWork(parts)],
  routes: (serve, parts) => {
    const { database } = parts;
    serve(
      endpoints.createInterviewSession,
      ({ person, body, remember }) => createInterviewSession(parts, person.userId, body, remember),
      (userId, id) => getInterviewSession(database, userId, id),
    );
    serve(endpoints.listInterviewSessions, ({ person, query }) =>
      readSessions(database, person.userId, query),
    );
    serve(endpoints.getInterviewSession, ({ person, params }) =>
      getInterviewSession(database, person.userId, params.id),
    );
    serve(endpoints.deleteInterviewSession, ({ person, params }) =>
      deleteInterviewSession(database, person.userId, params.id),
    );
    serve(endpoints.restoreInterviewSession, ({ person, params }) =>
      restoreInterviewSession(parts, person.userId, params.id),
    );
    serve(endpoints.askInterviewQuestion, async ({ person, params, body, requestKey }) => {
      const { retryOf = null, followUpOf = null } = body ?? {};
      const asked = { sessionId: params.id, retryOf, followUpOf };
      const started = await startQuestion(parts, person, asked, requestKey);
      if ('open' in started) return { known: questionView(started.open) };
      return { ...started, view: (result) => getAskedQuestion(database, person.userId, result) };
    });
    serve(endpoints.answerInterviewQuestion, async ({ person, params, body, requestKey }) => ({
      ...(await startAnswer(parts, person, { sessionId: params.id, ...body }, requestKey)),
      view: () => getInterviewSession(database, person.userId, params.id),
    }));
    serve(endpoints.skipInterviewQuestion, ({ person, params, body }) =>
      skipQuestion(parts, person.userId, { sessionId: params.id, ...body }),
    );
    serve(endpoints.viewInterviewAnswer, ({ person, params, body }) =>
      viewInterviewAnswer(parts, person.userId, { sessionId: params.id, ...body }),
    );
    serve(endpoints.getInterviewAllowance, ({ person }) => getInterviewAllowance(parts, person.userId));
  },
};
