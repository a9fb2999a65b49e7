import { setTimeout as pause } from 'node:timers/promises';
import type { Resume } from '#contract/resume.ts';
import { createPasswords } from '#server/auth/passwords.ts';
import type { TestPerson } from './factories.ts';
import { pastedResume } from './pasted-resume.ts';
import type { ProductionApp } from './production-app.ts';
import { runSql } from './test-database.ts';

export const kinds = ['read', 'edit', 'sign in', 'optimize'] as const;
export type Kind = (typeof kinds)[number];

/** What people met in a stretch of time. */
export interface Met {
  milliseconds: Record<Kind, number[]>;
  errors: string[];
}

interface Ordinary extends TestPerson {
  number: number;
  resumeId: string;
  optimizedIds: string[];
}

const password = 'a calm shop and honest numbers';
/** Some of them do something in every moment, none of them very much. */
const round: readonly Kind[] = ['read', 'edit', 'read', 'sign in', 'edit', 'optimize', 'read', 'edit'];
const paceMs = 1_500;

/** People with Premium, a password and a resume each, who come from addresses of their own. */
export async function invitePeople(app: ProductionApp, count: number): Promise<Ordinary[]> {
  const hash = await (await createPasswords()).hash(password);
  return Promise.all(
    Array.from({ length: count }, async (_, number) => {
      const person = await app.createPerson({ premium: true });
      await runSql(app.ownerUrl, 'update auth.users set password_hash = $2 where id = $1', [
        person.userId,
        hash,
      ]);
      const ids = Array.from({ length: 8 }, () =>
        app.createResume(person, { originalContent: pastedResume, structuredData: null }),
      );
      return {
        ...person,
        number,
        resumeId: await app.createResume(person),
        optimizedIds: await Promise.all(ids),
      };
    }),
  );
}

/** Everybody goes through their round, at their own pace, until the time is over. */
export async function liveThrough(
  people: readonly Ordinary[],
  { stretch, seconds }: { stretch: number; seconds: number },
): Promise<Met> {
  const met: Met = { milliseconds: { read: [], edit: [], 'sign in': [], optimize: [] }, errors: [] };
  const endsAt = performance.now() + seconds * 1000;
  const live = async (person: Ordinary) => {
    await pause((person.number / people.length) * paceMs);
    for (let step = person.number; performance.now() < endsAt; step += 1) {
      const kind = round[step % round.length] ?? 'read';
      const began = performance.now();
      await act(person, kind, stretch).catch((error: unknown) => met.errors.push(`${kind}: ${error}`));
      met.milliseconds[kind].push(performance.now() - began);
      await pause(Math.max(0, paceMs - (performance.now() - began)));
    }
  };
  await Promise.all(people.map(live));
  return met;
}

async function act(person: Ordinary, kind: Kind, stretch: number): Promise<void> {
  // Sign-ins are counted by the hour, so every stretch has addresses of its own.
  const headers = { 'x-forwarded-for': `10.${stretch}.0.${person.number + 1}` };
  const call = async (method: string, path: string, body?: unknown) => {
    const answer = await person.call(method, path, { headers, ...(body === undefined ? {} : { body }) });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${answer.status} ${text}`);
    return text;
  };
  const own = `/api/resumes/${person.resumeId}`;
  if (kind === 'read') await call('GET', own);
  if (kind === 'optimize') {
    const id = person.optimizedIds.pop() ?? person.resumeId;
    await call('POST', `/api/resumes/${id}/optimize`);
  }
  if (kind === 'sign in')
    await call('POST', '/auth/v1/token?grant_type=password', { email: person.email, password });
  if (kind === 'edit') {
    const { revision, structuredData } = JSON.parse(await call('GET', own)) as Resume;
    const data = JSON.parse(structuredData ?? '{}') as { summary: string };
    const edited = { ...data, summary: `Engineer of ${revision} bridges.` };
    await call('PATCH', own, { revision, structuredData: edited });
  }
}
