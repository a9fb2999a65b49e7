import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Resume } from '#contract/resume.ts';
import { answersToWord } from '#domain/resume/worded-changes.ts';
import { api } from '../../../api.ts';
import { isWorkStarted } from '../../../work.ts';
import type { SaveStatus } from '../../../writing/document-saver.ts';
import { useWork } from '../../../writing/use-work.ts';
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
  const { id = '' } = resume ?? {};
  const [workId, setWorkId] = useState<string>();
  const asked = useRef('');
  const open = openAnswers(resume);
  const keep = (worded: Resume) =>
    client.setQueryData(resumeQuery(id).queryKey, (known) =>
      known && known.revision >= worded.revision ? known : worded,
    );
  const { start, isBusy } = useWork({
    workId,
    read: (signal) => api.getResume({ params: { id }, signal }),
    onEnded: (worded) => {
      setWorkId(undefined);
      if (worded) keep(worded);
    },
    onDone: () => {},
    failureOf: (error) => {
      console.warn('The answers could not be worded.', error);
      return undefined;
    },
  });
  const word = useEffectEvent(() =>
    start({
      call: (idempotencyKey) => api.wordAnswers({ params: { id }, idempotencyKey }),
      onStarted: (answer) => void (isWorkStarted(answer) ? setWorkId(answer.workId) : keep(answer)),
    }),
  );
  const isReady = !isBusy && status === 'saved';
  useEffect(() => {
    // All are worded; an optimize may open them again.
    if (open === '') asked.current = '';
    if (id === '' || !isReady || asked.current === open) return;
    const timer = setTimeout(() => {
      asked.current = open;
      word();
    }, pauseMs);
    return () => clearTimeout(timer);
  }, [id, open, isReady]);
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
