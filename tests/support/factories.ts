import { randomUUID } from 'node:crypto';
import type { ResumeQuestion } from '#contract/resume.ts';
import type { ProseOffer, ProseSentence } from '#domain/claims/prose/prose.ts';
import type { ResumeOffer } from '#domain/resume/offer-changes.ts';
import type { ResumeChange } from '#domain/resume/resume-changes.ts';
import type { UnsureSource } from '#domain/resume/unsure-changes.ts';
import { createSession } from '#server/auth/session-store.ts';
import { createSigningKeys } from '#server/auth/signing-keys.ts';
import type { Parts } from '#server/parts.ts';
import { sampleLetter, sampleResume } from './sample-documents.ts';
import { runSql } from './test-database.ts';

/** A person of a test, signed in. */
export interface TestPerson {
  userId: string;
  email: string;
  sessionId: string;
  token: string;
  /** Calls the app as this person would. */
  call(method: string, path: string, options?: CallOptions): Promise<Response>;
}

export interface CallOptions {
  body?: unknown;
  headers?: Record<string, string>;
  signal?: AbortSignal;
}

export interface ResumeValues {
  title?: string;
  templateId?: string;
  colorScheme?: string;
  pageSize?: string;
  fit?: number;
  originalContent?: string;
  jobPosting?: string | null;
  optimizedContent?: string | null;
  /** Null for a resume that was not optimized yet. */
  structuredData?: unknown;
  atsScore?: number | null;
  changes?: readonly ResumeChange[];
  offers?: readonly ResumeOffer[];
  /** As it is stored, which may be as it was stored once. */
  reverted?: readonly unknown[];
  questions?: readonly ResumeQuestion[];
  unsure?: readonly string[];
  unsureSources?: readonly UnsureSource[];
  createdAt?: string;
}

export interface LetterValues {
  resumeId?: string;
  content?: string;
  jobPosting?: string;
  look?: 'plain' | 'resume';
  sentences?: readonly ProseSentence[];
  offers?: readonly ProseOffer[];
  createdAt?: string;
}

export interface MatchValues {
  searchId: string;
  jobTitle?: string;
  company?: string;
  createdAt?: string;
}

export interface Factories {
  /** Makes a confirmed account with a session, as signing up and in would, without the cost of hashing. */
  createPerson(options?: {
    email?: string;
    premium?: boolean;
    tokenSeconds?: number;
    /** How long ago they signed in. */
    signedInSecondsAgo?: number;
  }): Promise<TestPerson>;
  /** Makes a resume as the builder would leave it, and gives its id. */
  createResume(person: TestPerson, values?: ResumeValues): Promise<string>;
  /** Makes a cover letter (and a resume for it where none is named), and gives its id. */
  createCoverLetter(person: TestPerson, values?: LetterValues): Promise<string>;
  /** Makes a match of a search, below those that it has, and gives its id. */
  createJobMatch(person: TestPerson, values: MatchValues): Promise<string>;
  /** Calls the app as a visitor. */
  call(method: string, path: string, options?: CallOptions): Promise<Response>;
  /** Calls the app with a token of one's own making. */
  callWith(token: string): TestPerson['call'];
}

export async function createFactories(
  { parts, address }: { parts: Pick<Parts, 'config' | 'signInDatabase'>; address: string },
  ownerUrl: string,
): Promise<Factories> {
  const { config, signInDatabase } = parts;
  const keys = await createSigningKeys(config.AUTH_SIGNING_KEY, new URL('/auth/v1', config.PUBLIC_URL).href);
  const caller = callerOf(address);

  async function createPerson({
    email = `${randomUUID()}@example.com`,
    premium = false,
    tokenSeconds = 3600,
    signedInSecondsAgo = 3600,
  } = {}): Promise<TestPerson> {
    if (!signInDatabase) throw new Error('People are made by our own sign-in.');
    const { id: userId } = await signInDatabase.shared
      .insertInto('auth.users')
      .values({ email, email_confirmed_at: new Date() })
      .returning('id')
      .executeTakeFirstOrThrow();
    const { id: sessionId } = await createSession(signInDatabase.shared, userId, 'password', {
      ip: '127.0.0.1',
      userAgent: null,
    });
    const issuedAt = Math.floor(Date.now() / 1000);
    const token = await keys.sign(
      userId,
      {
        email,
        session_id: sessionId,
        amr: [{ method: 'password', timestamp: issuedAt - signedInSecondsAgo }],
      },
      { issuedAt, expiresAt: issuedAt + tokenSeconds },
    );
    await runSql(ownerUrl, 'insert into users (id, email) values ($1, $2)', [userId, email]);
    if (premium) {
      await runSql(
        ownerUrl,
        `insert into entitlements (user_id, source, status) values ($1, 'test', 'active')`,
        [userId],
      );
    }
    return { userId, email, sessionId, token, call: caller(token) };
  }

  return { createPerson, ...createDocuments(ownerUrl), call: caller(), callWith: caller };
}

