import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { Resume } from '#contract/resume.ts';
import { answersToWord } from '#domain/resume/worded-changes.ts';
import { api } from '../../../api.ts';
import { isWorkStarted } from '../../../work.ts';
import type { SaveStatus } from '../../../writing/document-saver.ts';
import { followWork } from '../../../writing/follow-work.ts';
import { resumeQuery } from '../resume-queries.ts';
import { dataOf } from './resume-edits.ts';

/** Who answers several questions in a row has them worded together. */
const pauseMs = 2_000;

/**
 * Has new answers put into the words of a resume, where a model has written this one. Their lines stand meanwhile as we put
 * them, and stay so where nothing better comes.
 */
export function useWordedAnswers(resume: Resume | undefined, status: SaveStatus): void {
  const client = useQueryClient();
  const [isWording, setWording] = useState(false);
  const asked = useRef('');
  const { id } = resume ?? {};
  const open = openAnswers(resume);
  const isReady = !isWording && status === 'saved';
  useEffect(() => {
    // All are worded; an optimize may open them again.
    if (open === '') asked.current = '';
    if (id === undefined || !isReady || asked.current === open) return;
    const timer = setTimeout(() => {
      asked.current = open;
      setWording(true);
      void wordAnswers(client, id).finally(() => setWording(false));
    }, pauseMs);
    return () => clearTimeout(timer);
  }, [client, id, open, isReady]);
}

/** The same as a part of a page. */
export function WordedAnswers({ resume, status }: { resume: Resume | undefined; status: SaveStatus }) {
  useWordedAnswers(resume, status);
  return null;
}

function openAnswers(resume: Resume | undefined): string {
  const data = resume && dataOf(resume.structuredData);
  if (!data || resume.writer?.kind !== 'model' || resume.workId) return '';
  const answers = answersToWord({ data, changes: resume.changes }, resume.questions);
  return answers.map(({ question }) => JSON.stringify([question.id, question.words])).join();
}

async function wordAnswers(client: QueryClient, id: string): Promise<void> {
  const params = { id };
  try {
    const answer = await api.wordAnswers({ params, idempotencyKey: crypto.randomUUID() });
    if (isWorkStarted(answer)) await followWork(answer.workId, new AbortController().signal, () => {});
    const worded = isWorkStarted(answer) ? await api.getResume({ params }) : answer;
    client.setQueryData(resumeQuery(id).queryKey, (known) =>
      known && known.revision >= worded.revision ? known : worded,
    );
  } catch (error) {
    console.warn('The answers could not be worded.', error);
  }
}
