import { queryOptions } from '@tanstack/react-query';
import type { Resume } from '#contract/resume.ts';
import { api } from '../../../api.ts';

type Written = Pick<Resume, 'id' | 'revision'>;

/** The revision is part of the keys: what was read of an earlier state is not shown for a later one. */
export const versionsQuery = ({ id, revision }: Written) =>
  queryOptions({
    queryKey: ['/api/resumes', id, 'versions', revision],
    queryFn: ({ signal }) => api.listResumeVersions({ params: { id }, signal }),
  });

export const readBackQuery = ({ id, revision }: Written, format: 'pdf' | 'docx') =>
  queryOptions({
    queryKey: ['/api/resumes', id, 'read-back', format, revision],
    queryFn: ({ signal }) => api.readBackResume({ params: { id }, query: { format }, signal }),
  });
