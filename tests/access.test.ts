import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { contract } from '#contract/contract.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { fillPath } from '#contract/fill-path.ts';
import { dataHeaders } from '#server/http/headers.ts';
import { interviewSteps } from './support/interview-steps.ts';
import { jobSearchSteps } from './support/job-search-steps.ts';
import { noteEndpoints } from './support/notes/notes-contract.ts';
import { startTestApp } from './support/test-app.ts';
import { runSql } from './support/test-database.ts';

/** The short list of what a visitor may call. Everything else needs a session or a signature. */
const publicEndpoints = [
  'getOpenApi',
  'signUp',
  'recoverPassword',
  'resendConfirmation',
  'getAuthUser',
  'updateAuthUser',
  'createToken',
  'redeemLink',
  'followLink',
  'signOut',
  'authorize',
  'finishAuthorize',
  'getSigningKeys',
  'getAuthSettings',
  'getAuthHealth',
  'sampleResume',
];

/** Endpoints of the sign-in protocol that check the token themselves and answer in its words. */
const tokenInProtocol = ['getAuthUser', 'updateAuthUser', 'signOut'];

/** A body that passes validation, so that a refusal is about the caller and not about the content. */
const bodies: Record<string, unknown> = {
  createNote: { text: 'x' },
  updateNote: { text: 'x' },
  shoutNote: {},
  createResume: { originalContent: 'x' },
  readResumeText: { originalContent: 'x' },
  updateResume: { revision: 1, title: 'x' },
  decideChanges: { decisions: [{ changeId: 'summary', state: 'kept' }] },
  answerQuestion: { questionId: 'q', answer: 'yes' },
  answerOffer: { offerId: 'o', answer: 'yes' },
  settleField: { path: 'summary', isSettled: true },
  revertResume: { number: 1 },
  sampleResume: {},
  askForHelp: { message: 'x' },
  updateCoverLetter: { revision: 1, title: 'x' },
  revertCoverLetter: { number: 1 },
  answerLetterOffer: { offerId: 'o', answer: 'yes' },
  generateCoverLetter: { resumeId: '00000000-0000-4000-8000-000000000000', jobPosting: 'x' },
  createInterviewSession: { jobTitle: 'x' },
  answerInterviewQuestion: { question: 'x', answer: 'x' },
  skipInterviewQuestion: { question: 'x' },
  viewInterviewAnswer: { index: 0, ticked: [], isKept: true },
  searchJobs: { jobTitle: 'x', jobType: ['FULLTIME'] },
  updateJobMatch: { isLiked: true },
  confirmSubscription: { paymentIntentId: 'pi_1234567890' },
  confirmWithdrawal: { withdrawalId: '00000000-0000-4000-8000-000000000000' },
};

/** What an endpoint needs in its address to get as far as the caller. Text is made without a browser. */
const queries: Record<string, string> = {
  downloadResume: '?format=txt',
  readBackResume: '?format=docx',
  downloadCoverLetter: '?format=txt',
};

