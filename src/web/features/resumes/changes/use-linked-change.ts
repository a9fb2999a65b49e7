import { useEffect, useEffectEvent } from 'react';
import { useLineLinks } from '../line-links.ts';
import type { useCurrentChange } from './use-current-change.ts';

/** Tells the sheet which line is being looked at, and goes to the change of a number that is pressed there. */
export function useLinkedChange({
  current,
  goTo,
}: Pick<ReturnType<typeof useCurrentChange>, 'current' | 'goTo'>): void {
  const links = useLineLinks();
  const place = current?.place;
  useEffect(() => {
    links.look(place);
    return () => links.look(undefined);
  }, [links, place]);
  const show = useEffectEvent(goTo);
  useEffect(() => links.onChangeAsked((id) => show(id)), [links]);
}
