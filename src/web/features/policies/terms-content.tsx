import type { PolicyFacts } from '#contract/policy-facts.ts';
import { PolicyArticle } from './policy-article.tsx';
import { termsSections } from './terms-sections.ts';

export function TermsContent({ facts }: { facts: PolicyFacts }) {
  return (
    <PolicyArticle
      name="terms"
      title="Terms of Service"
      summary={[
        'What you make with Candor is yours, with or without Premium.',
        'Premium is $14.99 per month and renews until you cancel, which takes two clicks.',
        'Candor helps you tell the truth well. Check everything before you send it.',
      ]}
      sections={termsSections}
      facts={facts}
    />
  );
}
