import type { ReactNode } from 'react';
import { PageHeading } from '../../layout/page-heading.tsx';
import { TooltipProvider } from '../../ui/tooltip.tsx';
import { ControlSamples } from './control-samples.tsx';
import { DocumentSamples } from './document-samples.tsx';
import { PanelSamples } from './panel-samples.tsx';

/** Every component in both themes, for those who build the app; it is no part of what people get. */
export function GalleryPage() {
  return (
    <TooltipProvider>
      <div className="mx-auto w-full max-w-[1180px] px-4 py-10 sm:px-6">
        <PageHeading title="Components" className="text-2xl font-extrabold tracking-tight">
          Components
        </PageHeading>
        <div className="mt-6 grid gap-6 lg:grid-cols-2">
          <Theme name="dark">
            <ControlSamples />
            <PanelSamples />
            <DocumentSamples startsWith="very long" />
          </Theme>
          <Theme name="light">
            <ControlSamples />
            <PanelSamples />
            <DocumentSamples startsWith="short" />
          </Theme>
        </div>
      </div>
    </TooltipProvider>
  );
}

function Theme({ name, children }: { name: 'dark' | 'light'; children: ReactNode }) {
  return (
    <section
      aria-label={`${name} theme`}
      className={`${name} min-w-0 space-y-8 rounded-lg border border-line bg-bg p-4 text-ink-1 sm:p-6`}
    >
      {children}
    </section>
  );
}
