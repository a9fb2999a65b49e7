/** A "C" whose last stroke is the editor's underline. */
export function Mark({ className = 'h-6' }: { className?: string }) {
  return (
    <svg viewBox="3 2.5 17.5 20.6" fill="none" aria-hidden="true" className={className}>
      <path d="M17.6 7.1a7 7 0 1 0 0 7.8" stroke="currentColor" strokeWidth="2.8" strokeLinecap="round" />
      <path d="M5 21.5h13" className="stroke-mark" strokeWidth="2.6" strokeLinecap="round" />
    </svg>
  );
}

/** The name is written the same way in every language. A header that is narrow for its text shows the mark alone. */
export function Wordmark() {
  return (
    <span
      className="inline-flex items-center gap-2 text-lg font-extrabold tracking-tight text-ink-1"
      translate="no"
      dir="ltr"
    >
      <Mark />
      <span className="@max-[13rem]:hidden">Candor</span>
    </span>
  );
}
