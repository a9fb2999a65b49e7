import type { ComponentProps } from 'react';

/** The first letter of the address, or "U" when there is none. */
export function Avatar({
  email,
  label,
  ...rest
}: ComponentProps<'button'> & { email: string; label: string }) {
  return (
    <button
      type="button"
      aria-label={label}
      className="grid size-11 place-items-center rounded-full md:size-10"
      {...rest}
    >
      <span className="grid size-8 place-items-center rounded-full bg-raised text-sm font-bold text-ink-1 ring-1 ring-line transition-colors">
        {(/\p{L}/u.exec(email)?.[0] ?? 'U').toUpperCase()}
      </span>
    </button>
  );
}
