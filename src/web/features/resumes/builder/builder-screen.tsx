import { useLingui } from '@lingui/react';
import { clsx } from 'clsx';
import { type ReactNode, useLayoutEffect, useRef } from 'react';

export type BuilderView = 'edit' | 'preview' | 'changes';

interface BuilderScreenProps {
  header: ReactNode;
  edit: ReactNode;
  preview: ReactNode;
  changes: ReactNode;
  /** What is going on: on a phone, in the views that do not show it themselves. */
  news: ReactNode;
  /** How many changes wait for a decision; shown on the tab of a phone. */
  openChanges: number;
  /** What a phone shows; a wide screen shows all three. */
  view: BuilderView;
  onView: (view: BuilderView) => void;
}

/** Three columns that scroll by themselves, or on a phone one of them at a time. */
export function BuilderScreen(props: BuilderScreenProps) {
  const { header, edit, preview, changes, view } = props;
  useScrollPerView(view);
  const hiddenUnless = (own: BuilderView) => view !== own && 'max-lg:hidden';
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      {header}
      <div className="grid min-h-0 flex-1 lg:grid-cols-[19rem_minmax(0,1fr)_20rem] xl:grid-cols-[22.5rem_minmax(0,1fr)_23.75rem]">
        <div className={clsx(columnLook, 'lg:border-e lg:border-line', hiddenUnless('edit'))}>{edit}</div>
        <div className={clsx(columnLook, 'bg-sunken', hiddenUnless('preview'))}>{preview}</div>
        <div className={clsx(columnLook, 'lg:border-s lg:border-line', hiddenUnless('changes'))}>
          {changes}
        </div>
      </div>
      <div className="sticky bottom-0 z-20 lg:hidden">
        {view !== 'edit' && props.news}
        <ViewTabs {...props} />
      </div>
    </div>
  );
}

const columnLook = 'relative flex min-h-0 min-w-0 flex-col lg:overflow-y-auto';

function ViewTabs({ view, onView, openChanges }: BuilderScreenProps) {
  const { _ } = useLingui();
  const tabs: readonly { name: BuilderView; title: string }[] = [
    { name: 'edit', title: _('Edit') },
    { name: 'preview', title: _('Preview') },
    {
      name: 'changes',
      title: openChanges > 0 ? _('Changes {count}', { count: openChanges }) : _('Changes'),
    },
  ];
  return (
    <nav
      aria-label={_('Parts of the builder')}
      className="grid grid-cols-3 border-t border-line bg-bg pb-[env(safe-area-inset-bottom)]"
    >
      {tabs.map(({ name, title }) => (
        <button
          key={name}
          type="button"
          aria-pressed={view === name}
          onClick={() => onView(name)}
          className="-mt-px min-h-14 border-t-2 border-transparent text-sm font-semibold text-ink-2 aria-pressed:border-mark aria-pressed:text-ink-1"
        >
          {title}
        </button>
      ))}
    </nav>
  );
}

/** The three share the page's scroll bar on a phone; each is found again where it was left. */
function useScrollPerView(view: BuilderView): void {
  const places = useRef(new Map<BuilderView, number>());
  useLayoutEffect(() => {
    const known = places.current;
    const top = known.get(view);
    if (known.size > 0) scrollTo({ top: top ?? 0 });
    const note = () => known.set(view, scrollY);
    note();
    addEventListener('scroll', note, { passive: true });
    return () => removeEventListener('scroll', note);
  }, [view]);
}
