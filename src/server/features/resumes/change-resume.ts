import { AppError } from '../../app-error.ts';
import type { Database, Trx } from '../../database/database.ts';
import { getResume } from './get-resume.ts';
import { dataOf, type ResumePatch, type StoredResume, writeResume } from './resume-store.ts';
import { keepVersion, type Version } from './version-store.ts';

export interface ResumeChangeSet {
  patch: ResumePatch;
  /** Given where the words change: what is made of them is kept as a version. */
  reason?: Version['reason'];
  /** What is written in the same transaction. */
  alongside?(trx: Trx): Promise<void>;
}

const maxTries = 40;

/**
 * Works a change out upon the newest state and writes it if that is still the newest, else works it out again: scoring
 * takes its time, and no connection to the database waits for it.
 */
export async function changeResume(
  database: Database,
  userId: string,
  id: string,
  workOut: (resume: StoredResume) => Promise<ResumeChangeSet | undefined>,
): Promise<StoredResume> {
  for (let tries = 0; tries < maxTries; tries += 1) {
    const resume = await getResume(database, userId, id);
    const change = await workOut(resume);
    if (!change) return resume;
    const written = await database.asUser(userId, (trx) => writeChange(trx, userId, resume, change));
    if (written) return written;
  }
  throw new AppError('conflict');
}

/** Undefined, and nothing written, when the resume is no longer what the change was made from. */
export async function writeChange(
  trx: Trx,
  userId: string,
  resume: StoredResume,
  { patch, reason, alongside }: ResumeChangeSet,
): Promise<StoredResume | undefined> {
  const written = await writeResume(trx, userId, resume, patch);
  if (!written) return undefined;
  const made = reason && versionOf(written, reason);
  if (made) await keepVersion(trx, userId, resume.id, made, versionOf(resume, 'optimized'));
  await alongside?.(trx);
  return written;
}

function versionOf(resume: StoredResume, reason: Version['reason']): Version | undefined {
  const { writer, changes, offers, reverted, questions, unsure, unsureSources, notices, atsScore } = resume;
  const data = dataOf(resume);
  const score = atsScore === null ? null : Number(atsScore);
  const content = { writer, changes, offers, reverted, questions, unsure, unsureSources, notices };
  return data && { reason, content: { data, ...content }, score };
}
