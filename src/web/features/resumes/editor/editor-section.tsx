import type { ReactNode } from 'react';

export function EditorSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="border-line border-t py-5 first-of-type:border-t-0 first-of-type:pt-0">
      <h3 className="mb-3 font-bold text-base">{title}</h3>
      <div className="space-y-4">{children}</div>
    </section>
  );
}
