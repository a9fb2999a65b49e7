import type { MessageId } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { Search } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { type Command, type CommandGroup, findCommands, groupOrder } from './command.ts';

interface CommandSearchProps {
  commands: readonly Command[];
  /** Before a command runs, so that it can open something else. */
  onDone: () => void;
}

/** A field with a list below it: the focus stays in the field, and arrows choose from the list. */
export function CommandSearch({ commands, onDone }: CommandSearchProps) {
  const { _ } = useLingui();
  const listId = useId();
  const [typed, setTyped] = useState('');
  const [place, setPlace] = useState(0);
  const found = findCommands(commands, typed);
  const active = found[Math.min(place, found.length - 1)];
  const optionId = ({ id }: Command) => `${listId}-${id}`;
  const type = (text: string) => {
    setTyped(text);
    setPlace(0);
  };
  const run = (command: Command) => {
    onDone();
    command.run();
  };
  const press = (event: KeyboardEvent) => {
    const next = placeAfter(event.key, active ? found.indexOf(active) : -1, found.length);
    if (event.key === 'Enter' && active) run(active);
    else if (next === undefined) return;
    else setPlace(next);
    event.preventDefault();
  };
  return (
    <>
      <SearchField
        {...{ typed, listId }}
        activeId={active && optionId(active)}
        onType={type}
        onPress={press}
      />
      <CommandList id={listId} {...{ found, active, optionId }} onRun={run} />
      <p role="status" className={found.length > 0 ? 'sr-only' : 'px-4 py-6 text-sm text-ink-2'}>
        {found.length > 0
          ? _('{count} results', { count: found.length })
          : _('No results. Try another word.')}
      </p>
    </>
  );
}

interface SearchFieldProps {
  typed: string;
  listId: string;
  activeId: string | undefined;
  onType: (text: string) => void;
  onPress: (event: KeyboardEvent) => void;
}

function SearchField({ typed, listId, activeId, onType, onPress }: SearchFieldProps) {
  const { _ } = useLingui();
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);
  return (
    <div className="flex items-center gap-2.5 border-b border-line px-4">
      <Search className="size-4 shrink-0 text-ink-3" aria-hidden="true" />
      <input
        role="combobox"
        aria-label={_('Search pages, documents, and actions')}
        aria-expanded="true"
        aria-controls={listId}
        aria-activedescendant={activeId}
        aria-autocomplete="list"
        autoComplete="off"
        spellCheck={false}
        placeholder={_('Search pages, documents, and actions')}
        value={typed}
        onChange={(event) => onType(event.target.value)}
        onKeyDown={onPress}
        className="h-13 w-full bg-transparent text-base outline-none placeholder:text-ink-3"
      />
    </div>
  );
}

/** Round and round with the arrows; undefined for a key that moves nothing. */
function placeAfter(key: string, place: number, count: number): number | undefined {
  if (count === 0) return undefined;
  if (key === 'ArrowDown') return (place + 1) % count;
  if (key === 'ArrowUp') return (place + count - 1) % count;
  return undefined;
}

const groupNames: Readonly<Record<CommandGroup, MessageId>> = {
  pages: 'Pages',
  documents: 'Documents',
  actions: 'Actions',
};

interface CommandListProps {
  id: string;
  found: readonly Command[];
  active: Command | undefined;
  optionId: (command: Command) => string;
  onRun: (command: Command) => void;
}

function CommandList({ id, found, active, optionId, onRun }: CommandListProps) {
  const { _ } = useLingui();
  const groups = groupOrder.filter((group) => found.some((command) => command.group === group));
  return (
    <div
      role="listbox"
      id={id}
      aria-label={_('Results')}
      hidden={found.length === 0}
      className="overflow-y-auto p-1.5"
    >
      {groups.map((group) => (
        // biome-ignore lint/a11y/useSemanticElements: within a list of options a fieldset says nothing.
        <div key={group} role="group" aria-label={_(groupNames[group])}>
          <p aria-hidden="true" className="px-3 pt-2.5 pb-1 text-xs font-semibold text-ink-3">
            {_(groupNames[group])}
          </p>
          {found
            .filter((command) => command.group === group)
            .map((command) => (
              <CommandOption
                key={command.id}
                id={optionId(command)}
                command={command}
                isActive={command === active}
                onRun={() => onRun(command)}
              />
            ))}
        </div>
      ))}
    </div>
  );
}

interface CommandOptionProps {
  id: string;
  command: Command;
  isActive: boolean;
  onRun: () => void;
}

function CommandOption({ id, command, isActive, onRun }: CommandOptionProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the focus, and its keys choose and run.
    <div
      role="option"
      id={id}
      tabIndex={-1}
      aria-selected={isActive}
      onClick={onRun}
      className="flex min-h-11 cursor-pointer items-center gap-3 rounded-sm border-transparent border-s-2 px-2.5 text-sm hover:bg-raised aria-selected:border-mark aria-selected:bg-wash aria-selected:font-semibold"
    >
      <span className="min-w-0 truncate">{command.name}</span>
      {command.kind && (
        <span className="ms-auto shrink-0 font-normal text-xs text-ink-3">{command.kind}</span>
      )}
    </div>
  );
}
