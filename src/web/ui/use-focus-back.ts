import { useEffect, useRef } from 'react';

/** The focus goes back to the button that opened a field or a form, once that can be seen again. */
export function useFocusBack(isAway: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const wasAway = useRef(false);
  useEffect(() => {
    if (wasAway.current && !isAway) button.current?.focus();
    wasAway.current = isAway;
  }, [isAway]);
  return button;
}