describe('who may call what', async () => {
  const app = await startTestApp();
  const all: Record<string, Endpoint> = { ...contract, ...noteEndpoints };
  const names = Object.keys(all);
  const victim = await app.createPerson({ email: 'victim-canary@example.com' });
  const { id: noteId } = (await (
    await victim.call('POST', '/api/notes', { body: { text: 'victim-canary-text' } })
  ).json()) as { id: string };
  const { workId } = (await (
    await victim.call('POST', `/api/notes/${noteId}/shout`, {
      body: {},
      headers: { prefer: 'respond-async' },
    })
  ).json()) as { workId: string };
  const resumeId = await app.createResume(victim, {
    title: 'victim-canary-title',
    originalContent: 'victim-canary-content',
  });
  const letterId = await app.createCoverLetter(victim, { resumeId, content: 'victim-canary-letter' });
  const interviewId = await interviewSteps(victim).practiced({ jobTitle: 'victim-canary-job' });
  const searchId = (await jobSearchSteps(victim).search({ jobTitle: 'victim-canary-job' })).search.id;
  const matchId = await app.createJobMatch(victim, { searchId, company: 'victim-canary-company' });
  const { id: exportId } = (await (await victim.call('POST', '/api/exports')).json()) as { id: string };
  const ids = {
    work: workId,
    exports: exportId,
    sessions: victim.sessionId,
    resumes: resumeId,
    'cover-letters': letterId,
    'interview-sessions': interviewId,
    'job-searches': searchId,
    'job-matches': matchId,
    notes: noteId,
  };
  const idFor = (path: string) => ids[path.split('/')[2] as keyof typeof ids];
  const pathOf = (name: string, endpoint: Endpoint, id: string) =>
    fillPath(endpoint.path, { id }) + (queries[name] ?? '');

  const send = (name: string, person: Pick<typeof victim, 'call'> | typeof app) => {
    const endpoint = all[name] as Endpoint;
    const body = bodies[name];
    return person.call(
      endpoint.method,
      pathOf(name, endpoint, idFor(endpoint.path)),
      body === undefined ? {} : { body },
    );
  };

  it('serves every endpoint of the contract, and nothing that is not in it', () => {
    const served = (app.app?.endpoints ?? []).map(({ method, path }) => `${method} ${path}`).toSorted();
    expect(served).toEqual(
      Object.values(all)
        .map(({ method, path }) => `${method} ${path}`)
        .toSorted(),
    );
  });

  it.each(names)('%s: is public by name, signed, or refuses a visitor', async (name) => {
    const endpoint = all[name] as Endpoint;
    expect(endpoint.checksToken ?? false).toBe(tokenInProtocol.includes(name));
    if (endpoint.caller === 'public') {
      expect(publicEndpoints).toContain(name);
      if (!tokenInProtocol.includes(name)) return;
    }
    const answer = await send(name, app);
    expect(answer.status).toBe(endpoint.caller === 'signed-webhook' ? 400 : 401);
  });

  const ofUsers = names.filter((name) => all[name]?.caller === 'user');

  it.each(ofUsers)(
    '%s: refuses tokens that are forged, expired, ended or of a deleted person',
    async (name) => {
      const ended = await app.createPerson();
      await runSql(app.ownerUrl, 'delete from auth.sessions where id = $1', [ended.sessionId]);
      const deleted = await app.createPerson();
      await runSql(app.ownerUrl, 'update users set deleted_at = now() where id = $1', [deleted.userId]);
      const expired = await app.createPerson({ tokenSeconds: -120 });
      const forged = { call: app.callWith(`${victim.token.slice(0, -8)}AAAAAAAA`) };
      for (const caller of [ended, deleted, expired, forged])
        expect((await send(name, caller)).status).toBe(401);
    },
  );

  const withId = names.filter((name) => all[name]?.path.includes(':id'));

  it.each(withId)(
    '%s: answers 404 to another free and another Premium person, without a word of the owner’s',
    async (name) => {
      for (const premium of [false, true]) {
        const other = await app.createPerson({ premium });
        const answer = await send(name, other);
        expect(answer.status).toBe(404);
        expect(await answer.text()).not.toMatch(/victim-canary/);
      }
    },
  );

  it.each(withId)('%s: answers 404 for an id that nobody has', async (name) => {
    const endpoint = all[name] as Endpoint;
    const body = bodies[name];
    const answer = await victim.call(
      endpoint.method,
      pathOf(name, endpoint, randomUUID()),
      body === undefined ? {} : { body },
    );
    expect(answer.status).toBe(404);
  });

  it.each(names)('%s: carries the safe headers, errors included', async (name) => {
    for (const caller of [victim, app]) {
      // Deleting would take the row away from the others; its refusal is looked at above.
      if (
        ['deleteNote', 'deleteResume', 'deleteCoverLetter', 'deleteInterviewSession', 'endSession'].includes(
          name,
        ) &&
        caller === victim
      )
        continue;
      const answer = await send(name, caller);
      for (const [header, value] of Object.entries(dataHeaders)) {
        if (header === 'cache-control' && name === 'getSigningKeys') continue;
        expect([header, answer.headers.get(header)]).toEqual([header, value]);
      }
      expect(answer.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
      await answer.body?.cancel();
    }
  });

  it('carries them on what is not an endpoint, too', async () => {
    for (const path of [
      '/livez',
      '/readyz',
      '/api/nothing',
      '/auth/v1/nothing',
      '/api/%ff',
      '/..%2f..%2fetc/passwd',
    ]) {
      const answer = await app.call('GET', path);
      expect([path, answer.headers.get('x-content-type-options')]).toEqual([path, 'nosniff']);
      expect(answer.headers.get('strict-transport-security')).toContain('max-age');
    }
  });

  it('lets only the allowed origins read answers', async () => {
    const allowed = await victim.call('GET', '/api/user/status', {
      headers: { origin: 'capacitor://localhost' },
    });
    expect(allowed.headers.get('access-control-allow-origin')).toBe('capacitor://localhost');
    const foreign = await victim.call('GET', '/api/user/status', {
      headers: { origin: 'https://evil.example' },
    });
    expect(foreign.headers.get('access-control-allow-origin')).not.toBe('https://evil.example');
  });

  it('lets a signed-out person’s token pass no endpoint that asks for a fresh look', async () => {
    const anna = await app.createPerson();
    const { id } = (await (await anna.call('POST', '/api/notes', { body: { text: 'x' } })).json()) as {
      id: string;
    };
    await runSql(app.ownerUrl, 'delete from auth.sessions where id = $1', [anna.sessionId]);
    expect((await anna.call('GET', `/api/notes/${id}`)).status).toBe(200);
    expect((await anna.call('DELETE', `/api/notes/${id}`)).status).toBe(401);
    expect((await anna.call('GET', `/api/notes/${id}`)).status).toBe(401);
  });
});
