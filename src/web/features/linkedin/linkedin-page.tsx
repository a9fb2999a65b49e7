import { useLingui } from '@lingui/react';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { type ReactNode, Suspense, useState } from 'react';
import type { LinkedinForm } from '#contract/linkedin.ts';
import { PageLoading } from '../../layout/page-loading.tsx';
import { useAuth } from '../../session.tsx';
import { lazyPart } from '../../ui/lazy-part.ts';
import { RetryNote } from '../../ui/retry-note.tsx';
import { toast } from '../../ui/toast.ts';
import { PlanBadge } from '../../writing/plan-badge.tsx';
import { ToolHeader } from '../../writing/tool-header.tsx';
import { ViewTabs } from '../../writing/tool-screen.tsx';
import { userStatusQuery } from '../resumes/resume-queries.ts';
import { useArchiveImport } from './archive-import.ts';
import { type LastProfile, linkedinQuery } from './linkedin-queries.ts';
import { OptimizeProfile } from './optimize-profile.tsx';
import { type FormValues, useProfileForm } from './profile-draft.ts';
import { ProfileForm } from './profile-form.tsx';
import { type ProfileWork, useProfileWork } from './use-profile-work.ts';

// The first paint shows the form.
const ProfileResume = lazyPart(() => import('./profile-resume.tsx').then((file) => file.ProfileResume));
const ProfileResult = lazyPart(() => import('./profile-result.tsx').then((file) => file.ProfileResult));
const ArchiveButton = lazyPart(() => import('./archive-notes.tsx').then((file) => file.ArchiveButton));
const ArchiveNotes = lazyPart(() => import('./archive-notes.tsx').then((file) => file.ArchiveNotes));
const ReadyToOptimize = lazyPart(() =>
  import('./ready-to-optimize.tsx').then((file) => file.ReadyToOptimize),
);
const Writing = lazyPart(() => import('./writing.tsx').then((file) => file.Writing));

const later = (part: ReactNode) => <Suspense fallback={null}>{part}</Suspense>;

/** Open to a visitor, who is told at submit; what was typed is kept for after the sign-in. */
export function LinkedinPage() {
  const { user } = useAuth();
  const last = useQuery({ ...linkedinQuery, enabled: user !== null, refetchOnMount: 'always' });
  if (user && last.isPending) return <PageLoading />;
  return <Optimizer key={user?.id ?? ''} userId={user?.id ?? null} lastForm={last.data?.form} />;
}

const views = ['edit', 'result'] as const;
type View = (typeof views)[number];

function Optimizer({
  userId,
  lastForm,
}: {
  userId: string | null;
  lastForm: LinkedinForm | null | undefined;
}) {
  const { _ } = useLingui();
  const last = useQuery({ ...linkedinQuery, enabled: userId !== null });
  const status = useQuery({ ...userStatusQuery, enabled: userId !== null });
  const [view, setView] = useState<View>(last.data?.profile ? 'result' : 'edit');
  const { work, bringBack } = useRun(last.data?.workId ?? undefined, () => setView('result'));
  const { form, draft } = useProfileForm(userId, lastForm);
  const archive = useArchiveImport(form.getValues, (values) => form.reset(values));
  const submit = (values: FormValues) => {
    if (userId === null) return tellToSignIn();
    setView('result');
    work.start(wireFormOf(values));
  };
  const tellToSignIn = () =>
    toast({
      title: _('Authentication Required'),
      description: _('Please sign in to use LinkedIn optimization'),
      variant: 'destructive',
    });
  return (
    <Screen
      view={view}
      onView={setView}
      badge={status.data && <PlanBadge status={status.data} />}
      edit={
        <ProfileForm
          form={form}
          onSubmit={submit}
          aside={userId !== null && later(<ArchiveButton {...archive} />)}
          notes={userId !== null && later(<ArchiveNotes {...archive} />)}
          resume={userId !== null && later(<ProfileResume form={form} />)}
          action={
            <OptimizeProfile work={work} draft={draft} status={status.data} isVisitor={userId === null} />
          }
        />
      }
      result={later(<Result last={last} work={work} onBringBack={bringBack} />)}
    />
  );
}

/** The result from before goes when a new run starts. Unless that one succeeds, it comes back if it's asked for. */
function useRun(workId: string | undefined, onDone: () => void) {
  const [isCleared, setCleared] = useState(workId !== undefined);
  const work = useProfileWork(workId, () => {
    setCleared(false);
    onDone();
  });
  const start = (form: LinkedinForm) => {
    setCleared(true);
    work.start(form);
  };
  return { work: { ...work, start }, bringBack: isCleared ? () => setCleared(false) : undefined };
}

/** An empty optional field is absent on the wire. */
function wireFormOf(values: FormValues): LinkedinForm {
  const { currentHeadline, currentAbout, targetRole, openToWork, resumeId, ...required } = values;
  const optional = Object.entries({ currentHeadline, currentAbout, targetRole });
  return {
    ...required,
    ...Object.fromEntries(optional.filter(([, text]) => text.trim())),
    ...(openToWork && { openToWork }),
    ...(resumeId !== undefined && { resumeId: resumeId || null }),
  };
}

interface ResultProps {
  last: UseQueryResult<LastProfile>;
  work: ProfileWork;
  /** Where a new run has cleared it. */
  onBringBack: (() => void) | undefined;
}

function Result({ last, work, onBringBack }: ResultProps) {
  if (work.isBusy) return <Writing work={work} />;
  if (last.data?.profile && onBringBack) return <ReadyToOptimize onBringBack={onBringBack} />;
  if (last.data?.profile) return <ProfileResult profile={last.data.profile} />;
  if (last.error)
    return <RetryNote error={last.error} isBusy={last.isFetching} onRetry={() => void last.refetch()} />;
  return <ReadyToOptimize />;
}

interface ScreenProps {
  badge: ReactNode;
  edit: ReactNode;
  result: ReactNode;
  /** What a phone shows; a wide screen shows both. */
  view: View;
  onView: (view: View) => void;
}

function Screen({ badge, edit, result, view, onView }: ScreenProps) {
  const { _ } = useLingui();
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <ToolHeader name={_('LinkedIn Optimization')} offline="linkedin">
        {badge}
      </ToolHeader>
      <div className="grid min-h-0 flex-1 md:grid-cols-[22rem_minmax(0,1fr)] lg:grid-cols-[27.5rem_minmax(0,1fr)]">
        <div
          className={clsx(
            'min-w-0 border-line md:overflow-y-auto md:border-e',
            view !== 'edit' && 'max-md:hidden',
          )}
        >
          {edit}
        </div>
        <div className={clsx('min-w-0 bg-sunken md:overflow-y-auto', view !== 'result' && 'max-md:hidden')}>
          <div className="mx-auto max-w-3xl space-y-5 px-4 py-5 sm:px-6">{result}</div>
        </div>
      </div>
      <div className="sticky bottom-0 z-20">
        <ViewTabs
          views={views}
          titles={{ edit: _('Edit'), result: _('Result') }}
          partsLabel={_('Parts of the page')}
          view={view}
          onView={onView}
        />
      </div>
    </div>
  );
}
