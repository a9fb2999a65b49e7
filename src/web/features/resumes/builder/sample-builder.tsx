import { useLingui } from '@lingui/react';
import { useCallback, useState } from 'react';
import { Link, useLocation } from 'wouter';
import type { Resume } from '#contract/resume.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Note } from '../../../ui/note.tsx';
import { ServerUnreachable } from '../../../writing/server-unreachable.tsx';
import type { ToolView } from '../../../writing/tool-screen.tsx';
import { writeVisitorDraft } from '../resume-draft.ts';
import { Builder } from './builder.tsx';
import { BuilderLoading } from './builder-loading.tsx';
import { InputPanel } from './input-panel.tsx';
import { SignInDialog } from './sign-in-dialog.tsx';
import { useSample } from './use-sample.ts';

/** Our own sample, all parts alive. Whatever needs an account or one's own text asks a visitor to sign in. */
export function SampleBuilder({ isSignedIn }: { isSignedIn: boolean }) {
  const { _ } = useLingui();
  const [, navigate] = useLocation();
  const { resume, review, actions, error, retry } = useSample();
  const [view, setView] = useState<ToolView>('preview');
  const [isAsking, setAsking] = useState(false);
  const useOwn = useCallback(
    () => (isSignedIn ? navigate('/resume-builder') : setAsking(true)),
    [isSignedIn, navigate],
  );
  if (!resume)
    return error ? (
      <ServerUnreachable name={_('Resume Builder')} error={error} onRetry={retry} />
    ) : (
      <BuilderLoading view={view} onView={setView} />
    );
  return (
    <>
      <Builder
        resume={resume}
        look={resume}
        actions={actions}
        review={review}
        read={undefined}
        incoming={noChanges}
        isBusy={false}
        isSample
        isPremium={false}
        onNeedSignIn={useOwn}
        onOptimize={useOwn}
        view={view}
        onView={setView}
        badge={<Badge tone="warn">{_('Sample')}</Badge>}
        content={<SampleContent resume={resume} isSignedIn={isSignedIn} onUseOwn={useOwn} />}
        action={<UseOwn isSignedIn={isSignedIn} onUseOwn={useOwn} />}
        news={
          <div className="border-t border-line bg-bg px-4 py-2">
            <UseOwn isQuiet isSignedIn={isSignedIn} onUseOwn={useOwn} />
          </div>
        }
        onFile={useOwn}
        welcome={null}
      />
      <SignInDialog open={isAsking} onOpenChange={setAsking} />
    </>
  );
}

const noChanges: readonly never[] = [];

interface SampleContentProps {
  resume: Resume;
  isSignedIn: boolean;
  onUseOwn: () => void;
}

function SampleContent({ resume, isSignedIn, onUseOwn }: SampleContentProps) {
  const { _ } = useLingui();
  const [sample] = useState({ content: resume.originalContent, jobPosting: resume.jobPosting ?? '' });
  const [texts, setTexts] = useState(sample);
  const [isOwn, setOwn] = useState(false);
  // Only one's own words are kept: the sample's, left in the other field, would be optimized as if they were.
  const write = (change: Partial<typeof texts>) => {
    // Whoever is signed in has a builder of their own, with a draft that this page must not write over.
    if (isSignedIn) return onUseOwn();
    const next = { ...texts, ...change };
    setTexts(next);
    writeVisitorDraft({
      content: next.content === sample.content ? '' : next.content,
      jobPosting: next.jobPosting === sample.jobPosting ? '' : next.jobPosting,
    });
    if (!isOwn) onUseOwn();
    setOwn(true);
  };
  return (
    <>
      <Note className="mb-5">
        {_('This is a sample resume, optimized by our built-in engine. Try anything. Nothing is saved.')}
      </Note>
      <div onPasteCapture={({ target }) => replaceSample(target, sample)}>
        <InputPanel
          {...texts}
          onContent={(content) => write({ content })}
          onJobPosting={(jobPosting) => write({ jobPosting })}
        />
      </div>
    </>
  );
}

/** What is pasted takes the place of a sample text, wherever in it the cursor stands. */
function replaceSample(target: EventTarget, sample: { content: string; jobPosting: string }): void {
  if (!(target instanceof HTMLTextAreaElement)) return;
  if (target.value === sample.content || target.value === sample.jobPosting) target.select();
}

interface UseOwnProps {
  isSignedIn: boolean;
  onUseOwn: () => void;
  /** Beside another button that is the main one. */
  isQuiet?: boolean;
}

function UseOwn({ isSignedIn, onUseOwn, isQuiet = false }: UseOwnProps) {
  const { _ } = useLingui();
  const variant = isQuiet ? 'quiet' : 'primary';
  if (!isSignedIn) {
    return (
      <Button variant={variant} wide onClick={onUseOwn}>
        {_('Use my own resume')}
      </Button>
    );
  }
  return (
    <Button asChild variant={variant} wide>
      <Link href="/resume-builder">{_('Use my own resume')}</Link>
    </Button>
  );
}
