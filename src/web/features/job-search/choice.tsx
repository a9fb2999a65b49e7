import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { controlLook } from '../../ui/text-input.tsx';

/** The browser's own list, which a phone shows as it shows all of them. */
export function Choice({ className, ...rest }: ComponentProps<'select'>) {
  return (
    <div className={`relative ${className ?? ''}`}>
      <select className={controlLook({ className: 'appearance-none truncate pe-9' })} {...rest} />
      <ChevronDown
        className="pointer-events-none absolute end-3 top-3.5 size-4 text-ink-3"
        aria-hidden="true"
      />
    </div>
  );
}
