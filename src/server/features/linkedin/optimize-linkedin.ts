import { isDeepStrictEqual } from 'node:util';
import type { LinkedinForm, LinkedinProfile } from '#contract/linkedin.ts';
import type { ProfileTask } from '#domain/linkedin/profile-evidence.ts';
import { AppError } from '../../app-error.ts';
import type { Person } from '../../auth/identify.ts';
import { defineWork, findWorkOf, joinWork, startWork } from '../../background/work.ts';
import type { Database, Trx } from '../../database/database.ts';
import type { RequestKey } from '../../http/request-key.ts';
import { modelsFor } from '../../models/models-for.ts';
import type { Parts } from '../../parts.ts';
import { isPremium } from '../../quota/uses.ts';
import { findEvidence } from '../resumes/evidence-store.ts';
import { readFirst } from '../resumes/reading-store.ts';
import { findResume } from '../resumes/resume-store.ts';
import {
  findNewestResumeId,
  findRunning,
  holdLinkedin,
  keepProfile,
  setLinkedinWork,
} from './linkedin-store.ts';
import type { LinkedinParts } from './linkedin-task.ts';
import { writeLinkedin } from './write-linkedin.ts';

const kind = 'optimize-linkedin';

const premiumOnly = { feature: 'linkedin', message: 'LinkedIn optimization is a Premium feature!' };

/** The first half. While one runs on the same form, it is that one. Premium costs no use, so none is taken. */
export function startLinkedin(
  { database, jobs, config }: Pick<Parts, 'database' | 'jobs' | 'config'>,
  person: Person,
  form: LinkedinForm,
  requestKey: RequestKey | undefined,
): Promise<{ workId: string }> {
  const { userId } = person;
  return database.asUser(userId, async (trx) => {
    if (!(await isPremium(trx, userId))) throw new AppError('premium_required', premiumOnly);
    if (form.resumeId && !(await findResume(trx, userId, form.resumeId)))
      throw new AppError('not_found', { message: 'Resume not found' });
    await holdLinkedin(trx, userId);
    const before = await findWorkOf(trx, userId, requestKey);
    if (before) return before;
    const running = await findRunning(trx, userId, kind);
    const same = running.find(({ input }) => isDeepStrictEqual(input, { form }));
    if (same) return joinWork(trx, userId, same.id, requestKey);
    const { workId } = await startWork(jobs, trx, {
      definition: { kind },
      person,
      input: { form },
      requestKey,
      atOnce: config.WORK_AT_ONCE,
    });
    await setLinkedinWork(trx, userId, workId);
    return { workId };
  });
}

/** The second half, in the worker: gather what the person has said, write, check, and save once. */
export const linkedinWork = ({ database, engine, models }: Pick<Parts, 'database' | 'engine' | 'models'>) =>
  defineWork<{ form: LinkedinForm }, LinkedinProfile>({
    kind,
    retryLimit: 3,
    expireInSeconds: 300,
    run: async ({ input: { form }, userId, workId, progress, asking, signal }) => {
      const own = engine.for({ userId, signal, isWork: true });
      const parts = { database, engine: own, models: await modelsFor(models, { userId, asking }) };
      const { task, resumeId } = await readTask(parts, { userId, workId, signal }, form);
      const profile = await writeLinkedin(parts, { task, userId, workId, signal, progress });
      return {
        result: profile,
        save: async (trx) => {
          await keepProfile(trx, userId, workId, { form, profile, resumeId });
          return { isFree: false };
        },
      };
    },
  });

/** The form, the resume that was picked as it reads now, and all that the person has said when asked. */
async function readTask(
  parts: LinkedinParts & { database: Database },
  work: { userId: string; workId: string; signal: AbortSignal },
  form: LinkedinForm,
): Promise<{ task: ProfileTask; resumeId: string | null }> {
  const { database, engine } = parts;
  const { userId } = work;
  const known = await database.asUser(userId, async (trx) => {
    const { answers } = await holdLinkedin(trx, userId);
    return { answers, found: await findPicked(trx, userId, form.resumeId) };
  });
  const { answers, found } = known;
  if (!found) return { task: { form, answers, resume: null }, resumeId: null };
  const source = found.data
    ? found.source
    : await readFirst(parts, { ...work, resumeId: found.id }, found.source);
  const data = found.data ?? (await engine.read({ ...source, posting: null })).data;
  return {
    task: {
      form,
      answers: { ...answers, refused: [...answers.refused, ...source.settled] },
      resume: { content: source.content, reading: source.reading, confirmed: source.confirmed, data },
    },
    resumeId: found.id,
  };
}

/** The one that the person picked; none if they picked none, and the newest if they weren't asked. */
async function findPicked(trx: Trx, userId: string, picked: LinkedinForm['resumeId']) {
  const id = picked === undefined ? await findNewestResumeId(trx, userId) : (picked ?? undefined);
  const resume = id === undefined ? undefined : await findResume(trx, userId, id);
  return resume && { id: resume.id, ...(await findEvidence(trx, userId, resume, null)) };
}
