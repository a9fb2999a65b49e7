import { useLingui } from '@lingui/react';
import { Mic, Square } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { useSpeech } from './use-speech.ts';

/** Speaks instead of typing. What is said lands in the box, where it can be edited. */
export function SpeakAnswer({ onSaid }: { onSaid: (text: string) => void }) {
  const { _ } = useLingui();
  const speech = useSpeech(onSaid);
  const { isListening, heard, error } = speech;
  const Icon = isListening ? Square : Mic;
  return (
    <div className="space-y-1.5">
      <Button size="sm" className="max-lg:min-h-11" onClick={isListening ? speech.stop : speech.start}>
        <Icon className="size-4" aria-hidden="true" />
        {isListening ? _('Stop listening') : _('Speak your answer')}
      </Button>
      <p role="status" className={isListening ? 'text-ink-2 text-sm' : 'sr-only'}>
        {isListening && (heard || _('Listening...'))}
      </p>
      {error && (
        <p role="alert" className="font-medium text-bad text-xs">
          {_(error)}
        </p>
      )}
      <p className="text-ink-3 text-xs">
        {_('Your browser turns speech into text, and its maker may process the audio. We only get the text.')}
      </p>
    </div>
  );
}
