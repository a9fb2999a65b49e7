import { fieldAt } from '#domain/resume/resume-changes.ts';
import { AppError } from '../../app-error.ts';
import type { Database } from '../../database/database.ts';
import { changeResume } from './change-resume.ts';
import { dataOf, type StoredResume } from './resume-store.ts';

/** The person has looked at a field and says that it was read right, or takes that back. Its words stay as they are. */
export function settleField(
  database: Database,
  userId: string,
  id: string,
  { path, isSettled }: { path: string; isSettled: boolean },
): Promise<StoredResume> {
  return changeResume(database, userId, id, async (resume) => {
    const { unsure, unsureSources } = resume;
    const isOpen = unsure.includes(path);
    const isKnown = unsureSources.some((source) => source.path === path);
    if (!isOpen && !isKnown) throw new AppError('not_found', { message: 'This field is not one to check.' });
    if (isOpen !== isSettled) return undefined;
    const patch = { unsure: isSettled ? unsure.filter((each) => each !== path) : [...unsure, path] };
    // A resume from before sources were kept: this is how taking it back finds the field.
    return {
      patch: isKnown ? patch : { ...patch, unsureSources: [...unsureSources, sourceless(resume, path)] },
    };
  });
}

function sourceless(resume: StoredResume, path: string) {
  const data = dataOf(resume);
  return { path, read: (data && fieldAt(data, path)) ?? '', spans: [] };
}
