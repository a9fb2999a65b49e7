import { randomUUID } from 'node:crypto';
import { contract } from '#contract/contract.ts';
import { fillPath } from '#contract/fill-path.ts';
import * as links from '#server/auth/link-store.ts';
import * as sessions from '#server/auth/session-store.ts';
import * as users from '#server/auth/user-store.ts';
import type { Database } from '#server/database/database.ts';
import { insertModelCall, microsOfMonth, microsOfToday } from '#server/models/model-call-store.ts';
import type { Factories, TestPerson } from '#tests/support/factories.ts';
import { reviewedChanges, reviewedData } from '#tests/support/reviewed-resume.ts';

interface OneCall {
  id?: string;
  query?: string;
  body?: unknown;
}

interface Subjects {
  person: TestPerson;
  resumeId: string;
  letterId: string;
  workId: string;
}

/** One call of every endpoint, in this order; the compiler asks for those that are missing. */
const callsOn = (subjects: Subjects): Record<keyof typeof contract, OneCall> => ({
  ...signInCalls(subjects),
  ...resumeCalls(subjects),
  ...fileCalls(subjects),
  ...letterCalls(subjects),
  ...linkedinCalls,
  ...interviewCalls(subjects),
  ...jobCalls(subjects),
  ...billingCalls,
  ...lastCalls(subjects),
});

function signInCalls({ person }: Subjects) {
  const email = `${randomUUID()}@example.com`;
  const password = randomUUID();
  return {
    getOpenApi: {},
    getAuthHealth: {},
    getAuthSettings: {},
    getSigningKeys: {},
    signUp: { body: { email, password } },
    recoverPassword: { body: { email: person.email } },
    resendConfirmation: { body: { email, type: 'signup' } },
    createToken: { query: '?grant_type=password', body: { email: person.email, password } },
    redeemLink: { body: { token_hash: 'none', type: 'signup' } },
    followLink: { query: '?token=none&type=signup' },
    authorize: { query: `?provider=google&code_challenge=${'x'.repeat(43)}&code_challenge_method=s256` },
    finishAuthorize: { query: `?state=${randomUUID()}&code=none` },
    getAuthUser: {},
    updateAuthUser: { body: { data: { name: 'Robin' } } },
    getUserStatus: {},
  };
}

const resumeCalls = ({ resumeId: id }: Subjects) => ({
  sampleResume: { body: {} },
  listResumes: {},
  createResume: { body: { originalContent: 'Robin Example\nEngineer\n- Built bridges' } },
  getResume: { id },
  reviewResume: { id },
  updateResume: { id, body: { revision: 1, title: 'Robin' } },
  decideChanges: { id, body: { decisions: [{ changeId: 'team', state: 'rejected' }] } },
  answerQuestion: { id, body: { questionId: 'q', answer: 'yes' } },
  wordAnswers: { id },
  answerOffer: { id, body: { offerId: 'o', answer: 'yes' } },
  settleField: { id, body: { path: 'summary', isSettled: true } },
  listResumeVersions: { id },
  revertResume: { id, body: { number: 1 } },
  duplicateResume: { id },
});

const fileCalls = ({ resumeId: id }: Subjects) => ({
  importResume: {},
  readResumeText: { body: { originalContent: 'Robin Example\nEngineer\n- Built bridges' } },
  downloadResume: { id, query: '?format=docx' },
  readBackResume: { id, query: '?format=docx' },
  optimizeResume: { id },
});

const letterCalls = ({ letterId: id, resumeId }: Subjects) => ({
  generateCoverLetter: { body: { resumeId, jobPosting: 'Engineer\nWe need bridges.' } },
  listCoverLetters: {},
  getCoverLetter: { id },
  updateCoverLetter: { id, body: { revision: 1, title: 'Letter' } },
  answerLetterOffer: { id, body: { offerId: 'o', answer: 'yes' } },
  listCoverLetterVersions: { id },
  revertCoverLetter: { id, body: { number: 1 } },
  duplicateCoverLetter: { id },
  downloadCoverLetter: { id, query: '?format=docx' },
  deleteCoverLetter: { id },
  restoreCoverLetter: { id },
});

const linkedinCalls = {
  optimizeLinkedin: {
    body: {
      jobTitle: 'Engineer',
      industry: 'Construction',
      experience: 'I have built bridges over rivers for a long time.'.padEnd(60, ' Yes.'),
      skills: 'Bridges, rivers, steel',
    },
  },
  getLinkedin: {},
  answerLinkedin: { body: { about: 'skill', skill: 'Steel', isTrue: true } },
  importLinkedin: {},
};

/** Sessions are made by the calls; what asks for one here finds none, and reads the same rows. */
const interviewCalls = ({ resumeId: id }: Subjects) => ({
  createInterviewSession: { body: { jobTitle: 'Engineer' } },
  listInterviewSessions: {},
  getInterviewSession: { id },
  askInterviewQuestion: { id },
  answerInterviewQuestion: { id, body: { question: 'Why?', answer: 'Because.' } },
  skipInterviewQuestion: { id, body: { question: 'Why?' } },
  viewInterviewAnswer: { id, body: { index: 0, ticked: [], isKept: false } },
  deleteInterviewSession: { id },
  restoreInterviewSession: { id },
  getInterviewAllowance: {},
});

