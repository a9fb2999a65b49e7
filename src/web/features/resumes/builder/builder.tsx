import { useLingui } from '@lingui/react';
import { type ReactNode, Suspense, useEffectEvent, useLayoutEffect, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Resume, ResumeReview } from '#contract/resume.ts';
import type { ResumeLook } from '#documents/resume-page.tsx';
import type { ResumeData } from '#domain/resume/resume.ts';
import type { ResumeChange } from '#domain/resume/resume-changes.ts';
import { lazyPart } from '../../../ui/lazy-part.ts';
import { Tabs } from '../../../ui/tabs.tsx';
import type { SaveStatus } from '../../../writing/document-saver.ts';
import type { ToolView } from '../../../writing/tool-screen.tsx';
import type { BuilderActions } from '../builder-actions.ts';
import { LineLinks, LineLinksContext, type WantedField } from '../line-links.ts';
import { SheetSkeleton } from '../preview/sheet-skeleton.tsx';
import { BuilderHeader } from './builder-header.tsx';
import { BuilderScreen } from './builder-screen.tsx';
import { FileDrop } from './file-drop.tsx';
import { dataOf } from './resume-edits.ts';
import { ResumeTitle } from './resume-title.tsx';
import { useBuilderKeys } from './use-builder-keys.ts';
import { type ResumeRules, useResumeRules } from './use-resume-rules.ts';

// The first paint does without these: it shows the texts to fill in.
const OptimizedResumeCard = lazyPart(() =>
  import('../optimized-resume-card.tsx').then((file) => file.OptimizedResumeCard),
);
const ChangesPanel = lazyPart(() => import('../changes-panel.tsx').then((file) => file.ChangesPanel));
const DesignPanel = lazyPart(() => import('./design-panel.tsx').then((file) => file.DesignPanel));
const ResumeEditor = lazyPart(() => import('../resume-editor.tsx').then((file) => file.ResumeEditor));
const ShortcutsDialog = lazyPart(
  () => import('./shortcuts-dialog.tsx').then((file) => file.ShortcutsDialog),
  {
    isRare: true,
  },
);

interface BuilderProps {
  resume: Resume | undefined;
  look: Pick<Resume, 'templateId' | 'colorScheme' | 'pageSize' | 'fit'>;
  actions: BuilderActions;
  review: ResumeReview | undefined;
  /** Of an optimize that runs: the resume as it was read, and the lines that are finished. */
  read: ResumeData | undefined;
  incoming: readonly ResumeChange[];
  /** Undefined where nothing is saved. */
  saving?: SaveStatus;
  isBusy: boolean;
  isSample: boolean;
  isPremium: boolean;
  onNeedSignIn: () => void;
  onOptimize: () => void;
  view: ToolView;
  onView: (view: ToolView) => void;
  badge: ReactNode;
  /** In the header: what is known of this resume's state. */
  state?: ReactNode;
  content: ReactNode;
  /** At the end of the panel, whatever tab is open. */
  action: ReactNode;
  /** What is going on, for the views of a phone that do not show the action. */
  news: ReactNode;
  onFile: (file: File) => void;
  /** In place of the changes while there are none. */
  welcome: ReactNode;
}

/** The builder with its parts in their places; where the resume comes from is for others to say. */
export function Builder(props: BuilderProps) {
  const { resume, actions, incoming, saving, isBusy, isSample, review, onNeedSignIn } = props;
  const [showsKeys, setShowsKeys] = useState(false);
  const [tab, setTab] = useState<EditTab>('content');
  const takeFile = (file: File) => {
    setTab('content');
    props.onView('edit');
    props.onFile(file);
  };
  const openKeys = () => setShowsKeys(true);
  const { links, wanted } = useLinks(props.onView, setTab);
  useBuilderKeys({ onOptimize: props.onOptimize, onShowShortcuts: openKeys });
  const rules = useResumeRules();
  const { data, shownData, look } = useShown(props, rules);
  const preview = useMemo(() => {
    const card = { resume, data: shownData, look, actions, isSample, busy: isBusy, onNeedSignIn };
    return <OptimizedResumeCard {...card} />;
  }, [resume, shownData, look, actions, isSample, isBusy, onNeedSignIn]);
  const title = resume && !isSample && <ResumeTitle resume={resume} onRename={actions.update} />;
  const changes = useMemo(() => {
    const panel = { data: shownData ?? noData, review, actions, incoming, saving, isSample, onNeedSignIn };
    return resume && (shownData || incoming.length > 0) && <ChangesPanel resume={resume} {...panel} />;
  }, [resume, shownData, review, actions, incoming, saving, isSample, onNeedSignIn]);
  return (
    <LineLinksContext value={links}>
      <BuilderScreen
        view={props.view}
        onView={props.onView}
        openChanges={rules?.countToReview(shownData, resume) ?? 0}
        header={
          <BuilderHeader title={title} badge={props.badge} onShowShortcuts={openKeys}>
            {props.state}
          </BuilderHeader>
        }
        edit={<EditPanel {...props} data={data} tab={tab} onTab={setTab} wanted={wanted} />}
        news={props.news}
        preview={<Suspense fallback={<SheetSkeleton />}>{preview}</Suspense>}
        changes={<div className="p-4">{later(changes || props.welcome)}</div>}
      />
      <FileDrop onFile={takeFile} />
      <Suspense fallback={null}>{showsKeys && <ShortcutsDialog open onOpenChange={setShowsKeys} />}</Suspense>
    </LineLinksContext>
  );
}

