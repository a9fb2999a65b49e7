import { useRef } from 'react';

/**
 * For panels that are opened by state: Radix gives the focus back only to a trigger of its own.
 * It goes back to where it was, unless it has gone elsewhere meanwhile, as to the heading of a new page.
 */
export function useFocusReturn() {
  const opener = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      const lost = document.activeElement === null || document.activeElement === document.body;
      if (lost && opener.current instanceof HTMLElement) opener.current.focus();
    },
  };
}
