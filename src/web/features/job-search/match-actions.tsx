import { useLingui } from '@lingui/react';
import { Check, ExternalLink, Heart } from 'lucide-react';
import type { JobMatchView } from '#contract/job-search.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.ts';
import { useErrorText } from '../../ui/use-error-text.ts';
import { useUpdateMatch } from './job-search-queries.ts';

interface MatchActionsProps {
  match: JobMatchView;
  isOpen: boolean;
  detailsId: string;
  /** Which job the buttons are for. */
  titleId: string;
  onToggle: () => void;
}

const look = 'whitespace-nowrap max-lg:min-h-11 max-sm:grow';

export function MatchActions({ match, isOpen, detailsId, titleId, onToggle }: MatchActionsProps) {
  const { _ } = useLingui();
  const { applyUrl, isApplied, isLiked, isSample } = match;
  const { like, apply } = useMatchActions(match);
  return (
    <div className="mt-5 flex flex-wrap items-center gap-2">
      {applyUrl !== '' && !isSample && (
        <Button
          asChild
          size="sm"
          variant={isOpen ? 'primary' : 'quiet'}
          className="max-lg:min-h-11 max-sm:w-full"
        >
          <a href={applyUrl} target="_blank" rel="noopener noreferrer" aria-describedby={titleId}>
            {_('Apply Now')}
            <ExternalLink className="size-3.5" aria-hidden="true" />
          </a>
        </Button>
      )}
      <Button size="sm" className={look} disabled={isApplied} aria-describedby={titleId} onClick={apply}>
        {isApplied && <Check className="size-4" aria-hidden="true" />}
        {isApplied ? _('Applied') : _('Mark as Applied')}
      </Button>
      <Button
        size="sm"
        variant="ghost"
        className={look}
        aria-pressed={isLiked}
        aria-describedby={titleId}
        onClick={like}
      >
        <Heart className={isLiked ? 'size-4 fill-current' : 'size-4'} aria-hidden="true" />
        {isLiked ? _('Liked') : _('Like')}
      </Button>
      <Button
        size="sm"
        variant="ghost"
        className={`${look} ms-auto`}
        aria-expanded={isOpen}
        aria-controls={isOpen ? detailsId : undefined}
        aria-describedby={titleId}
        onClick={onToggle}
      >
        {isOpen ? _('Show less') : _('Show details')}
      </Button>
    </div>
  );
}

function useMatchActions(match: JobMatchView) {
  const { _ } = useLingui();
  const textOf = useErrorText();
  const { mutate } = useUpdateMatch(match);
  const onError = (error: Error) =>
    toast({ title: _('Error'), description: textOf(error), variant: 'destructive' });
  return {
    like: () => mutate({ isLiked: !match.isLiked }, { onError }),
    apply: () =>
      mutate({ isApplied: true }, { onError, onSuccess: () => toast({ title: _('Marked as Applied') }) }),
  };
}
