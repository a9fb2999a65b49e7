import type { MessageId } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { Suspense } from 'react';
import type { CoverLetter } from '#contract/cover-letters.ts';
import { lazyPart } from '../../ui/lazy-part.ts';
import { useIsPhone } from '../../ui/use-is-phone.ts';
import type { NumberedSentence } from './letter-parts.ts';
import { SourceView } from './source-view.tsx';
import type { LetterEdits } from './use-letter-edits.ts';
import type { ShownSource } from './use-source.ts';

const Suggestions = lazyPart(() => import('./suggestions.tsx').then((file) => file.Suggestions));
const Sheet = lazyPart(() => import('../../ui/sheet.tsx').then((file) => file.Sheet));

const allEdited: MessageId =
  'None of the sentences we wrote is in this letter anymore. What’s there is in your own words.';
const ownWords: MessageId = 'This letter is in your own words, so there are no sources to show.';

interface SourcesPanelProps {
  letter: CoverLetter | undefined;
  numbered: readonly NumberedSentence[];
  /** How many sentences the person typed. */
  own: number;
  source: ShownSource;
  edits: LetterEdits;
}

/** Where each sentence comes from, and what could be added if it's true. */
export function SourcesPanel({ letter, numbered, own, source, edits }: SourcesPanelProps) {
  const { _ } = useLingui();
  if (numbered.length === 0 && !letter) return <Welcome />;
  return (
    <>
      <section aria-labelledby="letter-source-heading" id="letter-source">
        <div className="flex flex-wrap items-baseline justify-between gap-x-3">
          <h2 id="letter-source-heading" className="font-bold text-lg tracking-tight">
            {_('Sources')}
          </h2>
          <SentenceCount numbered={numbered} />
        </div>
        {own > 0 && numbered.length > 0 && <OwnCount count={own} />}
        {source.current ? (
          <>
            <p className="mt-0.5 text-ink-2 text-xs max-md:hidden">
              {_('Click a sentence to see where it comes from.')}
            </p>
            <div className="mt-3.5 border-mark border-s-2 ps-3">
              <SourceView count={numbered.length} current={source.current} onGo={source.open} />
            </div>
          </>
        ) : (
          <p className="mt-1 text-ink-2 text-sm">{letter?.sentences.length ? _(allEdited) : _(ownWords)}</p>
        )}
      </section>
      {letter && (
        <Suspense fallback={null}>
          <Suggestions letter={letter} edits={edits} />
        </Suspense>
      )}
      <SourceSheet numbered={numbered} source={source} />
    </>
  );
}

/** Of what the person typed nothing is certified. */
function OwnCount({ count }: { count: number }) {
  const { _ } = useLingui();
  return (
    <p className="mt-0.5 text-ink-2 text-xs">
      {count === 1
        ? _('1 sentence is your own words, not checked.')
        : _('{count} sentences are your own words, not checked.', { count })}
    </p>
  );
}

function SentenceCount({ numbered }: { numbered: readonly NumberedSentence[] }) {
  const { _ } = useLingui();
  const count = numbered.filter(({ sentence }) => sentence.kind === 'you').length;
  if (count === 0) return null;
  return (
    <p className="text-ink-3 text-xs">
      {count === 1 ? _('1 sentence with a source') : _('{count} sentences with a source', { count })}
    </p>
  );
}

/** On a phone the source comes from below, within reach of the thumb, and the letter stays in sight. */
function SourceSheet({ numbered, source }: Pick<SourcesPanelProps, 'numbered' | 'source'>) {
  const { _ } = useLingui();
  const isPhone = useIsPhone();
  if (!isPhone || !source.current) return null;
  return (
    <Suspense fallback={null}>
      <Sheet
        open={source.isOpen}
        onOpenChange={(open) => !open && source.close()}
        side="bottom"
        title={_('Source')}
      >
        <SourceView count={numbered.length} current={source.current} onGo={source.open} />
      </Sheet>
    </Suspense>
  );
}

function Welcome() {
  const { _ } = useLingui();
  return (
    <section aria-labelledby="letter-welcome">
      <h2 id="letter-welcome" className="font-bold text-lg tracking-tight">
        {_('Sources')}
      </h2>
      <p className="mt-1.5 text-ink-2 text-sm">
        {_(
          'Each sentence about you comes from your resume. Once your letter is here, click a sentence to see where it comes from.',
        )}
      </p>
    </section>
  );
}
