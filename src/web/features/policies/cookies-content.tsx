import { useLingui } from '@lingui/react';
import type { PolicyFacts } from '#contract/policy-facts.ts';
import { cookieSections } from './cookie-sections.ts';
import { PolicyArticle } from './policy-article.tsx';
import { storedKeys } from './stored-keys.ts';

export function CookiesContent({ facts }: { facts: PolicyFacts }) {
  return (
    <PolicyArticle
      name="cookies"
      title="Cookie Policy"
      summary={[
        'We set no cookies. Your browser’s local storage keeps you signed in and saves your drafts.',
        'There are no analytics, no ads, and no tracking.',
      ]}
      sections={cookieSections}
      facts={facts}
      more={{ sectionId: 'types', content: <StoredKeys /> }}
    />
  );
}

/** Each key below its name, not beside it: on a phone a name takes the whole width. */
function StoredKeys() {
  const { _ } = useLingui();
  return (
    <dl className="border-t border-line text-sm">
      {storedKeys.map(({ key, purpose, kept }) => (
        <div key={key} className="border-b border-line py-2.5">
          <dt className="break-words font-semibold text-ink-1" translate="no">
            {key}
          </dt>
          <dd className="mt-0.5">{_(purpose)}</dd>
          <dd className="text-ink-3">{_(kept)}</dd>
        </div>
      ))}
    </dl>
  );
}
