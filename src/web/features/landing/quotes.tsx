import type { MessageId } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { clsx } from 'clsx';
import { Badge } from '../../ui/badge.tsx';
import { column } from './landing-look.ts';

const few: readonly { text: MessageId; from: MessageId }[] = [
  {
    text: '“It found ‘responsible for’ in almost every line. Embarrassing, but useful.”',
    from: 'Luis M., data analyst',
  },
  {
    text: '“I kept most of the edits and rejected the rest. Nothing changed behind my back.”',
    from: 'Ana S., nurse manager',
  },
  {
    text: '“The coach listed what a strong answer covers. I’d left out how the story ended.”',
    from: 'Tom W., account executive',
  },
];

/** We wrote them ourselves, and the page says so before anybody reads one. */
export function Quotes() {
  const { _ } = useLingui();
  return (
    <section aria-labelledby="quotes" className="border-line border-t">
      <div
        className={clsx(
          column,
          'grid grid-cols-1 gap-8 py-16 @3xl:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] @3xl:gap-18 @3xl:py-24',
        )}
      >
        <div>
          <div className="flex flex-wrap items-center gap-3">
            <h2 id="quotes" className="font-bold text-lg">
              {_('What people say')}
            </h2>
            <Badge>{_('Sample content')}</Badge>
          </div>
          <p className="mt-1 text-ink-3 text-sm">
            {_('We wrote these four as samples. They aren’t from real customers.')}
          </p>
          <figure className="mt-7">
            <blockquote className="text-balance font-medium text-xl tracking-tight @3xl:text-2xl/[1.3]">
              {_(
                '“It asked whether I’d really led that project. I hadn’t. Now the line says what I did, and I can talk about it in an interview.”',
              )}
            </blockquote>
            <figcaption className="mt-3 text-ink-3 text-sm">{_('Dana P., warehouse lead')}</figcaption>
          </figure>
        </div>
        <div className="divide-y divide-line self-end">
          {few.map(({ text, from }) => (
            <figure key={from} className="py-4 last:pb-0">
              <blockquote>{_(text)}</blockquote>
              <figcaption className="mt-1 text-ink-3 text-sm">{_(from)}</figcaption>
            </figure>
          ))}
        </div>
      </div>
    </section>
  );
}
