import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { act, Suspense } from 'react';
import { afterEach, expect, test } from 'vitest';
import { eventually, press, render } from '#tests/support/render.tsx';
import { createSignIn, sessionOf } from '#tests/support/sign-in.tsx';
import { ApiError } from './api-error.ts';
import { dataPage } from './data-page.tsx';
import { UpgradeProvider } from './upgrade.tsx';

let page: Awaited<ReturnType<typeof render>> | undefined;
afterEach(async () => page?.remove());

let answers = 0;

function Status() {
  const client = useQueryClient();
  const { data } = useQuery({ queryKey: ['status'], queryFn: async () => `answer ${++answers}` });
  const spend = useMutation({
    mutationFn: async (body: object) => {
      throw new ApiError(403, JSON.stringify(body));
    },
  });
  return (
    <>
      <p>{data}</p>
      <p>{client.getQueryCache().getAll().length} kept</p>
      <button type="button" onClick={() => spend.mutate({ code: 'limit_reached', feature: 'resume' })}>
        Spend
      </button>
      <button type="button" onClick={() => spend.mutate({ code: 'not_found' })}>
        Miss
      </button>
    </>
  );
}

const StatusPage = dataPage(async () => Status);

async function open(user: { id: string; email: string }) {
  const signIn = createSignIn(user, () => ({
    status: 200,
    body: sessionOf({ id: 'user-2', email: 'b@example.com' }),
  }));
  page = await render(
    <signIn.SignedIn>
      <UpgradeProvider>
        <Suspense>
          <StatusPage />
        </Suspense>
      </UpgradeProvider>
    </signIn.SignedIn>,
  );
  return { page, signIn };
}

const text = () => document.body.textContent;

test('what was fetched stays for the same person and is gone for the next', async () => {
  await open({ id: 'user-1', email: 'a@example.com' });
  await eventually(() => expect(text()).toContain('answer 1'));
  await page?.remove();
  const { signIn } = await open({ id: 'user-1', email: 'a@example.com' });
  await eventually(() => expect(text()).toContain('answer 1'));
  await act(() => signIn.client.signInWithPassword({ email: 'b@example.com', password: 'hunter22' }));
  await eventually(() => expect(text()).toContain('answer 2'));
});

test('a call past the plan opens the upgrade dialog with the message of its feature; other errors do not', async () => {
  await open({ id: 'user-1', email: 'a@example.com' });
  await eventually(() => expect(text()).toContain('answer'));
  await press('Miss');
  expect(document.querySelector('[role="dialog"]')).toBeNull();
  await press('Spend');
  await eventually(() => expect(document.querySelector('[role="dialog"]')).not.toBeNull());
  const dialog = document.querySelector('[role="dialog"]')?.textContent;
  expect(dialog).toContain('Upgrade to Premium');
  expect(dialog).toContain(
    "You've used your free resume optimization! Unlock unlimited access for just $14.99/month.",
  );
  expect(document.querySelectorAll('[role="dialog"] li')).toHaveLength(6);
  await press('Maybe Later');
  await eventually(() => expect(document.querySelector('[role="dialog"]')).toBeNull());
});
