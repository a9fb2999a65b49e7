import { useLingui } from '@lingui/react';
import { clsx } from 'clsx';
import { column, lead } from './landing-look.ts';
import { StartLinks } from './start-links.tsx';

export function Closing() {
  const { _ } = useLingui();
  return (
    <section aria-labelledby="start" className="border-line border-t">
      <div
        className={clsx(
          column,
          'grid grid-cols-1 items-end gap-8 py-18 @3xl:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] @3xl:gap-18 @3xl:py-28',
        )}
      >
        <div>
          <h2 id="start" className="text-balance font-extrabold text-display tracking-[-0.035em]">
            {_('Start with the resume you have.')}
          </h2>
          <p className={clsx(lead, 'mt-4 max-w-[34rem]')}>
            {_('Paste it in as is. You’ll see every change before you decide.')}
          </p>
        </div>
        <StartLinks />
      </div>
    </section>
  );
}
