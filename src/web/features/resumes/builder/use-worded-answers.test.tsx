import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Resume } from '#contract/resume.ts';
import { withAnswer } from '#domain/resume/answer-changes.ts';
import { playApi } from '#tests/support/played-api.ts';
import { render } from '#tests/support/render.tsx';
import { reviewedData, reviewedResume } from '#tests/support/reviewed-resume.ts';
import { resumeQuery } from '../resume-queries.ts';
import { useWordedAnswers } from './use-worded-answers.ts';

let page: Awaited<ReturnType<typeof render>> | undefined;
beforeEach(() => void vi.useFakeTimers());
afterEach(async () => {
  await page?.remove();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const model = { kind: 'model', name: 'a model', isFallback: false } as const;

/** With this many answers given. */
function answered(revision: number, count: number, writer: Resume['writer'] = model): Resume {
  const names = ['Tableau', 'Looker', 'Power BI'].slice(0, count);
  let state = { data: reviewedData, changes: reviewedResume().changes };
  const questions = names.map((name) => {
    const asked = { id: name, kind: 'tool', claim: name, name, quote: null, path: null } as const;
    const question = { ...asked, proposed: null, answer: null, words: '' } as const;
    const given = { answer: 'yes', words: `built boards in ${name}`, job: 0, answeredAt: '' } as const;
    const after = withAnswer(state, question, given);
    state = after;
    return after.question;
  });
  const structuredData = JSON.stringify(state.data);
  return reviewedResume({ revision, writer, questions, structuredData, changes: state.changes });
}

const worded = (resume: Resume): Resume => ({
  ...resume,
  revision: resume.revision + 1,
  questions: resume.questions.map((question) => ({ ...question, wordedBy: 'a model' })),
});

async function open(first: Resume) {
  let latest = first;
  const path = `POST /api/resumes/${first.id}/worded-answers`;
  const server = playApi({ [path]: () => worded(latest) });
  const client = new QueryClient();
  const { queryKey } = resumeQuery(first.id);
  client.setQueryData(queryKey, first);
  function Stage() {
    const { data } = useQuery({ ...resumeQuery(first.id), enabled: false });
    useWordedAnswers(data, 'saved');
    return <p>{data?.questions.map(({ wordedBy = 'us' }) => wordedBy).join()}</p>;
  }
  page = await render(
    <QueryClientProvider client={client}>
      <Stage />
    </QueryClientProvider>,
  );
  return {
    calls: () => server.named(path).length,
    shown: () => document.querySelector('p')?.textContent,
    answer: (resume: Resume) =>
      act(async () => {
        latest = resume;
        client.setQueryData(queryKey, resume);
      }),
    wait: (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms)),
  };
}

test('answers that are given one after the other are worded in one call, and once', async () => {
  const { calls, shown, answer, wait } = await open(answered(1, 1));
  await wait(1_500);
  await answer(answered(2, 2));
  await wait(1_500);
  expect(calls()).toBe(0);
  await wait(1_000);
  expect(calls()).toBe(1);
  expect(shown()).toBe('a model,a model');
  await wait(10_000);
  expect(calls()).toBe(1);
  // An optimize has put ours back.
  await answer(answered(9, 2));
  await wait(3_000);
  expect(calls()).toBe(2);
  expect(shown()).toBe('a model,a model');
});

test('nobody is asked where no model has written, and a refusal leaves the answers as they are', async () => {
  const builtIn = { kind: 'built-in', name: 'Built-in engine', isFallback: false } as const;
  const plain = await open(answered(1, 1, builtIn));
  await plain.wait(10_000);
  expect(plain.calls()).toBe(0);
  await page?.remove();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { shown, wait } = await open(answered(1, 1));
  const refusing = playApi({});
  await wait(10_000);
  expect(shown()).toBe('us');
  expect(refusing.calls).toHaveLength(1);
});
