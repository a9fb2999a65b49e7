import { type ChangeState, decideChange } from '#domain/resume/resume-changes.ts';
import { AppError } from '../../app-error.ts';
import { changeResume } from './change-resume.ts';
import { contentPatch, type EditParts, scoringOf } from './resume-content.ts';
import { dataOf, type StoredResume } from './resume-store.ts';

/** Keeps, rejects or reopens changes; saying the same twice changes nothing. */
export function decideChanges(
  { database, engine }: EditParts,
  userId: string,
  id: string,
  decisions: readonly { changeId: string; state: ChangeState }[],
): Promise<StoredResume> {
  return changeResume(database, userId, id, async (resume) => {
    let data = dataOf(resume);
    const changes = structuredClone(resume.changes);
    let isNew = false;
    for (const { changeId, state } of decisions) {
      const change = changes.find((one) => one.id === changeId);
      if (!data || !change) throw new AppError('not_found', { message: 'This change is not there.' });
      if (change.state === state) continue;
      data = decideChange(data, change, state);
      change.state = state;
      isNew = true;
    }
    if (!data || !isNew) return undefined;
    const content = await contentPatch(engine, data, scoringOf(resume));
    return { patch: { ...content, changes }, reason: 'decided' };
  });
}
