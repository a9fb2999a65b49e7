import type { MessageId } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { share } from '../../../native/share.ts';
import { toast } from '../../../ui/toast.ts';

/** The link is no publication, and nobody should find that out from an employer. */
export const onlyForYou: MessageId =
  'The link opens your resume for you alone. To show it to others, send them a file.';

export interface Sharing {
  /** Why the sheet did not open; then the link can be copied instead. */
  readonly problem: 'failed' | 'unsupported' | undefined;
  open(): void;
  copyLink(): void;
}

/** Hands the link of this page to the share sheet of the device. */
export function useShare(): Sharing {
  const { _ } = useLingui();
  const [problem, setProblem] = useState<Sharing['problem']>();

  const run = async () => {
    const content = {
      title: _('Optimized Resume'),
      text: _('My resume, optimized with Candor'),
      url: location.href,
    };
    const outcome = await share(content);
    setProblem(outcome === 'failed' || outcome === 'unsupported' ? outcome : undefined);
    if (outcome === 'shared') {
      toast({ title: _('Shared Successfully'), description: _(onlyForYou) });
    }
    if (outcome === 'failed') toast({ title: _('Failed to share'), variant: 'destructive' });
    if (outcome === 'unsupported') {
      const description = _(
        'Sharing is not supported in this browser. Try using a mobile device or copying the link manually.',
      );
      toast({ title: _('Share Not Available'), description, variant: 'destructive' });
    }
  };
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(location.href);
      setProblem(undefined);
      toast({ title: _('Copied!'), description: _('Link copied to clipboard') });
    } catch (error) {
      console.warn('The link could not be copied.', error);
      const description = location.href;
      toast({ title: _('The link could not be copied.'), description, variant: 'destructive' });
    }
  };
  return { problem, open: () => void run(), copyLink: () => void copy() };
}
