import { useLingui } from '@lingui/react';
import { Moon, Sun } from 'lucide-react';
import { useState } from 'react';
import { currentTheme, setTheme } from '../theme.ts';
import { Button } from '../ui/button.tsx';

export function ThemeToggle() {
  const { _ } = useLingui();
  const [theme, remember] = useState(currentTheme);
  const other = theme === 'dark' ? 'light' : 'dark';
  const label = other === 'light' ? _('Switch to light theme') : _('Switch to dark theme');
  const Icon = other === 'light' ? Sun : Moon;
  const flip = () => {
    setTheme(other);
    remember(other);
  };
  return (
    <Button variant="ghost" size="icon" aria-label={label} title={label} onClick={flip}>
      <Icon className="size-4.5" aria-hidden="true" />
    </Button>
  );
}
