interface ProgressProps {
  label: string;
  /** How much is done, 0 to 100; leave it out while nobody can know. */
  value?: number | undefined;
}

/** Drawn as SVG, because a width in a style attribute is what the content security policy forbids in markup. */
export function Progress({ label, value }: ProgressProps) {
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={value === undefined ? undefined : Math.round(value)}
      className="h-1.5 w-full overflow-hidden rounded-full bg-line"
    >
      {value === undefined ? (
        <div className="h-full w-2/5 animate-slide rounded-full bg-mark" />
      ) : (
        <svg
          viewBox="0 0 100 1"
          preserveAspectRatio="none"
          aria-hidden="true"
          className="h-full w-full rtl:-scale-x-100"
        >
          <rect width={value} height="1" className="fill-mark transition-[width]" />
        </svg>
      )}
    </div>
  );
}
