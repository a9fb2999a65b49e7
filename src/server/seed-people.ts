import { createPasswords } from './auth/passwords.ts';
import { createUser, findUserByEmail } from './auth/user-store.ts';
import { sampleText } from './features/resumes/sample-text.ts';
import type { RunningProcess } from './process/start-process.ts';
import type { FakeStripe } from './providers/stripe.fake.ts';
import { cardFor, confirmIntent } from './providers/stripe-payments.fake.ts';

interface SeededPerson {
  email: string;
  password: string;
  isPremium: boolean;
}

/** Of development alone, so that nobody begins on empty pages. */
export const seededPeople: readonly SeededPerson[] = [
  { email: 'free@example.com', password: 'candor-free-demo', isPremium: false },
  { email: 'premium@example.com', password: 'candor-premium-demo', isPremium: true },
];

/** Makes the accounts that are not there yet, and gives those it made. */
export async function seedAccounts({ parts }: RunningProcess): Promise<SeededPerson[]> {
  const db = parts.signInDatabase?.shared;
  if (!db) return [];
  const passwords = await createPasswords();
  const made: SeededPerson[] = [];
  for (const person of seededPeople) {
    const { email, password } = person;
    if (await findUserByEmail(db, email)) continue;
    await createUser(db, {
      email,
      passwordHash: await passwords.hash(password),
      confirmed: true,
      metadata: {},
    });
    made.push(person);
  }
  await passwords.close();
  return made;
}

/** Fills a new account as its owner would: buys Premium where it's theirs, pastes a resume, and optimizes it. */
export async function seedDocuments(
  { address }: RunningProcess,
  { email, password, isPremium }: SeededPerson,
  stripe: FakeStripe | undefined,
): Promise<void> {
  const post = async (path: string, body: object, headers: Record<string, string> = {}) => {
    const answer = await fetch(new URL(path, address), {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
    return (await answer.json()) as Record<string, string>;
  };
  const signedIn = await post('/auth/v1/token?grant_type=password', { email, password });
  const headers = { authorization: `Bearer ${signedIn.access_token}` };
  if (isPremium && stripe) {
    const { clientSecret = '' } = await post('/api/create-subscription', {}, headers);
    const paymentIntentId = payWithTestCard(stripe, clientSecret);
    await post('/api/confirm-subscription', { paymentIntentId }, headers);
  }
  const paste = () => post('/api/resumes', { originalContent: sampleText }, headers);
  const { id } = await paste();
  // The free one keeps its free use.
  if (!isPremium) return;
  await post(`/api/resumes/${id}/optimize`, {}, headers);
  await paste();
}

function payWithTestCard({ world }: FakeStripe, clientSecret: string): string {
  const intent = world.intents.get(clientSecret.split('_secret_')[0] ?? '');
  if (!intent) throw new Error('There is nothing to pay.');
  return confirmIntent(world, intent, cardFor(world, { name: 'pm_card_visa' }, intent.customer), '').id;
}
