import { CookiesContent } from './cookies-content.tsx';
import { readPolicyFacts } from './read-policy-facts.ts';

export function CookiePolicyPage() {
  return <CookiesContent facts={readPolicyFacts(document, new Date())} />;
}
