import { useLingui } from '@lingui/react';
import { Button } from '../../ui/button.tsx';

interface ChoiceProps {
  text: string;
  /** What it answers, for those who hear the button without what stands around it. */
  about: string;
  onPress: () => void;
  isQuiet?: boolean;
  hasFocus?: boolean;
}

/** One answer of several with the same weight; a quiet one weighs less. */
export function Choice({ text, about, onPress, isQuiet = false, hasFocus = false }: ChoiceProps) {
  return (
    <Button
      size="sm"
      variant={isQuiet ? 'ghost' : 'quiet'}
      className="max-lg:min-h-11 max-lg:px-4"
      aria-label={`${text}: ${about}`}
      autoFocus={hasFocus}
      onClick={onPress}
    >
      {text}
    </Button>
  );
}

/** The end of a small form in its place. */
export function SaveOrCancel({ onCancel }: { onCancel: () => void }) {
  const { _ } = useLingui();
  return (
    <div className="mt-2.5 flex gap-2">
      <Button type="submit" size="sm" className="max-lg:min-h-11 max-lg:px-4">
        {_('Save')}
      </Button>
      <Button variant="ghost" size="sm" className="max-lg:min-h-11" onClick={onCancel}>
        {_('Cancel')}
      </Button>
    </div>
  );
}
