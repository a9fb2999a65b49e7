import { removeDrafts } from '../native/drafts.ts';
import type { AuthResult } from '../session.tsx';

/** Out of the account. Drafts hold personal data, so what was kept on this device goes along. */
export async function leave(
  signOut: () => Promise<AuthResult>,
  navigate: (path: string) => void,
): Promise<AuthResult> {
  // First away from the page, so that it does not send a person who has just signed out to sign in.
  navigate('/');
  // Copies are gone at once, however long the server takes to answer.
  const { forgetAnswers } = await import('../kept-answers.ts');
  await forgetAnswers();
  const result = await signOut();
  if (result.error) return result;
  // Last, because the page that was left has kept its draft once more.
  removeDrafts();
  await forgetAnswers();
  const { removeShared } = await import('../native/shared-file.ts');
  await removeShared();
  return result;
}
