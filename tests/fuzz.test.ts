import { createHash, randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, describe, expect, inject, it, vi } from 'vitest';
import type { LinkedinProfile } from '#contract/linkedin.ts';
import { templateIds } from '#domain/resume/templates.ts';
import { createPasswords } from '#server/auth/passwords.ts';
import { createSession } from '#server/auth/session-store.ts';
import { startFakeGoogle } from '#server/providers/google.fake.ts';
import { startMailCatcher } from '#server/providers/mail-catcher.fake.ts';
import { startFakeStripe } from '#server/providers/stripe.fake.ts';
import { signed } from '#server/providers/stripe-events.fake.ts';
import { cardFor, confirmIntent } from '#server/providers/stripe-payments.fake.ts';
import { arbitraryOf, hostile, type JsonSchema } from './support/arbitrary-of.ts';
import type { TestPerson } from './support/factories.ts';
import { interviewSteps } from './support/interview-steps.ts';
import { jobSearchSteps } from './support/job-search-steps.ts';
import { filledForm } from './support/linkedin-form.ts';
import { signHook } from './support/notes/notes-feature.ts';
import { pastedResume } from './support/pasted-resume.ts';
import {
  sampleChange,
  sampleLetterOffer,
  sampleOffer,
  sampleQuestion,
  sampleResume,
} from './support/sample-documents.ts';
import { deedsText, specialistPosting } from './support/specialist-resume.ts';
import { startTestApp } from './support/test-app.ts';
import { runSql } from './support/test-database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    fuzzedCalls: number;
  }
}

const total = inject('fuzzedCalls');
const seed = 20_261_115;
const atOnce = 16;
/** Its valid call comes back from Google as somebody who canceled there; every other redirect leads to success. */
const leadsToError = 'GET /auth/v1/callback';
const redirectUri = 'http://localhost:3000/auth/v1/callback';

interface Operation {
  name: string;
  method: string;
  path: string;
  parameters: { name: string; in: string; required: boolean; schema: JsonSchema }[];
  body: JsonSchema | undefined;
}

interface Sent {
  path: string;
  token?: string;
  headers?: Record<string, string>;
  body?: BodyInit;
}

type Row = Record<'calls' | 'valid' | 'valid ok' | '2xx' | '3xx' | '4xx' | '429' | '5xx', number>;

