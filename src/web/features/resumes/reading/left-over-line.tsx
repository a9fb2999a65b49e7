import { useLingui } from '@lingui/react';
import { Button } from '../../../ui/button.tsx';
import { Choice } from '../../../writing/result/answer-buttons.tsx';
import type { LeftLine, Reading } from './use-reading.ts';

interface LeftOverLineProps {
  line: LeftLine;
  reading: Reading;
  onAnnounce: (said: string) => void;
}

/** A line that found no place: every answer weighs the same, and none is needed. */
export function LeftOverLine({ line, reading, onAnnounce }: LeftOverLineProps) {
  const { _ } = useLingui();
  const { key, text, fate } = line;
  const decide = (next: 'open' | 'out' | 'kept', said: string) => {
    reading.decide(key, next);
    onAnnounce(said);
  };
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-5 gap-y-2.5 [overflow-wrap:anywhere]">
      <p className={fate === 'out' ? 'min-w-0 text-ink-3 text-sm line-through' : 'min-w-0 text-sm'}>
        “{text}”
      </p>
      {fate === 'open' ? (
        <div className="flex flex-wrap gap-2">
          <Choice text={_('It’s a job')} about={text} onPress={() => reading.place(line, 'experience')} />
          <Choice text={_('It’s a school')} about={text} onPress={() => reading.place(line, 'education')} />
          <Choice text={_('Keep it')} about={text} onPress={() => decide('kept', _('Kept.'))} />
          <Choice text={_('Leave it out')} about={text} onPress={() => decide('out', _('Left out.'))} />
        </div>
      ) : (
        <p className="flex items-center gap-3 text-ink-2 text-xs">
          {fate === 'out' ? _('Left out.') : _('It goes under “Additional”.')}
          <Button
            variant="link"
            size="sm"
            className="px-1.5 max-lg:min-h-11"
            aria-label={`${_('Undo')}: ${text}`}
            // The answer that had the focus is gone; this takes it back.
            autoFocus
            onClick={() => decide('open', '')}
          >
            {_('Undo')}
          </Button>
        </p>
      )}
    </div>
  );
}
