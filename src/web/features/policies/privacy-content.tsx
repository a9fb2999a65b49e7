import type { PolicyFacts } from '#contract/policy-facts.ts';
import { PolicyArticle } from './policy-article.tsx';
import { privacySections } from './privacy-sections.ts';

export function PrivacyContent({ facts }: { facts: PolicyFacts }) {
  return (
    <PolicyArticle
      name="privacy"
      title="Privacy Policy"
      summary={[
        'Your documents are yours. We don’t sell them, show them to employers, or train models on them.',
        'We keep what your account needs and delete it when you say so.',
        'Every company that helps us is listed below, with what it gets.',
      ]}
      sections={privacySections}
      facts={facts}
    />
  );
}
