import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Resume } from '#contract/resume.ts';
import { playApi } from '#tests/support/played-api.ts';
import { eventually, render } from '#tests/support/render.tsx';
import { reviewedResume } from '#tests/support/reviewed-resume.ts';
import { UpgradeProvider } from '../../../upgrade.tsx';
import { resumeQuery } from '../resume-queries.ts';
import { type ResumeEdits, useResumeEdits } from './use-resume-edits.ts';

let page: Awaited<ReturnType<typeof render>> | undefined;
afterEach(async () => {
  await page?.remove();
  vi.unstubAllGlobals();
});

const stateOf = (resume: Resume | undefined) => resume?.changes.find(({ id }) => id === 'team')?.state;

test('what was saved stays on the page, also before the cache has told the page', async () => {
  const before = reviewedResume({ revision: 1 });
  const changes = before.changes.map((each) => ({ ...each, state: 'kept' as const }));
  playApi({ [`POST /api/resumes/${before.id}/decisions`]: { ...before, revision: 2, changes } });
  const client = new QueryClient();
  client.setQueryData(resumeQuery(before.id).queryKey, before);
  const seen: ResumeEdits[] = [];
  // The resume stays the one from before, as it does until the cache has told of the new one.
  function Stage() {
    seen.push(useResumeEdits(before));
    return null;
  }
  page = await render(
    <QueryClientProvider client={client}>
      <UpgradeProvider>
        <Stage />
      </UpgradeProvider>
    </QueryClientProvider>,
  );
  await act(() => import('./resume-rules.ts'));
  const drawn = seen.length;
  await act(async () => seen.at(-1)?.add({ kind: 'decide', changeIds: ['team'], state: 'kept' }));
  await eventually(() => expect(seen.at(-1)).toMatchObject({ status: 'saved', edits: [] }));
  expect(new Set(seen.slice(drawn).map(({ shown }) => stateOf(shown)))).toEqual(new Set(['kept']));
});
