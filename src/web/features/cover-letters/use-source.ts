import { useState } from 'react';
import { useIsPhone } from '../../ui/use-is-phone.ts';
import type { NumberedSentence } from './letter-parts.ts';

export interface ShownSource {
  /** The sentence whose source is looked at; undefined where there is none. */
  readonly current: NumberedSentence | undefined;
  /** Whether the person asked for it, and not just the page. */
  readonly isOpen: boolean;
  /** Whether it's in sight: beside the letter it always is, on a phone once it was asked for. */
  readonly isShown: boolean;
  readonly open: (number: number) => void;
  readonly close: () => void;
}

/** Which sentence is looked at: the one that was tapped, at first the first. */
export function useSource(numbered: readonly NumberedSentence[]): ShownSource {
  const [number, setNumber] = useState(1);
  const [isOpen, setOpen] = useState(false);
  const isPhone = useIsPhone();
  const current = numbered.find((each) => each.number === number) ?? numbered.at(0);
  return {
    current,
    isOpen: isOpen && current !== undefined,
    isShown: isOpen || !isPhone,
    open: (next) => {
      setNumber(next);
      setOpen(true);
    },
    close: () => setOpen(false),
  };
}
