import type { MessageId } from '@lingui/core';
import { useLingui } from '@lingui/react';
import type { SentenceSource, SourceKind } from '#domain/claims/prose/prose.ts';

const origins: Readonly<Record<SourceKind, MessageId>> = {
  resume: 'From your resume',
  edited: 'From your resume, edited by you',
  confirmed: 'You confirmed this',
  form: 'From what you entered',
  posting: 'From the job posting',
};

/** The words that a sentence rests on, by where they were written. */
export function SentenceSources({ sources }: { sources: readonly SentenceSource[] }) {
  return [...byOrigin(sources)].map(([origin, together]) => <Sources key={origin} sources={together} />);
}

/** What was written in one place is shown together. */
const byOrigin = (sources: readonly SentenceSource[]) =>
  Map.groupBy(sources, ({ from, place }) => `${from} ${place}`);

function Sources({ sources }: { sources: readonly SentenceSource[] }) {
  const { _ } = useLingui();
  const [first] = sources;
  if (!first) return null;
  return (
    <figure className="mt-2.5 rounded-md bg-sunken px-3 py-2.5 text-xs">
      <figcaption className="text-ink-3">
        {[_(origins[first.from]), first.place].filter(Boolean).join(', ')}
      </figcaption>
      {[...new Set(sources.map(({ quote }) => quote))].map((quote) => (
        <blockquote key={quote} className="mt-1 text-ink-2 [overflow-wrap:anywhere]">
          <mark className="bg-wash text-ink-1">{quote}</mark>
        </blockquote>
      ))}
    </figure>
  );
}
