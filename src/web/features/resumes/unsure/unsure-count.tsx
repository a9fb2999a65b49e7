import { useLingui } from '@lingui/react';

/** How many fields wait to be looked at, as a sentence. */
export function UnsureCount({ count }: { count: number }) {
  const { _ } = useLingui();
  if (count === 0) return _('All checked');
  return count === 1
    ? _("We weren't sure about 1 thing")
    : _("We weren't sure about {count} things", { count });
}
