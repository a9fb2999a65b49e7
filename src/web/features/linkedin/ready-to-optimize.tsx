import { useLingui } from '@lingui/react';
import { Button } from '../../ui/button.tsx';
import { Card, CardTitle } from '../../ui/card.tsx';

/** Nothing to show, or nothing any more: then it can be brought back. */
export function ReadyToOptimize({ onBringBack }: { onBringBack?: () => void }) {
  const { _ } = useLingui();
  return (
    <Card className="py-12 text-center">
      <CardTitle>{_('Ready to Optimize')}</CardTitle>
      <p className="mx-auto mt-2 max-w-[44ch] text-ink-2 text-sm">
        {_(
          'Fill in the form, and your headline, about section and skills will appear here, each with its source.',
        )}
      </p>
      {onBringBack && (
        <Button size="sm" className="mt-4" onClick={onBringBack}>
          {_('Show previous result')}
        </Button>
      )}
    </Card>
  );
}
