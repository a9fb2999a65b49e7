import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { Link, useSearchParams } from 'wouter';
import type { CoverLetter } from '#contract/cover-letters.ts';
import type { UserStatus } from '#contract/user.ts';
import { Button } from '../../ui/button.tsx';
import { ChoiceNote } from '../../ui/choice-note.tsx';
import { DraftLine, SaveLine } from '../../writing/draft-line.tsx';
import { PlanBadge } from '../../writing/plan-badge.tsx';
import { ToolHeader } from '../../writing/tool-header.tsx';
import { ToolScreen, type ToolView } from '../../writing/tool-screen.tsx';
import { WorkNews } from '../../writing/work-progress.tsx';
import { userStatusQuery } from '../resumes/resume-queries.ts';
import { AskPanel } from './ask-panel.tsx';
import { GenerateAction } from './generate-action.tsx';
import { LetterCard } from './letter-card.tsx';
import { LetterForm } from './letter-form.tsx';
import { incomingText, letterParagraphs, numberedIn, ownSentences } from './letter-parts.ts';
import { SourcesPanel } from './sources-panel.tsx';
import type { Generate } from './use-generate.ts';
import type { LetterStart } from './use-letter-form.ts';
import { type LetterState, useLetterState } from './use-letter-state.ts';
import { useSource } from './use-source.ts';

interface LetterScreenProps {
  letter: CoverLetter | undefined;
  /** What a link brought along for a new one. */
  start?: LetterStart | undefined;
  userId: string;
  /** It has just been written here. */
  isNew: boolean;
  onWritten: (letter: CoverLetter) => void;
}

/** Everything about one letter: what it's written from, the letter, and where its sentences come from. */
export function LetterScreen({ letter, start, userId, isNew, onWritten }: LetterScreenProps) {
  const { data: status } = useQuery(userStatusQuery);
  const state = useLetterState(letter, start, userId, onWritten);
  const { generate, edits } = state;
  const hasLetter = letter !== undefined;
  const [view, setView] = useView(generate.isBusy, hasLetter);
  const shown = useShownLetter(state);
  const source = useSource(shown.numbered);
  const cancelText = useCancelText(generate);
  useGenerateKey(generate.start);
  const open = edits.shown?.offers.filter(({ answer }) => answer === null).length ?? 0;
  return (
    <ToolScreen
      view={view}
      onView={setView}
      {...useTitles(open)}
      header={<Header state={state} status={status} hasLetter={hasLetter} />}
      edit={<EditPanel state={state} status={status} hasLetter={hasLetter} cancelText={cancelText} />}
      preview={
        <>
          <Choices state={state} />
          <LetterCard
            {...{ edits, isNew, source }}
            letter={edits.shown}
            isPremium={status?.isPremium ?? false}
            isBusy={generate.isBusy}
            paragraphs={shown.paragraphs}
            onOffers={() => setView('changes')}
          />
        </>
      }
      changes={
        <div className="p-4">
          <SourcesPanel
            letter={edits.shown}
            numbered={shown.numbered}
            own={shown.own}
            source={source}
            edits={edits}
          />
        </div>
      }
      news={<WorkNews work={generate} cancelText={cancelText} />}
    />
  );
}

/** On a phone the sentences are read as they arrive; what went wrong is told beside the button. */
function useView(isBusy: boolean, hasLetter: boolean) {
  const [query] = useSearchParams();
  // What was shared is asked about beside the posting.
  const [view, setView] = useState<ToolView>(hasLetter && !query.has('shared') ? 'preview' : 'edit');
  useEffect(() => {
    if (isBusy) setView('preview');
    else if (!hasLetter) setView('edit');
  }, [isBusy, hasLetter]);
  return [view, setView] as const;
}

