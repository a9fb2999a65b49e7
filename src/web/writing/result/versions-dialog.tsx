import { useLingui } from '@lingui/react';
import {
  type DefaultError,
  keepPreviousData,
  type QueryKey,
  type UseQueryOptions,
  useQuery,
} from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { QueryTrouble } from '../../ui/query-trouble.tsx';

interface Version {
  readonly number: number;
  readonly createdAt: string;
}

interface VersionsProps<V extends Version, Key extends QueryKey> {
  /** The document's present state. */
  revision: number;
  query: UseQueryOptions<V[], DefaultError, V[], Key>;
  /** What a version is called. */
  nameOf: (version: V) => string;
  /** What else is known of it, around the time at which it was made. */
  before?: (version: V) => ReactNode;
  after?: (version: V) => ReactNode;
  onRestore: (number: number) => Promise<void>;
}

interface VersionsDialogProps<V extends Version, Key extends QueryKey> extends VersionsProps<V, Key> {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Earlier states to go back to. Going back keeps the present state as a version, so it can be undone. */
export function VersionsDialog<V extends Version, Key extends QueryKey>({
  open,
  onOpenChange,
  ...versions
}: VersionsDialogProps<V, Key>) {
  const { _ } = useLingui();
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={_('Versions')}
      description={_('Restoring a version keeps what you have now as another one, so nothing is lost.')}
    >
      <Versions {...versions} />
    </Dialog>
  );
}

/** Where the person was when they went back. */
interface Leaving {
  readonly revision: number;
  readonly newest: number;
}

function Versions<V extends Version, Key extends QueryKey>(props: VersionsProps<V, Key>) {
  const { revision, onRestore } = props;
  const versions = useQuery({ ...props.query, placeholderData: keepPreviousData });
  const [leaving, setLeaving] = useState<Leaving>();
  const [going, setGoing] = useState<number>();
  if (!versions.data) return <QueryTrouble query={versions} />;
  const [newest] = versions.data;
  const goBack = ({ number }: V) => {
    setLeaving({ revision, newest: newest?.number ?? 0 });
    setGoing(number);
    void onRestore(number).finally(() => setGoing(undefined));
  };
  const hasLeft = leaving && leaving.revision !== revision;
  return (
    <>
      {hasLeft && newest && newest.number > leaving.newest && <WentBack onUndo={() => goBack(newest)} />}
      <VersionList {...props} versions={versions.data} going={going} onGoBack={goBack} />
    </>
  );
}

function WentBack({ onUndo }: { onUndo: () => void }) {
  const { _ } = useLingui();
  return (
    <div className="mb-3 flex items-center gap-3 rounded-md bg-ok-wash px-3 py-2 text-sm">
      <p role="status" className="flex-1">
        {_('You restored an earlier version.')}
      </p>
      <Button size="sm" onClick={onUndo}>
        {_('Undo')}
      </Button>
    </div>
  );
}

interface VersionListProps<V extends Version>
  extends Pick<VersionsProps<V, QueryKey>, 'nameOf' | 'before' | 'after'> {
  versions: readonly V[];
  /** The one that is being gone back to. */
  going: number | undefined;
  onGoBack: (version: V) => void;
}

function VersionList<V extends Version>(props: VersionListProps<V>) {
  const { versions, going, nameOf, before, after, onGoBack } = props;
  const { _, i18n } = useLingui();
  if (versions.length === 0) {
    return <p className="py-6 text-center text-sm text-ink-2">{_('No earlier versions yet.')}</p>;
  }
  return (
    <ol className="divide-y divide-line">
      {versions.map((version) => (
        <li key={version.number} className="flex flex-wrap items-center gap-x-3 gap-y-2 py-3">
          <div className="min-w-0 flex-1 basis-40">
            <p className="text-sm font-semibold">{nameOf(version)}</p>
            <p className="text-xs text-ink-2">
              {before?.(version)}
              <time dateTime={version.createdAt}>
                {i18n.date(version.createdAt, { dateStyle: 'medium', timeStyle: 'short' })}
              </time>
              {after?.(version)}
            </p>
          </div>
          <Button size="sm" busy={going === version.number} onClick={() => onGoBack(version)}>
            {_('Restore')}
          </Button>
        </li>
      ))}
    </ol>
  );
}
