import { useEffect, useEffectEvent } from 'react';

interface BuilderKeys {
  onOptimize: () => void;
  onShowShortcuts: () => void;
}

/** Ctrl or Command with Enter works everywhere, letters only where nobody types. */
export function useBuilderKeys({ onOptimize, onShowShortcuts }: BuilderKeys): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || document.querySelector('[role="dialog"]')) return;
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      onOptimize();
    } else if (event.key === '?' && !isTyping(event.target)) onShowShortcuts();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    addEventListener('keydown', listener);
    return () => removeEventListener('keydown', listener);
  }, []);
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null;
}
