import { randomUUID } from 'node:crypto';
import type { NewCoverLetter } from '#contract/cover-letters.ts';
import { nameOfPosting } from '#domain/posting/posting-name.ts';
import type { ResumeData } from '#domain/resume/resume.ts';
import { AppError } from '../../app-error.ts';
import type { Person } from '../../auth/identify.ts';
import { defineWork, findWorkOf, startWork } from '../../background/work.ts';
import { hasShownLine } from '../../background/work-event-store.ts';
import type { Database, Trx } from '../../database/database.ts';
import type { LetterTask } from '../../engine/engine.ts';
import type { RequestKey } from '../../http/request-key.ts';
import { modelsFor } from '../../models/models-for.ts';
import type { Parts } from '../../parts.ts';
import type { Config } from '../../process/config.ts';
import { checkDocumentRoom } from '../../quota/document-room.ts';
import { keepConfirmation } from '../resumes/confirmation-store.ts';
import { findEvidence } from '../resumes/evidence-store.ts';
import { readFirst } from '../resumes/reading-store.ts';
import { findResume, type StoredResume } from '../resumes/resume-store.ts';
import { insertCoverLetter } from './cover-letter-store.ts';
import type { FinishedLetter, LetterParts, LetterWork } from './letter-task.ts';
import { keepLetterVersion } from './letter-version-store.ts';
import { writeLetter } from './write-letter.ts';

const kind = 'generate-cover-letter';

/** What the work ends with. There is no such letter where its resume was deleted after sentences were shown. */
export interface GeneratedLetter {
  letterId: string;
}

/** The first half: one transaction takes the use and sends the job. */
export function startLetter(
  { database, jobs, config }: Pick<Parts, 'database' | 'jobs' | 'config'>,
  person: Person,
  input: NewCoverLetter,
  requestKey: RequestKey | undefined,
): Promise<{ workId: string }> {
  const { userId } = person;
  return database.asUser(userId, async (trx) => {
    const before = await findWorkOf(trx, userId, requestKey);
    if (before) return before;
    found(await findResume(trx, userId, input.resumeId));
    await checkDocumentRoom(trx, userId, config, { coming: 1 });
    return startWork(jobs, trx, {
      definition: { kind },
      person,
      input,
      requestKey,
      atOnce: config.WORK_AT_ONCE,
      charge: { feature: 'coverLetter', freeLimit: config.FREE_COVER_LETTERS },
    });
  });
}

/** The second half, in the worker: read, match, write, check every sentence, and save once. */
export const letterWork = ({
  database,
  engine,
  models,
  config,
}: Pick<Parts, 'database' | 'engine' | 'models' | 'config'>) =>
  defineWork<NewCoverLetter, GeneratedLetter>({
    kind,
    retryLimit: 3,
    expireInSeconds: 300,
    run: async ({ input, userId, workId, progress, asking, signal, stop }) => {
      const own = engine.for({ userId, signal, isWork: true });
      const parts = { database, engine: own, models: await modelsFor(models, { userId, asking }) };
      const letter = await taskOf(parts, { userId, workId, signal, stop }, input);
      const finished = await writeLetter(parts, { letter, userId, workId, signal, stop, progress });
      const letterId = randomUUID();
      return {
        result: { letterId },
        save: (trx) => save(trx, { userId, workId, letterId, input, data: letter.data, finished, config }),
        // A configured model failed: what the built-in engine made instead is kept, and what the model had finished; it costs nothing.
        giveBack: finished.writer.isFallback || finished.notices.includes('model-broke-off'),
      };
    },
  });

async function taskOf(
  parts: LetterParts & { database: Database },
  work: Pick<LetterWork, 'userId' | 'workId' | 'signal' | 'stop'>,
  { resumeId, jobPosting, tone, length, answers = [] }: NewCoverLetter,
): Promise<LetterTask> {
  const { engine, database } = parts;
  const { userId } = work;
  const evidence = await database.asUser(userId, async (trx) => {
    const resume = found(await findResume(trx, userId, resumeId));
    for (const { ask: claim, words } of answers)
      await keepConfirmation(trx, userId, resumeId, { about: 'line', job: '', claim, answer: 'yes', words });
    return findEvidence(trx, userId, resume, jobPosting);
  });
  // What was just answered isn't asked again.
  const settled = [...evidence.source.settled, ...answers.map(({ ask }) => ask)];
  const read = evidence.data
    ? evidence.source
    : await readFirst(parts, { ...work, resumeId }, evidence.source);
  const source = { ...read, settled, posting: jobPosting };
  const data = evidence.data ?? (await engine.read(source)).data;
  return { source, data, tone, length, today: new Date().toISOString().slice(0, 10) };
}

interface Saving {
  userId: string;
  workId: string;
  letterId: string;
  input: NewCoverLetter;
  data: ResumeData;
  finished: FinishedLetter;
  config: Config;
}

/**
 * In the transaction that settles the use. A resume that was deleted meanwhile ends the work, and the use is back unless
 * sentences were shown: reading them and deleting the resume would be a free use after another.
 */
async function save(
  trx: Trx,
  { userId, workId, letterId: id, input, data, finished, config }: Saving,
): Promise<{ isFree: boolean }> {
  const { resumeId, jobPosting, tone, length } = input;
  const known = await findResume(trx, userId, resumeId, { hold: true });
  const hasShown = await hasShownLine(trx, userId, workId);
  if (!known && hasShown) return { isFree: false };
  found(known);
  const { writer, content, sentences, offers, notices } = finished;
  const state = { content, sentences, offers, writer, notices: [...new Set(notices)] };
  const title = nameOfPosting(jobPosting);
  const owner = { personalInfo: data.personalInfo, language: data.language };
  await insertCoverLetter(trx, userId, { id, resumeId, owner, title, jobPosting, tone, length, ...state });
  await keepLetterVersion(trx, userId, id, { reason: 'generated', content: state });
  await checkDocumentRoom(trx, userId, config);
  return { isFree: false };
}

function found(resume: StoredResume | undefined): StoredResume {
  if (!resume) throw new AppError('not_found', { message: 'Resume not found' });
  return resume;
}
