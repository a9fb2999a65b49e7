import { fileRefusals } from '#contract/file-refusals.ts';
import { resume as resumeSchema } from '#contract/resume.ts';
import { defaultTemplateId, templates } from '#domain/resume/templates.ts';
import { AppError } from '../../app-error.ts';
import type { Trx } from '../../database/database.ts';
import type { Upload } from '../../http/uploads.ts';
import type { Archive } from '../../importing/read-archive.ts';
import { RefusedFile } from '../../importing/refused-file.ts';
import type { Parts } from '../../parts.ts';
import { checkDocumentRoom } from '../../quota/document-room.ts';
import { isPremium } from '../../quota/uses.ts';
import { keepConfirmation } from '../resumes/confirmation-store.ts';
import { findResume } from '../resumes/resume-store.ts';
import { addCoverLetter, addLetterVersion, addResume, addVersion } from './import-store.ts';

type ImportParts = Pick<Parts, 'database' | 'archives' | 'config'>;

/** The documents of an export join this account, all of them or none. */
export async function importAccount(
  { database, archives, config }: ImportParts,
  userId: string,
  { file }: Upload,
) {
  const archive = await archives.read(file).catch(refuse);
  const added = archive.resumes.length + archive.letters.length;
  return database.asUser(userId, async (trx) => {
    if (added > config.DOCUMENTS_PER_PERSON)
      throw new AppError('invalid_request', { message: tooMany(config) });
    const mayUseAll = await isPremium(trx, userId);
    const ids = new Map<string, string>();
    let looksChanged = 0;
    for (const row of archive.resumes) {
      const isLocked = templates[row.template_id].isPremium && !mayUseAll;
      const id = await addResume(trx, userId, isLocked ? { ...row, template_id: defaultTemplateId } : row);
      if (id === undefined) continue;
      ids.set(row.id, id);
      if (isLocked) looksChanged += 1;
    }
    await addWhatHangsOn(trx, userId, archive, ids);
    await checkReadable(trx, userId, ids.values());
    const coverLetters = await addLetters(trx, userId, archive, ids);
    await checkDocumentRoom(trx, userId, config);
    return { resumes: ids.size, coverLetters, looksChanged };
  });
}

const tooMany = ({ DOCUMENTS_PER_PERSON: max }: Pick<Parts['config'], 'DOCUMENTS_PER_PERSON'>) =>
  `This export holds more documents than the ${max} we can keep for you.`;

function refuse(error: unknown): never {
  if (!(error instanceof RefusedFile)) throw error;
  const { code, message } = fileRefusals[error.refusal];
  throw new AppError(code, { message });
}

/** Earlier states, and what the person said when asked: only of resumes that came in now. */
async function addWhatHangsOn(
  trx: Trx,
  userId: string,
  { versions, answers }: Archive,
  ids: ReadonlyMap<string, string>,
): Promise<void> {
  for (const version of versions) {
    const resumeId = ids.get(version.resume_id);
    if (resumeId) await addVersion(trx, userId, resumeId, version);
  }
  for (const answer of answers) {
    const resumeId = ids.get(answer.resume_id ?? '');
    if (resumeId) await keepConfirmation(trx, userId, resumeId, answer);
  }
}

/** A letter needs its resume; one whose resume was here already has come in with that. */
async function addLetters(
  trx: Trx,
  userId: string,
  { letters, letterVersions }: Archive,
  ids: ReadonlyMap<string, string>,
): Promise<number> {
  const letterIds = new Map<string, string>();
  for (const letter of letters) {
    const resumeId = ids.get(letter.resume_id);
    const id = resumeId && (await addCoverLetter(trx, userId, resumeId, letter));
    if (id) letterIds.set(letter.id, id);
  }
  for (const version of letterVersions) {
    const letterId = letterIds.get(version.letter_id);
    if (letterId) await addLetterVersion(trx, userId, letterId, version);
  }
  return letterIds.size;
}

/** What a page could not show must not come in. */
async function checkReadable(trx: Trx, userId: string, ids: Iterable<string>): Promise<void> {
  for (const id of ids) {
    const isReadable = await findResume(trx, userId, id).then(
      (row) => resumeSchema.safeParse(row).success,
      (error: unknown) => {
        if (error instanceof TypeError) return false;
        throw error;
      },
    );
    if (!isReadable) refuse(new RefusedFile('damaged'));
  }
}
