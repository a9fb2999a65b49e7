import { useLingui } from '@lingui/react';
import { Link } from 'wouter';
import { Wordmark } from './brand.tsx';
import { type FooterColumn, footerColumns } from './footer-links.ts';
import { useHasRoute } from './route-paths.tsx';

export function Footer() {
  const { _ } = useLingui();
  return (
    <footer className="border-t border-line bg-sunken pb-[env(safe-area-inset-bottom)]">
      {/* As many columns as the text has room for: with large text fewer, so that no word pushes the page sideways.
          On phones the two short lists stand beside the long one. */}
      <div className="mx-auto grid max-w-[1180px] grid-cols-[repeat(auto-fit,minmax(min(8rem,100%),1fr))] gap-x-6 gap-y-8 px-4 py-10 max-md:*:nth-2:row-span-2 sm:px-6">
        <div className="col-span-full md:col-auto">
          <Wordmark />
          <p className="mt-2 max-w-64 text-sm text-ink-3">
            {_('The AI career toolkit that never makes things up.')}
          </p>
        </div>
        {footerColumns.map((column) => (
          <LinkColumn key={column.title} {...column} />
        ))}
      </div>
    </footer>
  );
}

/** An entry whose page does not exist yet is left out; one that has no page by design is plain text. */
function LinkColumn({ title, entries }: FooterColumn) {
  const { _ } = useLingui();
  const hasRoute = useHasRoute();
  const shown = entries.filter(({ path }) => path === undefined || hasRoute(path));
  if (shown.length === 0) return null;
  return (
    <div>
      <h2 className="text-sm font-semibold">{_(title)}</h2>
      <ul className="mt-2 text-sm">
        {shown.map(({ name, path }) => (
          <li key={name}>
            {path ? (
              <Link
                href={path}
                className="inline-block py-1.5 text-ink-2 underline-offset-4 hover:text-ink-1 hover:underline"
              >
                {_(name)}
              </Link>
            ) : (
              <span className="inline-block py-1.5 text-ink-3">{_(name)}</span>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