/** Calls made from the OpenAPI document: a third as a person of good will would, the others not. */
describe(`the whole API under ${total} fuzzed calls`, async () => {
  const [mail, stripe, google] = await Promise.all([
    startMailCatcher(),
    startFakeStripe({ environment: 'test', port: 0 }),
    startFakeGoogle({ environment: 'test', port: 0, redirectUris: [redirectUri] }),
  ]);
  afterAll(() => Promise.all([mail.stop(), stripe.stop(), google.stop()]));
  const app = await startTestApp({
    settings: {
      ...stripe.settings,
      OWN_KEYS: 'on',
      OWN_KEYS_SECRET: Buffer.alloc(32, 7).toString('base64'),
      SMTP_URL: mail.smtpUrl,
      GOOGLE_ISSUER: google.issuer,
      GOOGLE_CLIENT_ID: google.clientId,
      GOOGLE_CLIENT_SECRET: google.clientSecret,
      // Everything at once, by one person.
      WORK_AT_ONCE: '1000',
      LIMIT_SIGN_IN_PER_ADDRESS_AND_IP: '1000000/m',
      LIMIT_SIGN_IN_PER_IP: '1000000/m',
      LIMIT_SIGN_IN_PER_ADDRESS: '1000000/d',
    },
  });
  const owner = await app.createPerson({ premium: true, email: 'owner@example.com' });
  const mover = await app.createPerson();
  // Calls are drawn by chance: those that need an export mustn't wait for one that asks for it.
  await mover.call('POST', '/api/exports');
  const password = 'correct horse battery';
  await runSql(app.ownerUrl, 'update auth.users set password_hash = $2 where id = $1', [
    owner.userId,
    await (await createPasswords()).hash(password),
  ]);
  const makeNote = async () => {
    const answer = await owner.call('POST', '/api/notes', { body: { text: 'mine' } });
    return ((await answer.json()) as { id: string }).id;
  };
  const noteIds = await Promise.all(Array.from({ length: 10 }, makeNote));
  const workIds = await Promise.all(noteIds.map(startWork));
  const resumeIds = await Promise.all(
    templateIds.map((templateId) => app.createResume(owner, { templateId })),
  );
  const letterIds = await Promise.all(
    resumeIds.map((resumeId) => app.createCoverLetter(owner, { resumeId })),
  );
  const practice = interviewSteps(owner);
  const interviewIds = await Promise.all(letterIds.map(async () => (await practice.start()).id));
  const searches = jobSearchSteps(owner);
  const searchIds = await Promise.all(
    letterIds.map(async (jobTitle) => (await searches.search({ jobTitle })).search.id),
  );
  const matchIds = await Promise.all(searchIds.map((searchId) => app.createJobMatch(owner, { searchId })));
  const ownIds: Record<string, string[]> = {
    notes: noteIds,
    work: workIds,
    resumes: resumeIds,
    'cover-letters': letterIds,
    'interview-sessions': interviewIds,
    'job-searches': searchIds,
    'job-matches': matchIds,
  };

  async function startWork(noteId: string): Promise<string> {
    const answer = await owner.call('POST', `/api/notes/${noteId}/shout`, {
      body: {},
      headers: { prefer: 'respond-async' },
    });
    return ((await answer.json()) as { workId: string }).workId;
  }

  const post = (path: string, body: unknown) => app.call('POST', path, { body });
  const json = (value: unknown): Pick<Sent, 'body' | 'headers'> => ({
    body: JSON.stringify(value),
    headers: { 'content-type': 'application/json' },
  });

  /** Calls that need something real beside the right form: a password, a mailed link, a signature. */
  const recipes: Record<string, (() => Promise<Sent>) | undefined> = {
    'POST /auth/v1/signup': async () => ({
      path: '/auth/v1/signup',
      ...json({ email: `${randomUUID()}@example.com`, password: `safe ${randomUUID()}` }),
    }),
    'POST /auth/v1/recover': async () => ({
      path: '/auth/v1/recover',
      ...json({ email: `${randomUUID()}@example.com` }),
    }),
    'POST /auth/v1/resend': async () => ({
      path: '/auth/v1/resend',
      ...json({ email: `${randomUUID()}@example.com`, type: 'signup' }),
    }),
    'POST /auth/v1/token': async () => ({
      path: '/auth/v1/token?grant_type=password',
      ...json({ email: owner.email, password }),
    }),
    'GET /auth/v1/user': async () => ({ path: '/auth/v1/user', token: owner.token }),
    'PUT /auth/v1/user': async () => ({
      path: '/auth/v1/user',
      token: owner.token,
      ...json({ data: { name: 'Owner' } }),
    }),
    'POST /auth/v1/logout': async () => ({
      path: '/auth/v1/logout?scope=local',
      token: (await app.createPerson()).token,
    }),
    'POST /auth/v1/verify': async () => ({
      path: '/auth/v1/verify',
      ...json({ token_hash: await mailedToken(), type: 'signup' }),
    }),
    'GET /auth/v1/verify': async () => ({ path: `/auth/v1/verify?type=signup&token=${await mailedToken()}` }),
    'GET /auth/v1/authorize': async () => ({ path: authorizePath }),
    'GET /auth/v1/callback': async () => {
      const away = new URL((await app.call('GET', authorizePath)).headers.get('location') ?? '');
      return { path: `/auth/v1/callback?error=access_denied&state=${away.searchParams.get('state')}` };
    },
    'DELETE /api/notes/{id}': async () => ({ path: `/api/notes/${await makeNote()}`, token: owner.token }),
    'POST /api/work/{id}/cancel': async () => ({
      path: `/api/work/${await startWork(await makeNote())}/cancel`,
      token: owner.token,
    }),
    'PATCH /api/resumes/{id}': async () => ({
      path: `/api/resumes/${await app.createResume(owner)}`,
      token: owner.token,
      ...json({
        revision: 1,
        title: randomUUID(),
        structuredData: { ...sampleResume, summary: randomUUID() },
      }),
    }),
    'POST /api/resumes/{id}/optimize': async () => ({
      path: `/api/resumes/${await app.createResume(owner)}/optimize`,
      token: owner.token,
    }),
    'POST /api/resumes/{id}/decisions': async () => ({
      path: `/api/resumes/${await reviewedResume()}/decisions`,
      token: owner.token,
      ...json({ decisions: [{ changeId: 'summary', state: 'rejected' }] }),
    }),
    'POST /api/resumes/{id}/answers': async () => ({
      path: `/api/resumes/${await reviewedResume()}/answers`,
      token: owner.token,
      ...json({ questionId: 'sql', answer: 'yes', words: 'Queries for the weekly report.' }),
    }),
    'POST /api/resumes/{id}/offers': async () => ({
      path: `/api/resumes/${await app.createResume(owner, { offers: [sampleOffer] })}/offers`,
      token: owner.token,
      ...json({ offerId: sampleOffer.id, answer: 'yes', words: 'Led two of the four retrofits.' }),
    }),
    'POST /api/resumes/{id}/settled-fields': async () => ({
      path: `/api/resumes/${await app.createResume(owner, { unsure: ['experience.0.company'] })}/settled-fields`,
      token: owner.token,
      ...json({ path: 'experience.0.company', isSettled: true }),
    }),
    'POST /api/resumes/{id}/revert': async () => {
      const id = await app.createResume(owner);
      await owner.call('PATCH', `/api/resumes/${id}`, {
        body: { revision: 1, structuredData: { ...sampleResume, summary: 'Another one.' } },
      });
      return { path: `/api/resumes/${id}/revert`, token: owner.token, ...json({ number: 1 }) };
    },
    'DELETE /api/resumes/{id}': async () => ({
      path: `/api/resumes/${await app.createResume(owner)}`,
      token: owner.token,
    }),
    // Of its own: letters in scripts that no font has cannot be printed, and those of the others are downloaded.
    'PATCH /api/cover-letters/{id}': async () => ({
      path: `/api/cover-letters/${await app.createCoverLetter(owner)}`,
      token: owner.token,
      ...json({ revision: 1, title: randomUUID(), content: randomUUID() }),
    }),
    'POST /api/cover-letters/{id}/revert': async () => {
      const id = await app.createCoverLetter(owner);
      const body = { revision: 1, content: 'Another one.' };
      await owner.call('PATCH', `/api/cover-letters/${id}`, { body });
      return { path: `/api/cover-letters/${id}/revert`, token: owner.token, ...json({ number: 1 }) };
    },
    'POST /api/cover-letters/{id}/offers': async () => ({
      path: `/api/cover-letters/${await app.createCoverLetter(owner, { offers: [sampleLetterOffer] })}/offers`,
      token: owner.token,
      ...json({ offerId: sampleLetterOffer.id, answer: 'yes' }),
    }),
    'POST /api/cover-letters/generate': async () => ({
      path: '/api/cover-letters/generate',
      token: owner.token,
      ...json({
        resumeId: await app.createResume(owner, { originalContent: deedsText, structuredData: null }),
        jobPosting: `${specialistPosting}\n\n${randomUUID()}`,
      }),
    }),
    'DELETE /api/cover-letters/{id}': async () => ({
      path: `/api/cover-letters/${await app.createCoverLetter(owner)}`,
      token: owner.token,
    }),
    'POST /api/interview-sessions': async () => ({
      path: '/api/interview-sessions',
      token: owner.token,
      ...json({ jobTitle: randomUUID(), jobPosting: 'Engineer wanted', resumeId: resumeIds[0] }),
    }),
    'POST /api/interview-sessions/{id}/question': async () => ({
      path: `/api/interview-sessions/${(await practice.start()).id}/question`,
      token: owner.token,
    }),
    'POST /api/interview-sessions/{id}/answer': async () => {
      const { id } = await practice.start();
      const question = await practice.asked(id);
      return {
        path: `/api/interview-sessions/${id}/answer`,
        token: owner.token,
        ...json({ question, answer: randomUUID() }),
      };
    },
    'POST /api/interview-sessions/{id}/skip': async () => {
      const { id } = await practice.start();
      const question = await practice.asked(id);
      return { path: `/api/interview-sessions/${id}/skip`, token: owner.token, ...json({ question }) };
    },
    'PUT /api/interview-sessions/{id}/view': async () => ({
      path: `/api/interview-sessions/${await practice.practiced()}/view`,
      token: owner.token,
      ...json({ index: 0, ticked: [0], isKept: true }),
    }),
    'DELETE /api/interview-sessions/{id}': async () => ({
      path: `/api/interview-sessions/${(await practice.start()).id}`,
      token: owner.token,
    }),
    'POST /api/job-search': async () => ({
      path: '/api/job-search',
      token: owner.token,
      ...json({ jobTitle: randomUUID(), jobType: ['FULLTIME'], resumeId: resumeIds[0] }),
    }),
    'POST /api/linkedin/optimize': async () => ({
      path: '/api/linkedin/optimize',
      token: owner.token,
      ...json(filledForm),
    }),
    'POST /api/linkedin/answers': async () => ({
      path: '/api/linkedin/answers',
      token: profiled.token,
      ...json({ about: 'contradiction', id: contradiction, choice: 'form' }),
    }),
    'POST /api/linkedin/import': async () => {
      const body = new FormData();
      body.append('file', new Blob(['Name\nScheduling\n']), 'Skills.csv');
      return { path: '/api/linkedin/import', token: owner.token, body };
    },
    // Passing faults are tried again for seconds; what they do is looked at elsewhere.
    'POST /api/notes/{id}/shout': async () => ({
      path: `/api/notes/${noteIds[0]}/shout`,
      token: owner.token,
      ...json({ fail: 'never' }),
    }),
    'POST /api/notes/import': async () => {
      const body = new FormData();
      body.append('file', new Blob(['a note']), 'note.txt');
      return { path: '/api/notes/import', token: owner.token, body };
    },
    'POST /api/resumes/import': async () => {
      const body = new FormData();
      body.append('file', new Blob(['Anna Example']), 'resume.txt');
      return { path: '/api/resumes/import', token: owner.token, body };
    },
    'DELETE /api/sessions/{id}': async () => {
      if (!app.parts.signInDatabase) throw new Error('Sign-in is our own here.');
      const origin = { ip: '127.0.0.1', userAgent: null };
      const { shared } = app.parts.signInDatabase;
      const { id } = await createSession(shared, owner.userId, 'password', origin);
      return { path: `/api/sessions/${id}`, token: owner.token };
    },
    'DELETE /api/account': async () => ({
      path: '/api/account',
      token: (await app.createPerson({ signedInSecondsAgo: 10 })).token,
    }),
    // Of somebody who has little: the owner's documents become many on the way.
    'POST /api/exports': async () => ({ path: '/api/exports', token: mover.token }),
    'GET /api/exports/{id}/download': async () => ({
      path: `/api/exports/${await exportId()}/download`,
      token: mover.token,
    }),
    'POST /api/account/import': async () => {
      const file = await mover.call('GET', `/api/exports/${await exportId()}/download`);
      const body = new FormData();
      body.append('file', await file.blob(), 'export.zip');
      return { path: '/api/account/import', token: mover.token, body };
    },
    'POST /api/confirm-subscription': async () => {
      const person = await app.createPerson();
      return {
        path: '/api/confirm-subscription',
        token: person.token,
        ...json({ paymentIntentId: await payFor(person) }),
      };
    },
    'POST /api/subscription/cancel': () => asBuyer('/api/subscription/cancel'),
    'POST /api/subscription/resume': () => asBuyer('/api/subscription/resume'),
    'POST /api/subscription/portal': () => asBuyer('/api/subscription/portal'),
    'POST /api/subscription/withdrawal': () => asBuyer('/api/subscription/withdrawal'),
    'POST /api/subscription/withdrawal/confirm': async () => {
      const { token, call } = await createBuyer();
      const { withdrawalId } = (await (await call('POST', '/api/subscription/withdrawal')).json()) as {
        withdrawalId: string;
      };
      return { path: '/api/subscription/withdrawal/confirm', token, ...json({ withdrawalId }) };
    },
    'POST /api/stripe/webhook': async () => {
      const [event] = stripe.events.all.slice(-1);
      if (!event) throw new Error('Stripe has told nothing yet.');
      const { payload, header } = signed(event, stripe.settings.STRIPE_WEBHOOK_SECRET ?? '');
      return {
        path: '/api/stripe/webhook',
        body: payload,
        headers: { 'stripe-signature': header, 'content-type': 'application/json' },
      };
    },
    'POST /api/notes/hook': async () => {
      const bytes = Buffer.from(randomUUID());
      return {
        path: '/api/notes/hook',
        body: bytes,
        headers: { 'x-signature': signHook(bytes), 'content-type': 'application/json' },
      };
    },
  };
  /** An export that can be downloaded: on a busy machine it takes a while until one is made. */
  const exportId = () =>
    vi.waitFor(
      async () => {
        const list = (await (await mover.call('GET', '/api/exports')).json()) as {
          id: string;
          state: string;
        }[];
        const made = list.find(({ state }) => state === 'done');
        if (!made) throw new Error(`no export yet: ${list.map(({ state }) => state).join(', ')}`);
        return made.id;
      },
      { timeout: 60_000, interval: 100 },
    );

  /** Begins a subscription and pays it, as the form on the page would. */
  async function payFor(person: TestPerson): Promise<string> {
    const begun = (await (await person.call('POST', '/api/create-subscription')).json()) as {
      clientSecret: string;
    };
    const intent = stripe.world.intents.get(begun.clientSecret.split('_secret_')[0] ?? '');
    if (!intent) throw new Error('Nothing to pay.');
    confirmIntent(stripe.world, intent, cardFor(stripe.world, { name: 'pm_card_visa' }, intent.customer), '');
    return intent.id;
  }

  async function createBuyer(): Promise<TestPerson> {
    const person = await app.createPerson();
    const paymentIntentId = await payFor(person);
    await person.call('POST', '/api/confirm-subscription', { body: { paymentIntentId } });
    return person;
  }
  const buyer = await createBuyer();
  const asBuyer = async (path: string): Promise<Sent> => ({ path, token: buyer.token });

  const profiled = await app.createPerson({ premium: true });
  await app.createResume(profiled, { originalContent: pastedResume, structuredData: null });
  const form = { ...filledForm, jobTitle: 'District Manager' };
  const written = await profiled.call('POST', '/api/linkedin/optimize', { body: form });
  const contradiction = ((await written.json()) as LinkedinProfile).contradictions[0]?.id;

  const reviewedResume = () =>
    app.createResume(owner, { changes: [sampleChange], questions: [sampleQuestion] });
  const authorizePath = `/auth/v1/authorize?provider=google&code_challenge_method=s256&code_challenge=${'c'.repeat(43)}`;

  /** Redeemed once each: a new account's mail is read as its owner would. */
  async function mailedToken(): Promise<string> {
    const email = `${randomUUID()}@example.com`;
    await post('/auth/v1/signup', { email, password: `safe ${randomUUID()}` });
    const caught = await vi.waitFor(
      () => {
        const found = mail.mails().find(({ to }) => to.includes(email));
        if (!found) throw new Error('no mail yet');
        return found;
      },
      { timeout: 10_000, interval: 20 },
    );
    return (
      new URL(caught.links.find((link) => link.includes('token_hash=')) ?? '').searchParams.get(
        'token_hash',
      ) ?? ''
    );
  }

  async function validCall(operation: Operation, sampleSeed: number): Promise<Sent> {
    const recipe = recipes[operation.name];
    return recipe ? recipe() : fromSchema(operation, sampleSeed, owner);
  }

  function fromSchema(operation: Operation, sampleSeed: number, person: TestPerson): Sent {
    const ids = ownIds[operation.path.split('/')[2] ?? ''] ?? [];
    const query = new URLSearchParams();
    for (const { name, in: place, required, schema } of operation.parameters) {
      if (place === 'query' && (required || sampleSeed % 2 === 0))
        query.set(name, String(drawn(arbitraryOf(schema), sampleSeed)));
    }
    return {
      path: `${operation.path.replace('{id}', ids[sampleSeed % ids.length] ?? '')}?${query}`,
      token: person.token,
      ...(operation.body ? json(drawn(arbitraryOf(operation.body), sampleSeed)) : {}),
    };
  }

  function hostileCall(operation: Operation, sampleSeed: number): Sent {
    const nasty = drawn(hostile, sampleSeed);
    const id =
      sampleSeed % 3 === 0
        ? randomUUID()
        : encodeURIComponent(nasty.text.slice(0, 300).toWellFormed()) || 'x';
    const query = new URLSearchParams();
    for (const { name, in: place } of operation.parameters) {
      if (place === 'query') query.set(name, nasty.text);
    }
    const token = [owner.token, undefined, 'garbage', `${owner.token.slice(0, -6)}AAAAAA`][sampleSeed % 4];
    const headers = {
      'idempotency-key': sampleSeed % 5 === 0 ? 'x'.repeat(150) : randomUUID(),
      'last-event-id': String(sampleSeed),
      ...(operation.body || sampleSeed % 7 === 0 ? { 'content-type': 'application/json' } : {}),
    };
    const body = sampleSeed % 11 === 0 ? '{"half":' : nasty.json;
    return {
      path: `${operation.path.replace('{id}', id)}?${query}`,
      ...(token ? { token } : {}),
      headers,
      ...(operation.method === 'GET' ? {} : { body }),
    };
  }

  async function send(
    operation: Operation,
    { path, token, headers = {}, body }: Sent,
  ): Promise<{ status: number; text: string; location: string }> {
    const answer = await fetch(new URL(path, app.address), {
      method: operation.method,
      redirect: 'manual',
      headers: { ...(token ? { authorization: `Bearer ${token}` } : {}), ...headers },
      ...(body === undefined ? {} : { body }),
    });
    const location = answer.headers.get('location') ?? '';
    return { status: answer.status, text: await answer.text(), location };
  }

  const table = new Map<string, Row>();
  const leaks: string[] = [];
  const refused: string[] = [];

  async function callOnce(operation: Operation, row: Row, index: number): Promise<void> {
    const sampleSeed = seedOf(operation, index);
    const isValid = index % 3 === 0;
    const sent = isValid ? await validCall(operation, sampleSeed) : hostileCall(operation, sampleSeed);
    const { status, text, location } = await send(operation, sent);
    row.calls += 1;
    row[classOf(status)] += 1;
    if (isValid) row.valid += 1;
    const isRefusedElsewhere = location.includes('error_code=') && operation.name !== leadsToError;
    if (isValid && status < 400 && !isRefusedElsewhere) row['valid ok'] += 1;
    else if (isValid) refused.push(`${operation.name}: ${status} ${location}${text.slice(0, 200)}`);
    if (/\n\s+at |node_modules|node:internal|\/src\/server|syntax error at/.test(text))
      leaks.push(`${operation.name}: ${text.slice(0, 200)}`);
  }

  it('gives no 5xx, no stack, next to no 429, what was asked for to good will, and refusals to the others', {
    timeout: 900_000,
  }, async () => {
    const operations = operationsOf(await (await app.call('GET', '/api/openapi.json')).json());
    const perOperation = Math.ceil(total / operations.length);
    for (const operation of operations) {
      const row = { calls: 0, valid: 0, 'valid ok': 0, '2xx': 0, '3xx': 0, '4xx': 0, '429': 0, '5xx': 0 };
      table.set(operation.name, row);
      // A person sends one file at a time.
      const step = operation.name.endsWith('/import') ? 1 : atOnce;
      for (let start = 0; start < perOperation; start += step) {
        const count = Math.min(step, perOperation - start);
        await Promise.all(
          Array.from({ length: count }, (_, offset) => callOnce(operation, row, start + offset)),
        );
      }
    }
    console.table(Object.fromEntries(table));
    const rows = [...table];
    const namesOf = (isBad: (row: Row) => boolean) =>
      rows.filter(([, row]) => isBad(row)).map(([name]) => name);
    const sum = (column: keyof Row) => rows.reduce((all, [, row]) => all + row[column], 0);
    expect(leaks).toEqual([]);
    expect(namesOf((row) => row['5xx'] > 0)).toEqual([]);
    expect(sum('calls')).toBeGreaterThanOrEqual(total);
    expect(sum('429')).toBeLessThanOrEqual(sum('calls') / 100);
    expect(sum('valid')).toBeGreaterThanOrEqual(total / 3);
    expect(
      namesOf((row) => row['valid ok'] < row.valid * 0.95),
      refused.join('\n'),
    ).toEqual([]);
    expect(namesOf((row) => row['4xx'] === 0)).toEqual([]);
  });
});

/** Of each call its own, so that no two operations get the same values in the same order. */
const seedOf = ({ name }: Operation, index: number) =>
  createHash('sha256').update(`${seed} ${name} ${index}`).digest().readUInt32BE(0) >>> 1;

const drawn = <T>(arbitrary: fc.Arbitrary<T>, sampleSeed: number): T =>
  fc.sample(arbitrary, { numRuns: 1, seed: sampleSeed })[0] as T;

function classOf(status: number): '2xx' | '3xx' | '4xx' | '429' | '5xx' {
  if (status === 429) return '429';
  if (status < 300) return '2xx';
  if (status < 400) return '3xx';
  return status < 500 ? '4xx' : '5xx';
}

function operationsOf(document: unknown): Operation[] {
  const { paths } = document as { paths: Record<string, Record<string, Record<string, unknown>>> };
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => {
      const content = (
        operation.requestBody as { content?: Record<string, { schema: JsonSchema }> } | undefined
      )?.content;
      return {
        name: `${method.toUpperCase()} ${path}`,
        method: method.toUpperCase(),
        path,
        parameters: operation.parameters as Operation['parameters'],
        body: content?.['application/json']?.schema,
      };
    }),
  );
}
