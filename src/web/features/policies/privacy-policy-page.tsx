import { PrivacyContent } from './privacy-content.tsx';
import { readPolicyFacts } from './read-policy-facts.ts';

export function PrivacyPolicyPage() {
  return <PrivacyContent facts={readPolicyFacts(document, new Date())} />;
}
