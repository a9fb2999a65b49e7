import { useLingui } from '@lingui/react';
import { Lock } from 'lucide-react';
import { type LetterLook, letterLooks } from '#domain/letter/letter-limits.ts';
import { useRadioKeys } from '../../ui/use-radio-keys.ts';

interface LookSwitchProps {
  value: LetterLook;
  onPick: (look: LetterLook) => void;
  /** The resume's template is for Premium alone. */
  isLocked: boolean;
}

/** The plain page, or the head and type of the resume. */
export function LookSwitch({ value, onPick, isLocked }: LookSwitchProps) {
  const { _ } = useLingui();
  const radio = useRadioKeys(letterLooks, value, onPick, (look) => look === 'plain' || !isLocked);
  const names = { plain: _('Plain'), resume: _('Like my resume') };
  return (
    <div role="radiogroup" aria-label={_('Look')} className="flex rounded-md border border-edge/60 p-0.5">
      {letterLooks.map((look) => (
        <button
          key={look}
          {...radio(look)}
          className="inline-flex min-h-7.5 items-center gap-1 rounded-sm px-2.5 font-semibold transition-colors hover:text-ink-1 aria-checked:bg-raised aria-checked:text-ink-1 max-lg:min-h-10"
        >
          {names[look]}
          {look === 'resume' && isLocked && (
            <>
              <Lock className="size-3" aria-hidden="true" />
              <span className="sr-only">{_('Premium')}</span>
            </>
          )}
        </button>
      ))}
    </div>
  );
}
