import { readPolicyFacts } from './read-policy-facts.ts';
import { TermsContent } from './terms-content.tsx';

export function TermsOfServicePage() {
  return <TermsContent facts={readPolicyFacts(document, new Date())} />;
}
