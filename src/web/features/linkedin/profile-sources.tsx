import type { MessageId } from '@lingui/core';
import { useLingui } from '@lingui/react';
import type { LinkedinProfile } from '#contract/linkedin.ts';

type Sentence = LinkedinProfile['aboutSentences'][number];
type Source = Sentence['sources'][number];

const origins: Readonly<Record<Source['from'], MessageId>> = {
  resume: 'Resume',
  edited: 'Resume, edited by you',
  confirmed: 'Confirmed by you',
  form: 'Form',
  posting: 'Posting',
};

/** Whose words these are, and of which job. */
export function useOrigin(): (source: Source) => string {
  const { _ } = useLingui();
  return ({ from, place }) => (place === '' ? _(origins[from]) : `${_(origins[from])}, ${place}`);
}

/** Each part of the headline with the words that it rests on. */
export function PartSources({ parts }: { parts: readonly Sentence[] }) {
  const { _ } = useLingui();
  const originOf = useOrigin();
  const rows = parts.filter(({ sources }) => sources.length > 0);
  if (rows.length === 0) return null;
  return (
    <div className="mt-6 border-line border-t pt-4">
      <h3 className="font-bold text-sm">{_('Where it comes from')}</h3>
      <ul className="mt-1.5 divide-y divide-line text-sm">
        {rows.map(({ text, sources }) => (
          <li key={text} className="grid gap-x-4 gap-y-0.5 py-2 sm:grid-cols-[2fr_3fr]">
            <span className="[overflow-wrap:anywhere]">{text}</span>
            <span className="space-y-0.5">
              {sources.map((source) => (
                <span key={source.quote} className="flex justify-between gap-3 text-ink-2">
                  <q className="min-w-0 [overflow-wrap:anywhere]">{source.quote}</q>
                  <small className="shrink-0 text-2xs text-ink-3">{originOf(source)}</small>
                </span>
              ))}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
