import { useLingui } from '@lingui/react';
import { useSyncExternalStore } from 'react';
import { currentTheme, onThemeChange, setTheme } from '../theme.ts';

/** The theme that is not on, what switching to it is called, and the switch. */
export function useOtherTheme() {
  const { _ } = useLingui();
  const other = useSyncExternalStore(onThemeChange, currentTheme) === 'dark' ? 'light' : 'dark';
  return {
    other,
    label: other === 'light' ? _('Switch to light theme') : _('Switch to dark theme'),
    flip: () => setTheme(other),
  };
}