function EditPanel({ state, status, hasLetter, cancelText }: HeaderProps & { cancelText: string }) {
  const { form, generate } = state;
  const { resumeId, jobPosting } = form.values;
  return (
    <>
      {generate.asks.length > 0 && (
        <div className="px-4 pt-4">
          <AskPanel asks={generate.asks} form={form} isBusy={generate.isBusy} />
        </div>
      )}
      <LetterForm form={form} isBusy={generate.isBusy} />
      <div className="sticky bottom-[calc(3.5rem+env(safe-area-inset-bottom))] z-10 border-t border-line bg-bg px-4 py-3 md:bottom-0">
        <GenerateAction
          {...{ generate, status, cancelText }}
          isReady={resumeId !== '' && jobPosting.trim() !== ''}
          isDone={hasLetter && !form.isChanged}
        >
          <LetterDraftLine state={state} />
        </GenerateAction>
      </div>
    </>
  );
}

/** Once sentences were shown, they are kept. */
function useCancelText({ sentences }: Generate): string {
  const { _ } = useLingui();
  return sentences.length > 0 ? _('Stop and keep these sentences') : _('Cancel');
}

function useTitles(open: number) {
  const { _ } = useLingui();
  return {
    titles: {
      edit: _('Edit'),
      preview: _('Letter'),
      changes: open > 0 ? _('Suggestions {count}', { count: open }) : _('Sources'),
    },
    partsLabel: _('Parts of the letter'),
  };
}

/** The letter as it reads now; while one is being written, the sentences that are there already. */
function useShownLetter({ edits, generate }: LetterState) {
  const incoming = generate.isBusy ? generate.sentences : undefined;
  const content = incoming ? incomingText(incoming) : (edits.shown?.content ?? '');
  const sentences = incoming ?? edits.shown?.sentences;
  return useMemo(() => {
    const paragraphs = letterParagraphs(content, sentences ?? []);
    return { paragraphs, numbered: numberedIn(paragraphs), own: ownSentences(content, sentences ?? []) };
  }, [content, sentences]);
}

/** Ctrl or Command with Enter, wherever one types. */
function useGenerateKey(start: () => void): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || document.querySelector('[role="dialog"]')) return;
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    start();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    addEventListener('keydown', listener);
    return () => removeEventListener('keydown', listener);
  }, []);
}

interface HeaderProps {
  state: LetterState;
  status: UserStatus | undefined;
  hasLetter: boolean;
}

function Header({ state, status, hasLetter }: HeaderProps) {
  const { _ } = useLingui();
  return (
    <ToolHeader name={_('Cover Letter Generator')} offline="letter">
      {hasLetter && (
        <>
          <SaveLine status={state.edits.status} />
          <Button asChild variant="ghost" size="sm" className="max-sm:min-h-11 max-sm:px-2.5">
            <Link href="/cover-letter">
              <Plus className="size-4" aria-hidden="true" />
              <span className="max-sm:sr-only">{_('New cover letter')}</span>
            </Link>
          </Button>
        </>
      )}
      {status && <PlanBadge status={status} tool="coverLetter" />}
    </ToolHeader>
  );
}

function LetterDraftLine({ state }: { state: LetterState }) {
  const { _ } = useLingui();
  const notKept = _(
    'This device does not keep drafts. Do not close this page before your cover letter is generated.',
  );
  return <DraftLine draft={state.kept} notKept={notKept} />;
}

/** Where this device and another one wrote different words, the person says which of them count. */
function Choices({ state: { edits, left } }: { state: LetterState }) {
  const { _ } = useLingui();
  if (edits.conflict) {
    return (
      <div role="alert" className="px-4 pt-4">
        <ChoiceNote
          tone="warn"
          text={_('This letter was changed on another device. Which text do you want to keep?')}
          take={{ text: _('Keep my text'), run: edits.conflict.keepMine }}
          leave={{ text: _('Use the other text'), run: edits.conflict.takeTheirs }}
        >
          <details className="mt-2">
            <summary className="cursor-pointer text-link text-xs">{_('See the other text')}</summary>
            <p className="mt-1.5 max-h-48 overflow-y-auto whitespace-pre-line text-xs">
              {edits.conflict.theirs}
            </p>
          </details>
        </ChoiceNote>
      </div>
    );
  }
  if (left.text === undefined) return null;
  return (
    <div className="px-4 pt-4">
      <ChoiceNote
        tone="warn"
        text={_('This device has edits that were never saved, and this letter has been changed since.')}
        take={{ text: _('Use my edits'), run: left.restore }}
        leave={{ text: _('Discard them'), run: left.discard }}
      />
    </div>
  );
}
