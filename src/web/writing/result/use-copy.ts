import type { MessageId } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { toast } from '../../ui/toast.ts';

/** Copies a text and says which. */
export function useCopy(): (text: string, copied: MessageId) => Promise<void> {
  const { _ } = useLingui();
  return async (text, copied) => {
    try {
      await navigator.clipboard.writeText(text);
      toast({ title: _('Copied!'), description: _(copied) });
    } catch {
      toast({
        title: _('Couldn’t copy'),
        description: _('Your browser didn’t allow it. Select the text and copy it by hand.'),
        variant: 'destructive',
      });
    }
  };
}
