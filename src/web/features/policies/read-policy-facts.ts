import { dayInWords, type PolicyFacts } from '#contract/policy-facts.ts';

/** Without a server that fills the page in, as in development: what holds then. */
const unset: Omit<PolicyFacts, 'today'> = {
  contact: 'support@candor.example',
  mailHost: '',
  signInHost: '',
  applies: ['no-model', 'own-sign-in', 'google-sign-in', 'stripe', 'own-mail'],
};

/** What the server says about itself in the page, as far as the policies tell it. */
export function readPolicyFacts(page: Document, now: Date): PolicyFacts {
  return { ...unset, ...given(page), today: dayInWords(now) };
}

function given(page: Document): Partial<PolicyFacts> | undefined {
  const content = page.querySelector<HTMLMetaElement>('meta[name="candor-config"]')?.content;
  if (!content) return undefined;
  try {
    return (JSON.parse(content) as { policies?: Partial<PolicyFacts> }).policies;
  } catch (error) {
    console.warn('What the policies say of this server could not be read.', error);
    return undefined;
  }
}
