import type { ReactNode } from 'react';

interface AccountSectionProps {
  title: string;
  children: ReactNode;
}

/** A part of the page: its name beside it, or above it on a phone. */
export function AccountSection({ title, children }: AccountSectionProps) {
  return (
    <section className="grid gap-3 border-t border-line py-6 @2xl:grid-cols-[16rem_minmax(0,1fr)] @2xl:gap-10 @2xl:py-7 @min-[60rem]:grid-cols-[18.25rem_minmax(0,1fr)]">
      <h2 className="text-base leading-9 font-bold max-md:leading-snug">{title}</h2>
      <div className="min-w-0">{children}</div>
    </section>
  );
}

interface AccountRowProps {
  title?: string;
  text: string;
  action?: ReactNode;
  /** What follows under both, as the result of the action. */
  children?: ReactNode;
}

/** One thing that can be done: what it is, and the button for it. */
export function AccountRow({ title, text, action, children }: AccountRowProps) {
  return (
    <div className="border-line py-3 not-first:border-t first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2.5">
        <div className="min-w-0 flex-1 max-sm:basis-full">
          {title && <h3 className="text-sm font-semibold">{title}</h3>}
          <p className={title ? 'text-xs leading-relaxed text-ink-2' : 'text-sm text-ink-2'}>{text}</p>
        </div>
        {action}
      </div>
      {children}
    </div>
  );
}
