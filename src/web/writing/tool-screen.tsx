import { useLingui } from '@lingui/react';
import { clsx } from 'clsx';
import { type ReactNode, useLayoutEffect, useRef } from 'react';

export type ToolView = 'edit' | 'preview' | 'changes';

interface ToolScreenProps {
  header: ReactNode;
  edit: ReactNode;
  preview: ReactNode;
  changes: ReactNode;
  /** What is going on: on a phone, in the views that do not show it themselves. */
  news: ReactNode;
  /** What the three are called, and the place where a phone switches between them. */
  titles: Record<ToolView, string>;
  partsLabel: string;
  /** What a phone shows; a wide screen shows all three. */
  view: ToolView;
  onView: (view: ToolView) => void;
}

/**
 * Three columns that scroll by themselves; on a tablet the sheet with one of the panels beside it, and on a phone one of
 * the three at a time.
 */
export function ToolScreen(props: ToolScreenProps) {
  const { header, edit, preview, changes, view } = props;
  useScrollPerView(view);
  const isEditing = view === 'edit';
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      {header}
      <div className="grid min-h-0 flex-1 md:grid-cols-[minmax(0,1fr)_20rem] md:max-xl:grid-rows-[auto_minmax(0,1fr)] lg:grid-cols-[minmax(0,1fr)_23rem] xl:grid-cols-[22.5rem_minmax(0,1fr)_23.75rem]">
        <div className={clsx(columnLook, panelLook, 'xl:border-e', !isEditing && 'max-xl:hidden')}>
          {edit}
        </div>
        <div
          className={clsx(
            columnLook,
            'bg-sunken md:max-xl:col-start-1 md:max-xl:row-span-2 md:max-xl:row-start-1',
            view !== 'preview' && 'max-md:hidden',
          )}
        >
          {preview}
        </div>
        <div
          className={clsx(
            columnLook,
            panelLook,
            'xl:border-s',
            isEditing && 'max-xl:hidden',
            view === 'preview' && 'max-md:hidden',
          )}
        >
          {changes}
        </div>
        <PanelTabs {...props} />
      </div>
      <div className="sticky bottom-0 z-20 xl:hidden">
        {!isEditing && props.news}
        <ViewTabs views={views} {...props} />
      </div>
    </div>
  );
}

const columnLook = 'relative flex min-h-0 min-w-0 flex-col md:overflow-y-auto';
const panelLook = 'border-line md:max-xl:col-start-2 md:max-xl:row-start-2 md:max-xl:border-s';

type TabsProps = Pick<ToolScreenProps, 'view' | 'onView' | 'titles' | 'partsLabel'>;

const views: readonly ToolView[] = ['edit', 'preview', 'changes'];
const tabLook =
  'border-transparent text-sm font-semibold text-ink-2 aria-pressed:border-mark aria-pressed:text-ink-1';

interface ViewTabsProps<View extends string> {
  views: readonly View[];
  titles: Record<View, string>;
  partsLabel: string;
  view: View;
  onView: (view: View) => void;
}

/** On a phone, at its end: what is shown. */
export function ViewTabs<View extends string>(props: ViewTabsProps<View>) {
  const { views: shown, titles, partsLabel, view, onView } = props;
  return (
    <nav
      aria-label={partsLabel}
      className="grid auto-cols-fr grid-flow-col border-t border-line bg-bg pb-[env(safe-area-inset-bottom)] md:hidden"
    >
      {shown.map((name) => (
        <button
          key={name}
          type="button"
          aria-pressed={view === name}
          onClick={() => onView(name)}
          className={clsx('-mt-px min-h-14 border-t-2', tabLook)}
        >
          {titles[name]}
        </button>
      ))}
    </nav>
  );
}

/** On a tablet, above the panel: which of the two stands beside the sheet. */
function PanelTabs({ view, onView, titles }: TabsProps) {
  const { _ } = useLingui();
  const shown = view === 'edit' ? 'edit' : 'changes';
  return (
    <nav
      aria-label={_('Panel')}
      className="hidden grid-cols-2 border-line border-s border-b md:max-xl:col-start-2 md:max-xl:row-start-1 md:max-xl:grid"
    >
      {(['edit', 'changes'] as const).map((name) => (
        <button
          key={name}
          type="button"
          aria-pressed={shown === name}
          onClick={() => onView(name)}
          className={clsx('-mb-px min-h-12 border-b-2', tabLook)}
        >
          {titles[name]}
        </button>
      ))}
    </nav>
  );
}

/** The three share the page's scroll bar on a phone; each is found again where it was left. */
function useScrollPerView(view: ToolView): void {
  const places = useRef(new Map<ToolView, number>());
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
