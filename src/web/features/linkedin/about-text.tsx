import { useLingui } from '@lingui/react';
import { useId, useState } from 'react';
import type { ProseSentence } from '#domain/claims/prose/prose.ts';
import { piecesOf, SourcedText } from '../../writing/result/sourced-text.tsx';
import { useOrigin } from './profile-sources.tsx';

/** The about section; a press on a sentence shows the words that it rests on. */
export function AboutText({ about, sentences }: { about: string; sentences: readonly ProseSentence[] }) {
  const { _ } = useLingui();
  const originOf = useOrigin();
  const [open, setOpen] = useState<number>();
  const pieces = piecesOf(about, sentences);
  const sources = pieces.find(({ start }) => start === open)?.sentence?.sources ?? [];
  const id = useId();
  return (
    <>
      {/* It can be scrolled by keys because the sentences in it take the focus. */}
      <div className="max-h-[400px] overflow-y-auto whitespace-pre-line text-base/relaxed [overflow-wrap:anywhere]">
        <SourcedText pieces={pieces} open={open} sourcesId={id} onOpen={setOpen} />
      </div>
      {sources.length > 0 ? (
        <div id={id} className="mt-3 space-y-2 rounded-md bg-sunken px-3.5 py-2.5 text-sm">
          {sources.map((source) => (
            <p key={source.quote}>
              <span className="block text-ink-3 text-xs">{originOf(source)}</span>
              <mark className="bg-wash text-ink-1 [overflow-wrap:anywhere]">{source.quote}</mark>
            </p>
          ))}
        </div>
      ) : (
        <p className="mt-3 text-ink-3 text-xs">{_('Select a sentence to see where it comes from.')}</p>
      )}
    </>
  );
}
