import { originalVersion } from '#contract/resume.ts';
import { confirmedChangeId } from '#domain/resume/offer-changes.ts';
import { AppError } from '../../app-error.ts';
import { changeResume } from './change-resume.ts';
import { judgedOf } from './judged-store.ts';
import { contentPatch, type EditParts, scoringOf } from './resume-content.ts';
import type { StoredResume } from './resume-store.ts';
import { withoutSettled } from './settled-fields.ts';
import { findVersion, type VersionContent } from './version-store.ts';

/** Goes back to an earlier state, scored against today's posting; the present state is kept as a version. */
export function revertResume(
  { database, engine }: EditParts,
  userId: string,
  id: string,
  number: number,
): Promise<StoredResume> {
  return changeResume(database, userId, id, async (resume) => {
    const version =
      number === originalVersion
        ? originalOf(resume)
        : await database.asUser(userId, (trx) => findVersion(trx, userId, id, number));
    if (!version) throw new AppError('not_found', { message: 'This version is not there.' });
    const { data, ...rest } = version;
    // The changes of that state, which may be others than those of now.
    const judged = judgedOf(resume, resume.jobPosting, rest.changes);
    const content = await contentPatch(engine, data, { ...scoringOf(resume), judged });
    // A version from before sources and offers were kept has none of its own.
    const unsettled = withoutSettled(resume, {
      ...rest,
      offers: rest.offers ?? [],
      unsureSources: rest.unsureSources ?? resume.unsureSources,
    });
    return { patch: { ...unsettled, ...content }, reason: 'reverted' };
  });
}

/** What was pasted, as it was read: every change is taken back, and every offered line is open again. */
function originalOf(resume: StoredResume): VersionContent | undefined {
  const { parsedData, changes, offers, writer, reverted, questions, unsure, unsureSources, notices } = resume;
  const confirmed = new Set(offers.map(({ id }) => confirmedChangeId(id)));
  return (
    (parsedData && {
      data: parsedData,
      ...{ writer, reverted, questions, unsure, unsureSources, notices },
      changes: changes
        .filter(({ id }) => !confirmed.has(id))
        .map((change) => ({ ...change, state: 'rejected' as const })),
      offers: offers.map((offer) => ({ ...offer, answer: null, words: '', answeredAt: null })),
    }) ??
    undefined
  );
}
