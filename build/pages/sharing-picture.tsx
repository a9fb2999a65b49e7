import { clsx } from 'clsx';
import { paper } from '#web/features/landing/landing-look.ts';
import { sample } from '#web/features/landing/sample.ts';
import { Mark } from '#web/layout/brand.tsx';
import { DiffParts } from '#web/writing/result/diff-parts.tsx';
import type { StaticPage } from './page-list.tsx';

export const pictureSize = { width: 1200, height: 630 } as const;

/** What a shared link shows: the name, and what the page is. In the dark theme, as the product opens. */
export function SharingPicture({ page }: { page: StaticPage }) {
  return (
    <div className="flex h-[630px] w-[1200px] flex-col justify-between overflow-hidden bg-bg p-[72px] pt-[56px] text-ink-1">
      <p className="flex items-center gap-4 text-[40px] font-extrabold tracking-tight">
        <Mark className="h-[52px]" />
        Candor
      </p>
      {page.path === '/' ? <FrontPage /> : <Plain title={page.title} />}
    </div>
  );
}

/** The headline, and below it the line that the page itself shows, as the engine edited it. */
function FrontPage() {
  const [change] = sample.changes;
  return (
    <>
      <p className="text-[68px] leading-[1.12] font-extrabold tracking-[-0.035em]">
        Your resume, edited line by line.{' '}
        <span className="block w-fit underline decoration-mark decoration-[6px] underline-offset-[10px] [text-decoration-skip-ink:none]">
          Nothing made up.
        </span>
      </p>
      <div className={clsx(paper, '-mb-[72px] h-[216px] overflow-hidden px-12 pt-9 whitespace-pre-line')}>
        <p className="border-mark border-s-4 ps-6 text-[29px] leading-[1.6]">
          {change && <DiffParts parts={change.parts} state="open" />}
        </p>
      </div>
    </>
  );
}

function Plain({ title }: { title: string }) {
  return (
    <div>
      <p className="text-[84px] leading-[1.06] font-extrabold tracking-[-0.035em]">{title}</p>
      <p className="mt-6 text-[34px] text-ink-2">The AI career toolkit that never makes things up.</p>
    </div>
  );
}
