import { useLingui } from '@lingui/react';
import { Star } from 'lucide-react';
import { useState } from 'react';
import type { OwnView } from '#contract/interviews.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { useViewAnswer } from './interview-queries.ts';
import type { AnsweredEntry } from './session-entries.ts';

interface AnswerPointsProps {
  sessionId: string;
  entry: AnsweredEntry;
}

/** What a strong answer covers, for the person to tick; and the answer itself, worth keeping or not. */
export function AnswerPoints({ sessionId, entry }: AnswerPointsProps) {
  const { _ } = useLingui();
  const { mutate } = useViewAnswer(sessionId);
  const { index, asked } = entry;
  // The session shows it a moment later, and a box that jumps back looks as if it couldn't be ticked.
  const [sent, setSent] = useState<OwnView>();
  const { ticked, isKept } = sent ?? entry;
  const points = asked?.good ?? [];
  const send = (view: OwnView) => {
    setSent(view);
    mutate({ index, ...view }, { onSettled: () => setSent(undefined) });
  };
  const tick = (place: number, isTicked: boolean) => {
    const others = ticked.filter((each) => each !== place);
    send({ isKept, ticked: isTicked ? [...others, place] : others });
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
        onClick={() => send({ ticked: [...ticked], isKept: !isKept })}
      >
        <Star className={isKept ? 'size-4 fill-mark text-mark' : 'size-4'} aria-hidden="true" />
        {_('Worth keeping')}
      </Button>
    </div>
  );
}