function createDocuments(
  ownerUrl: string,
): Pick<Factories, 'createResume' | 'createCoverLetter' | 'createJobMatch'> {
  const insert: Insert = async (statement, values) => {
    const [row] = (await runSql(ownerUrl, statement, values)) as { id: string }[];
    if (!row) throw new Error('Nothing was inserted.');
    return row.id;
  };
  const createResume = resumesBy(insert);
  return {
    createResume,
    createCoverLetter: lettersBy(insert, createResume),
    createJobMatch: matchesBy(insert),
  };
}

type Insert = (statement: string, values: unknown[]) => Promise<string>;

const matchesBy =
  (insert: Insert): Factories['createJobMatch'] =>
  ({ userId }, { searchId, jobTitle = 'Support Specialist', company = 'Larkspur', createdAt }) =>
    insert(
      `insert into job_matches (user_id, search_id, place, source, job_id, job_title, company, location, apply_url,
         score, rule, verdict, created_at)
       values ($1, $2, (select count(*) from job_matches where user_id = $1 and search_id = $2), 'lever', 'lever:1', $3, $4,
         'Portland, OR', 'https://jobs.example/1', 61, 'j1',
         '{"reasoning":"","met":[],"missing":[],"broken":[],"signals":[],"alsoOn":[]}', coalesce($5, now())) returning id`,
      [userId, searchId, jobTitle, company, createdAt ?? null],
    );

const resumesBy =
  (insert: Insert): Factories['createResume'] =>
  ({ userId }, values = {}) => {
    const { structuredData = sampleResume, createdAt = new Date().toISOString() } = values;
    return insert(
      `insert into resumes (user_id, title, template_id, color_scheme, page_size, fit, original_content, job_posting,
         optimized_content, structured_data, ats_score, created_at, changes, questions, parsed_data, unsure,
         unsure_sources, offers, reverted)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $10, $15, $16, $17, $18) returning id`,
      [
        userId,
        values.title ?? '',
        values.templateId ?? 'classic',
        values.colorScheme ?? 'teal',
        values.pageSize ?? 'letter',
        values.fit ?? 0,
        values.originalContent ?? 'What the person pasted.',
        values.jobPosting ?? null,
        values.optimizedContent ?? null,
        structuredData === null ? null : JSON.stringify(structuredData),
        values.atsScore ?? null,
        createdAt,
        JSON.stringify(values.changes ?? []),
        JSON.stringify(values.questions ?? []),
        JSON.stringify(values.unsure ?? []),
        JSON.stringify(values.unsureSources ?? []),
        JSON.stringify(values.offers ?? []),
        JSON.stringify(values.reverted ?? []),
      ],
    );
  };

const lettersBy =
  (insert: Insert, createResume: Factories['createResume']): Factories['createCoverLetter'] =>
  async (person, values = {}) =>
    insert(
      `insert into cover_letters (user_id, resume_id, content, created_at, job_posting, look, sentences, offers)
       values ($1, $2, $3, $4, $5, $6, $7, $8) returning id`,
      [
        person.userId,
        values.resumeId ?? (await createResume(person)),
        values.content ?? sampleLetter,
        values.createdAt ?? new Date().toISOString(),
        values.jobPosting ?? null,
        values.look ?? 'plain',
        JSON.stringify(values.sentences ?? []),
        JSON.stringify(values.offers ?? []),
      ],
    );

/** Calls the app over HTTP, as a visitor or with a token. */
function callerOf(address: string): (token?: string) => TestPerson['call'] {
  return (token) =>
    (method, path, { body, headers = {}, signal } = {}) =>
      fetch(new URL(path, address), {
        method,
        redirect: 'manual',
        headers: {
          ...(token ? { authorization: `Bearer ${token}` } : {}),
          ...(body === undefined || body instanceof FormData ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body === undefined ? {} : { body: body instanceof FormData ? body : JSON.stringify(body) }),
        ...(signal ? { signal } : {}),
      });
}
