import { Progress as Radix } from 'radix-ui';

interface ProgressProps {
  label: string;
  /** How much is done, 0 to 100; leave it out while nobody can know. */
  value?: number | undefined;
}

/** Drawn as SVG, because a width in a style attribute is what the content security policy forbids in markup. */
export function Progress({ label, value }: ProgressProps) {
  return (
    <Radix.Root
      value={value ?? null}
      aria-label={label}
      className="h-1.5 w-full overflow-hidden rounded-full bg-line"
    >
      {value === undefined ? (
        <Radix.Indicator className="block h-full w-2/5 animate-slide rounded-full bg-mark" />
      ) : (
        <Radix.Indicator asChild>
          <svg
            viewBox="0 0 100 1"
            preserveAspectRatio="none"
            aria-hidden="true"
            className="h-full w-full rtl:-scale-x-100"
          >
            <rect width={value} height="1" className="fill-mark transition-[width]" />
          </svg>
        </Radix.Indicator>
      )}
    </Radix.Root>
  );
}
