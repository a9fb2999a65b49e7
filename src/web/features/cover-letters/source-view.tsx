import type { MessageId } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { SentenceSource, SourceKind } from '#domain/prose/prose.ts';
import { Button } from '../../ui/button.tsx';
import type { NumberedSentence } from './letter-parts.ts';

const origins: Readonly<Record<SourceKind, MessageId>> = {
  resume: 'From your resume',
  edited: 'From your resume, edited by you',
  confirmed: 'You confirmed this',
  form: 'From what you entered',
  posting: 'From the job posting',
};

interface SourceViewProps {
  count: number;
  current: NumberedSentence;
  onGo: (number: number) => void;
}

/** One sentence with the words that it rests on, and the way to the next. */
export function SourceView({ count, current: { number, sentence }, onGo }: SourceViewProps) {
  const { _ } = useLingui();
  return (
    <>
      <div aria-live="polite">
        <p className="text-base/relaxed [overflow-wrap:anywhere]">{sentence.text}</p>
        {[...byOrigin(sentence.sources)].map(([origin, sources]) => (
          <Sources key={origin} sources={sources} />
        ))}
      </div>
      <div className="mt-2 -ms-2.5 flex items-center gap-0.5">
        <Button variant="ghost" size="row" disabled={number <= 1} onClick={() => onGo(number - 1)}>
          <ChevronLeft className="size-4 rtl:-scale-x-100" aria-hidden="true" />
          {_('Previous')}
        </Button>
        <Button variant="ghost" size="row" disabled={number >= count} onClick={() => onGo(number + 1)}>
          {_('Next')}
          <ChevronRight className="size-4 rtl:-scale-x-100" aria-hidden="true" />
        </Button>
        <span className="ms-auto font-semibold text-ink-3 text-xs tabular-nums">
          {_('{number} of {count}', { number, count })}
        </span>
      </div>
    </>
  );
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
