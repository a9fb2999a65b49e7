import { useLingui } from '@lingui/react';
import { Star } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { useViewAnswer } from './interview-queries.ts';
import type { AnsweredEntry } from './session-entries.ts';

interface AnswerPointsProps {
  sessionId: string;
  entry: AnsweredEntry;
}

/** What a strong answer covers, for the person to tick; and the answer itself, worth keeping or not. */
export function AnswerPoints({ sessionId, entry: { index, asked, ticked, isKept } }: AnswerPointsProps) {
  const { _ } = useLingui();
  const { mutate } = useViewAnswer(sessionId);
  const points = asked?.good ?? [];
  const tick = (place: number, isTicked: boolean) => {
    const others = ticked.filter((each) => each !== place);
    mutate({ index, isKept, ticked: isTicked ? [...others, place] : others });
  };
  return (
    <div className="space-y-4">
      {points.length > 0 && (
        <fieldset>
          <legend className="font-semibold text-sm">{_('Points of a strong answer')}</legend>
          <p className="mb-1 text-ink-2 text-xs">{_('Tick the ones yours covers.')}</p>
          {points.map((point, place) => (
            <Checkbox
              key={point}
              label={point}
              checked={ticked.includes(place)}
              onCheckedChange={(isTicked) => tick(place, isTicked)}
            />
          ))}
        </fieldset>
      )}
      <Button
        size="sm"
        variant="ghost"
        className="-ms-3 max-lg:min-h-11"
        aria-pressed={isKept}
        onClick={() => mutate({ index, ticked: [...ticked], isKept: !isKept })}
      >
        <Star className={isKept ? 'size-4 fill-mark text-mark' : 'size-4'} aria-hidden="true" />
        {_('Worth keeping')}
      </Button>
    </div>
  );
}
