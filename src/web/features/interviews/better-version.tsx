import { useLingui } from '@lingui/react';
import { Copy } from 'lucide-react';
import type { InterviewReview } from '#contract/interviews.ts';
import { Button } from '../../ui/button.tsx';
import { useCopy } from '../../writing/result/use-copy.ts';

/** One better version, who wrote it, and the places that only the person can fill. */
export function BetterVersion({ review: { better, writer } }: { review: InterviewReview }) {
  const { _ } = useLingui();
  const copy = useCopy();
  const hasGaps = better.some(({ isMissing }) => isMissing);
  const text = better.map((part) => part.text).join(' ');
  return (
    <div>
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h4 className="font-semibold text-sm">{_('A better version')}</h4>
        <p className="text-ink-3 text-xs">
          {writer.kind === 'model'
            ? _('Written by {name}, checked against your own words.', { name: writer.name })
            : _('From your answer. Nothing added.')}
        </p>
      </div>
      <p className="mt-2 rounded-md bg-sunken px-4 py-3.5 text-base/[1.7] [overflow-wrap:anywhere]">
        {better.map((part, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an answer may say a thing twice
          <span key={index}>
            {index > 0 && ' '}
            {part.isMissing ? <Gap text={part.text} /> : part.text}
          </span>
        ))}
      </p>
      {writer.isFallback && (
        <p className="mt-1.5 text-ink-2 text-xs">
          {_('The writing model could not be reached, so our built-in engine wrote this.')}
        </p>
      )}
      <div className="mt-1.5 flex flex-wrap items-center justify-between gap-x-3">
        <p className="text-ink-2 text-xs">{hasGaps && _('Only you can fill in the dashed parts.')}</p>
        <Button
          variant="ghost"
          size="sm"
          className="-me-3 max-lg:min-h-11"
          onClick={() => void copy(text, 'Better version copied to clipboard')}
        >
          <Copy className="size-4" aria-hidden="true" />
          {_('Copy')}
        </Button>
      </div>
    </div>
  );
}

/** Amber and dashed, as whatever isn't there yet. */
function Gap({ text }: { text: string }) {
  const { _ } = useLingui();
  return (
    <span className="rounded-sm box-decoration-clone border border-warn border-dashed px-1.5 py-0.5 text-warn">
      <span className="sr-only">{_('For you to fill in:')} </span>
      {text}
    </span>
  );
}
