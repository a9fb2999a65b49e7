import { removeDrafts } from '../native/drafts.ts';
import type { AuthResult } from '../session.tsx';

/** Out of the account. Drafts hold personal data, so what was kept on this device goes along. */
export async function leave(
  signOut: () => Promise<AuthResult>,
  navigate: (path: string) => void,
): Promise<AuthResult> {
  // First away from the page, so that it does not send a person who has just signed out to sign in.
  navigate('/');
  // Copies are gone at once, however long the server takes to answer; nothing of them keeps anybody signed in.
  void forgetCopies();
  const result = await signOut();
  if (result.error) return result;
  // Last, because the page that was left has kept its draft once more.
  removeDrafts();
  await forgetCopies();
  await forgetShared();
  return result;
}

/** An old page may no longer get the parts that this takes: the next start removes what is left. */
const ifPossible = (work: () => Promise<void>) =>
  work().catch((error: unknown) => console.warn('What was kept on this device could not be removed.', error));

const forgetCopies = () => ifPossible(async () => (await import('../kept-answers.ts')).forgetAnswers());
const forgetShared = () => ifPossible(async () => (await import('../native/shared-file.ts')).removeShared());
