import { useLingui } from '@lingui/react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { SentenceSources } from '../../writing/result/sentence-sources.tsx';
import type { NumberedSentence } from './letter-parts.ts';

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
        <SentenceSources sources={sentence.sources} />
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
