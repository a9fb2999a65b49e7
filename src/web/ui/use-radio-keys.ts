import { type KeyboardEvent, useRef } from 'react';

const steps: Readonly<Record<string, 1 | -1>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
};

/**
 * Makes buttons one group of radios: a single stop of the Tab key, arrows to go on, round and round. Going onto a
 * choice picks it, as radios do, unless it may only be looked at.
 */
export function useRadioKeys<Id extends string>(
  ids: readonly Id[],
  value: Id,
  pick: (id: Id) => void,
  mayPick: (id: Id) => boolean = () => true,
) {
  const buttons = useRef(new Map<Id, HTMLElement>());
  const onKeyDown = (event: KeyboardEvent, from: Id) => {
    const step = stepOf(event);
    if (!step) return;
    event.preventDefault();
    const next = ids.at((ids.indexOf(from) + step) % ids.length);
    if (!next) return;
    buttons.current.get(next)?.focus();
    if (mayPick(next)) pick(next);
  };
  return (id: Id) => ({
    type: 'button' as const,
    role: 'radio' as const,
    'aria-checked': id === value,
    tabIndex: id === value ? 0 : -1,
    onClick: () => pick(id),
    onKeyDown: (event: KeyboardEvent) => onKeyDown(event, id),
    ref: (button: HTMLElement | null) => {
      if (button) buttons.current.set(id, button);
      else buttons.current.delete(id);
    },
  });
}

/** Sideways keys follow the direction of reading. */
function stepOf({ key, currentTarget }: KeyboardEvent): 1 | -1 | undefined {
  const step = steps[key];
  const turns = key === 'ArrowLeft' || key === 'ArrowRight';
  if (step && turns && getComputedStyle(currentTarget).direction === 'rtl') return step === 1 ? -1 : 1;
  return step;
}