/** From a line on the sheet to its field, and from its number to its change, on a phone by way of their views. */
function useLinks(onView: (view: ToolView) => void, onTab: (tab: EditTab) => void) {
  const [links] = useState(() => new LineLinks());
  const [wanted, setWanted] = useState<WantedField>();
  const openField = useEffectEvent((path: string) => {
    if (path === 'jobPosting') {
      flushSync(() => {
        onTab('content');
        onView('edit');
      });
      // What is pasted takes the place of the old posting.
      return document.querySelector<HTMLTextAreaElement>('[data-field="jobPosting"]')?.select();
    }
    onTab('fields');
    onView('edit');
    setWanted({ path });
  });
  // At once: what is out of sight cannot take the focus.
  const showChanges = useEffectEvent(() => flushSync(() => onView('changes')));
  // Before the panel listens: it comes to light first, and then goes to the change.
  useLayoutEffect(() => {
    const stops = [links.onFieldAsked((path) => openField(path)), links.onChangeAsked(() => showChanges())];
    return () => {
      for (const stop of stops) stop();
    };
  }, [links]);
  return { links, wanted };
}

/** The words and the look as they are shown; lines that have just been rewritten stand in them already. */
function useShown({ resume, read, incoming, look }: BuilderProps, rules: ResumeRules | undefined) {
  const structuredData = resume?.structuredData ?? null;
  const data = useMemo(() => dataOf(structuredData), [structuredData]);
  const base = read ?? data;
  const shownData = useMemo(
    () => (base && rules ? rules.withIncoming(base, incoming) : base),
    [base, rules, incoming],
  );
  const { templateId: template, colorScheme, pageSize, fit } = look;
  const shownLook = useMemo<ResumeLook>(
    () => ({ template, colorScheme, pageSize, fit }),
    [template, colorScheme, pageSize, fit],
  );
  return { data, shownData, look: shownLook };
}

/** Before there is a resume, lines that arrive have no place in one. */
const noData: ResumeData = {
  personalInfo: { name: '', email: '', phone: '', location: '' },
  summary: '',
  experience: [],
  education: [],
};

type EditTab = 'content' | 'design' | 'fields';

interface EditPanelProps extends BuilderProps {
  data: ResumeData | undefined;
  wanted: WantedField | undefined;
  tab: EditTab;
  onTab: (tab: EditTab) => void;
}

function EditPanel({ tab, onTab, ...props }: EditPanelProps) {
  const { _ } = useLingui();
  return (
    <>
      <div className="flex-1 p-4">
        <Tabs<EditTab>
          label={_('Edit')}
          value={tab}
          onValueChange={onTab}
          tabs={[
            { name: 'content', title: _('Content'), content: props.content },
            { name: 'design', title: _('Design'), content: later(<DesignPanel {...props} />) },
            {
              name: 'fields',
              title: <FieldsTitle count={props.data ? (props.resume?.unsure.length ?? 0) : 0} />,
              content: later(<Fields {...props} />),
              staysAlive: true,
            },
          ]}
        />
      </div>
      {/* The one action, always in sight: at the end of the column, and on a phone above the tabs. */}
      <div className="sticky bottom-[calc(3.5rem+env(safe-area-inset-bottom))] z-10 border-t border-line bg-bg px-4 py-3 md:bottom-0">
        {props.action}
      </div>
    </>
  );
}

/** How many fields wait to be looked at; a number alone says nothing to those who hear it. */
function FieldsTitle({ count }: { count: number }) {
  const { _ } = useLingui();
  if (count === 0) return _('Fields');
  return (
    <>
      {_('Fields')}{' '}
      <span aria-hidden="true" className="text-warn tabular-nums">
        {count}
      </span>
      <span className="sr-only">{_('{count} to check', { count })}</span>
    </>
  );
}

const later = (part: ReactNode) => <Suspense fallback={null}>{part}</Suspense>;

function Fields({ resume, data, actions, wanted }: Omit<EditPanelProps, 'tab' | 'onTab'>) {
  const { _ } = useLingui();
  if (!resume || !data) {
    return (
      <p className="text-sm text-ink-2">
        {_('Once your resume is optimized, you can edit every field here.')}
      </p>
    );
  }
  return <ResumeEditor data={data} resume={resume} actions={actions} wanted={wanted} />;
}