/** Matches are made by the search; what asks for one here finds none, and reads the same rows. */
const jobCalls = ({ resumeId: id }: Subjects) => ({
  searchJobs: { body: { jobTitle: 'Engineer', jobType: ['FULLTIME'], resumeId: id, preferences: {} } },
  listJobSearches: {},
  getJobSearch: { id },
  listJobMatches: { id },
  updateJobMatch: { id, body: { isLiked: true } },
  getJobPreferences: {},
  getJobSearchAllowance: {},
});

/** Nobody pays here: the provider is not connected, and what would ask it says so. */
const billingCalls = {
  getSubscription: {},
  createSubscription: {},
  confirmSubscription: { body: { paymentIntentId: 'pi_unknown' } },
  cancelSubscription: {},
  resumeSubscription: {},
  openBillingPortal: {},
  askWithdrawal: {},
  confirmWithdrawal: { body: { withdrawalId: randomUUID() } },
  receiveStripeEvent: {},
};

const lastCalls = ({ resumeId, workId }: Subjects) => ({
  listSessions: {},
  endSession: { id: workId },
  askForHelp: { body: { message: 'Hello' } },
  createExport: {},
  getStorage: {},
  getOwnKey: {},
  // Refused: no keys are offered there.
  setOwnKey: { body: { provider: 'openai', model: 'gpt-5-mini', key: 'sk-0123456789abcdef' } },
  deleteOwnKey: {},
  listExports: {},
  downloadExport: { id: workId },
  importAccount: {},
  getWork: { id: workId },
  getWorkEvents: { id: workId },
  cancelWork: { id: workId },
  deleteResume: { id: resumeId },
  restoreResume: { id: resumeId },
  signOut: { query: '?scope=others' },
  // Refused: the person of a measurement has signed in an hour ago.
  deleteAccount: {},
});

/** Calls every endpoint twice, with a key where it takes one, as a person with real documents. Gives those that failed. */
export async function callEverything(
  factories: Factories,
  workIdOf: (userId: string) => Promise<string>,
): Promise<string[]> {
  const person = await factories.createPerson({ premium: true });
  const resumeId = await factories.createResume(person, {
    structuredData: reviewedData,
    changes: reviewedChanges,
  });
  const letterId = await factories.createCoverLetter(person, { resumeId });
  await person.call('POST', `/api/resumes/${resumeId}/optimize`);
  const calls = callsOn({ person, resumeId, letterId, workId: await workIdOf(person.userId) });
  const failed: string[] = [];
  for (const [name, { id = '', query = '', body }] of Object.entries(calls)) {
    const { method, path } = contract[name as keyof typeof contract];
    for (let tries = 0; tries < 2; tries += 1) {
      const headers = { 'idempotency-key': `${name}-${resumeId}` };
      const sent = ['importResume', 'importAccount'].includes(name) ? textFile() : body;
      const answer = await person.call(method, fillPath(path, { id }) + query, { body: sent, headers });
      await answer.text();
      if (answer.status >= 500 && !(name in billingCalls)) failed.push(`${name} ${answer.status}`);
    }
  }
  return failed;
}

function textFile(): FormData {
  const form = new FormData();
  form.append('file', new File(['Robin Example\nEngineer'], 'resume.txt'));
  return form;
}

/** What a call from outside only reaches with a mailed link, a Google account or a language model. */
export async function runOtherQueries(
  { database, signInDatabase }: { database: Database; signInDatabase: Database },
  { userId, email }: TestPerson,
): Promise<void> {
  await signInDatabase.shared.transaction().execute(async (trx) => {
    const session = await sessions.createSession(trx, userId, 'password', {
      ip: '127.0.0.1',
      userAgent: null,
    });
    await sessions.findLiveSession(trx, session.id, userId);
    await sessions.findRefreshKey(trx, session.id);
    await sessions.lockSession(trx, session.id);
    await sessions.advanceSession(trx, session.id);
    await sessions.deleteOtherSessions(trx, userId, session.id);
    await sessions.deleteSession(trx, session.id);
    await sessions.deleteAllSessions(trx, userId);
    await users.lockUserByEmail(trx, email);
    await users.findUser(trx, userId);
    await users.noteSignIn(trx, userId);
    await users.confirmEmail(trx, userId);
    await users.setPassword(trx, userId, null);
    await users.addIdentity(trx, { provider: 'google', providerId: userId, userId, data: {} });
    await users.findIdentityOwner(trx, 'google', userId);
    await users.listIdentities(trx, userId);
    await users.removeIdentity(trx, userId, 'google');
    await links.keepLink(trx, { token: userId, type: 'signup', userId, codeChallenge: null });
    await links.takeLink(trx, userId, 'signup');
    await links.dropLinks(trx, userId);
    await links.startRedeemedFlow(trx, { authCode: userId, codeChallenge: 'x', method: 'email', userId });
    await links.takeCode(trx, userId);
  });
  const call = { feature: 'resume', provider: 'played', model: 'm', promptVersion: '1', status: 'ok' };
  const tokens = { inputTokens: 1, cachedTokens: 0, outputTokens: 1 };
  const cost = { ...tokens, milliseconds: 1, costMicros: 1, endedAt: new Date() };
  await insertModelCall(database, { userId, ...call, ...cost });
  await microsOfToday(database, userId);
  await microsOfMonth(database);
}
