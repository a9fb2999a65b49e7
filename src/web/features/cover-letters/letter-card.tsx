import { useLingui } from '@lingui/react';
import { Pencil } from 'lucide-react';
import { type ReactNode, Suspense, useEffect, useId, useRef, useState } from 'react';
import type { CoverLetter } from '#contract/cover-letters.ts';
import { Button } from '../../ui/button.tsx';
import { lazyPart } from '../../ui/lazy-part.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { LetterEditor } from './letter-editor.tsx';
import { type LetterParagraph, wordCount } from './letter-parts.ts';
import { LetterPaper, LetterSheet } from './letter-sheet.tsx';
import type { LetterEdits } from './use-letter-edits.ts';
import { useLetterType } from './use-letter-type.ts';
import type { ShownSource } from './use-source.ts';

// They bring menus and dialogs, which the first paint does without.
const LetterActions = lazyPart(() => import('./letter-actions.tsx').then((file) => file.LetterActions));
const LetterFacts = lazyPart(() => import('./letter-facts.tsx').then((file) => file.LetterFacts));

export interface LetterCardProps {
  letter: CoverLetter | undefined;
  edits: LetterEdits;
  isPremium: boolean;
  /** A letter is being written; its sentences arrive one by one. */
  isBusy: boolean;
  isNew: boolean;
  paragraphs: readonly LetterParagraph[];
  source: ShownSource;
  onOffers: () => void;
}

/** The letter on its sheet, with the ways to take it along. */
export function LetterCard(props: LetterCardProps) {
  const { letter, edits, isBusy } = props;
  const id = useId();
  const [isEditing, setEditing] = useState(false);
  const isShown = letter !== undefined && !isBusy;
  return (
    <section
      aria-labelledby={id}
      aria-busy={isBusy || undefined}
      className="flex min-h-0 min-w-0 flex-1 flex-col"
    >
      <Head id={id} letter={isShown ? letter : undefined} isNew={props.isNew}>
        {isShown && (
          <Suspense fallback={null}>
            <LetterActions letter={letter} flush={edits.flush}>
              <EditButton isEditing={isEditing} onToggle={() => setEditing(!isEditing)} />
            </LetterActions>
          </Suspense>
        )}
      </Head>
      <div className="flex flex-col gap-3 p-4">
        {isShown && (
          <Suspense fallback={null}>
            <LetterFacts letter={letter} edits={edits} isPremium={props.isPremium} />
          </Suspense>
        )}
        {isShown && isEditing ? (
          <LetterEditor
            content={letter.content}
            onContent={(content) => edits.add({ kind: 'update', change: { content } })}
            onDone={() => setEditing(false)}
          />
        ) : (
          <Sheet {...props} />
        )}
      </div>
    </section>
  );
}

function Sheet({ letter, isBusy, paragraphs, source, onOffers }: LetterCardProps) {
  const { _ } = useLingui();
  const text = paragraphs.map(({ parts }) => parts.map((part) => part.text).join('')).join('\n');
  const family = useLetterType(isBusy ? undefined : letter, text);
  if (paragraphs.length > 0) {
    return (
      <>
        <p className="text-xs text-ink-2 md:hidden">{_('Tap a sentence to see its source.')}</p>
        <LetterSheet
          head={letter?.look === 'resume' && !isBusy ? letter.head : undefined}
          family={family}
          paragraphs={paragraphs}
          offers={isBusy ? [] : (letter?.offers ?? [])}
          source={source}
          onOffers={onOffers}
        />
      </>
    );
  }
  return isBusy ? <WritingSheet /> : <NoLetter />;
}

interface HeadProps {
  id: string;
  letter: CoverLetter | undefined;
  isNew: boolean;
  children: ReactNode;
}

function Head({ id, letter, isNew, children }: HeadProps) {
  const { _ } = useLingui();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The button that was pressed is gone with the form that it belonged to.
    if (isNew) heading.current?.focus({ preventScroll: true });
  }, [isNew]);
  return (
    <div className="flex min-h-15 flex-wrap items-center gap-x-3 gap-y-2 border-b border-line px-4 py-2.5">
      <h2 ref={heading} id={id} tabIndex={-1} className="text-sm font-bold outline-none">
        {_('Cover Letter')}
      </h2>
      {letter && (
        <p className="text-xs text-ink-3">{_('{count} words', { count: wordCount(letter.content) })}</p>
      )}
      {children}
    </div>
  );
}

function EditButton({ isEditing, onToggle }: { isEditing: boolean; onToggle: () => void }) {
  const { _ } = useLingui();
  return (
    <Button className="md:min-h-10" aria-pressed={isEditing} onClick={onToggle}>
      {!isEditing && <Pencil className="size-4" aria-hidden="true" />}
      {isEditing ? _('Done') : _('Edit')}
    </Button>
  );
}

function WritingSheet() {
  const { _ } = useLingui();
  return (
    <LetterPaper>
      <p className="sr-only">{_('Your cover letter will appear here')}</p>
      <div aria-hidden="true" className="space-y-3">
        {['w-1/3', 'w-full', 'w-11/12', 'w-full', 'w-2/3'].map((width, line) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: nothing here ever moves
          <Skeleton key={line} className={`h-3 ${width} bg-paper-ink/10`} />
        ))}
      </div>
    </LetterPaper>
  );
}

function NoLetter() {
  const { _ } = useLingui();
  return (
    <div className="mx-auto grid min-h-80 w-full max-w-[632px] place-items-center rounded-sheet border border-edge/50 border-dashed p-6 text-center text-ink-2 text-sm lg:min-h-125">
      {_('Your cover letter will appear here')}
    </div>
  );
}
