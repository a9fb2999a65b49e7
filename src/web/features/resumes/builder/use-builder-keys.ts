import { useEffect, useRef } from 'react';

interface BuilderKeys {
  onOptimize: () => void;
  onShowShortcuts: () => void;
}

/** Ctrl or Command with Enter works everywhere, letters only where nobody types. */
export function useBuilderKeys(keys: BuilderKeys): void {
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || document.querySelector('[role="dialog"]')) return;
      if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
        event.preventDefault();
        latest.current.onOptimize();
      } else if (event.key === '?' && !isTyping(event.target)) latest.current.onShowShortcuts();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null;
}
