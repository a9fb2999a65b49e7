import { Moon, Sun } from 'lucide-react';
import { Button } from '../ui/button.tsx';
import { useOtherTheme } from './use-other-theme.ts';

export function ThemeToggle() {
  const { other, label, flip } = useOtherTheme();
  const Icon = other === 'light' ? Sun : Moon;
  return (
    <Button variant="ghost" size="icon" aria-label={label} title={label} onClick={flip}>
      <Icon className="size-4.5" aria-hidden="true" />
    </Button>
  );
}
