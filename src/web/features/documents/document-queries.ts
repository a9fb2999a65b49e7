import { hashKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../api.ts';
import { ApiError } from '../../api-error.ts';
import { coverLetterQuery, coverLettersQuery } from '../cover-letters/cover-letter-queries.ts';
import { resumeQuery, resumesQuery } from '../resumes/resume-queries.ts';
import type { DocumentEntry } from './document-entry.ts';

/** What can be done with a document from outside; the lists are read again afterward. */
export function useDocumentMutations() {
  const rename = useAction(({ entry, title }: { entry: DocumentEntry; title: string }) =>
    entry.kind === 'resume' ? renameResume(entry.id, title) : renameLetter(entry.id, title),
  );
  const duplicate = useAction(({ entry: { kind, id }, key }: { entry: DocumentEntry; key: string }) =>
    kind === 'resume'
      ? api.duplicateResume({ params: { id }, idempotencyKey: key })
      : api.duplicateCoverLetter({ params: { id }, idempotencyKey: key }),
  );
  const remove = useAction(async ({ entry: { kind, id, title } }: { entry: DocumentEntry }) => {
    await (kind === 'resume'
      ? api.deleteResume({ params: { id } })
      : api.deleteCoverLetter({ params: { id } }));
    const { queryKey } = kind === 'resume' ? resumeQuery(id) : coverLetterQuery(id);
    // Whoever keeps a copy (`kept-answers.ts`) lets go of it.
    dispatchEvent(new CustomEvent('candor-deleted', { detail: hashKey(queryKey) }));
    return { title };
  });
  const restore = useAction(({ entry: { kind, id } }: { entry: DocumentEntry }) =>
    kind === 'resume' ? api.restoreResume({ params: { id } }) : api.restoreCoverLetter({ params: { id } }),
  );
  return { rename, duplicate, remove, restore };
}

/** Done when the lists show it, too. */
function useAction<Of extends { entry: DocumentEntry }>(run: (target: Of) => Promise<{ title: string }>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: run,
    onSuccess: async (_, { entry: { kind, id } }) => {
      const { queryKey } = kind === 'resume' ? resumeQuery(id) : coverLetterQuery(id);
      client.removeQueries({ queryKey });
      const lists = [resumesQuery.queryKey, coverLettersQuery.queryKey];
      await Promise.all(lists.map((list) => client.invalidateQueries({ queryKey: list, exact: true })));
    },
  });
}

const renameResume = (id: string, title: string) =>
  writeOver(async () => {
    const { revision } = await api.getResume({ params: { id } });
    return api.updateResume({ params: { id }, body: { revision, title } });
  });

const renameLetter = (id: string, title: string) =>
  writeOver(async () => {
    const { revision } = await api.getCoverLetter({ params: { id } });
    return api.updateCoverLetter({ params: { id }, body: { revision, title } });
  });

/** A name is written over whatever else has changed meanwhile; only the document's words must not be. */
async function writeOver<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'conflict') throw error;
    return write();
  }
}
