import { useLingui } from '@lingui/react';
import { Button } from '../../../ui/button.tsx';
import { UnsureCount } from '../unsure/unsure-count.tsx';
import { useEditorChecks } from './unsure.tsx';

/** Marks what is unsure, for the way there: a field, or the entry that it is folded into. */
export const unsureMark = { 'data-unsure': '' };
const firstUnsure = '[data-unsure]:is(button), [data-unsure] :is(input, textarea)';

/** Above all fields, which are many: the way to the first one that wants a look. */
export function GoToUnsure() {
  const { _ } = useLingui();
  const { checks } = useEditorChecks();
  const count = checks.filter(({ isSettled }) => !isSettled).length;
  // It stays when all is done: the fields below must not jump under somebody's finger.
  if (checks.length === 0) return null;
  const go = () => {
    const field = document.querySelector<HTMLElement>(firstUnsure);
    field?.scrollIntoView({ block: 'center' });
    field?.focus({ preventScroll: true });
  };
  return (
    <div className="mb-5 flex items-center justify-between gap-3 rounded-e-md border-warn border-s-2 bg-surface min-h-13 ps-3.5 pe-2">
      <p className="font-semibold text-sm">
        <UnsureCount count={count} />
      </p>
      {count > 0 && (
        <Button variant="link" size="sm" className="px-1.5 max-lg:min-h-11" onClick={go}>
          {_('Show me')}
        </Button>
      )}
    </div>
  );
}
