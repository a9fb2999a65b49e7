import type { MessageId } from '@lingui/core';
import { useEffect, useRef, useState } from 'react';
import { type Recognizer, recognizerOf } from './speech-recognition.ts';

/** By the names that browsers give to what went wrong. */
const errorTexts: Readonly<Record<string, MessageId | undefined>> = {
  'not-allowed':
    'Your browser doesn’t let us use the microphone. Allow it in the browser, or type your answer.',
  'service-not-allowed':
    'Your browser doesn’t let us use the microphone. Allow it in the browser, or type your answer.',
  'audio-capture': 'We couldn’t find a microphone. You can type your answer.',
  'no-speech': 'We didn’t hear anything. Try again, or type your answer.',
  network: 'Your browser’s speech service can’t be reached. You can type your answer.',
  'language-not-supported': 'Your browser can’t listen in this language. You can type your answer.',
};
const otherText: MessageId = 'Listening stopped. Try again, or type your answer.';

export interface Speech {
  readonly isListening: boolean;
  /** Heard, and not certain yet. */
  readonly heard: string;
  readonly error: MessageId | undefined;
  readonly start: () => void;
  readonly stop: () => void;
}

/** Writes down what is said. Each sentence is handed on once the browser is sure of it; `onSentence` must not age. */
export function useSpeech(onSentence: (text: string) => void): Speech {
  const [isListening, setListening] = useState(false);
  const [heard, setHeard] = useState('');
  const [error, setError] = useState<MessageId>();
  const recognizer = useRef<Recognizer>(undefined);
  // Nobody is listened to who has left the page.
  useEffect(() => () => recognizer.current?.abort(), []);
  const start = () => {
    const Recognition = recognizerOf(window);
    if (!Recognition || isListening) return;
    setError(undefined);
    setListening(true);
    const listening = new Recognition();
    recognizer.current = listening;
    prepare(listening, {
      onSentence,
      onHeard: setHeard,
      onError: (name) => setError(errorTexts[name] ?? otherText),
      onEnd: () => {
        setListening(false);
        setHeard('');
      },
    });
    listening.start();
  };
  return { isListening, heard, error, start, stop: () => recognizer.current?.stop() };
}

interface Listeners {
  readonly onSentence: (text: string) => void;
  readonly onHeard: (text: string) => void;
  readonly onError: (name: string) => void;
  readonly onEnd: () => void;
}

function prepare(recognizer: Recognizer, { onSentence, onHeard, onError, onEnd }: Listeners): void {
  recognizer.lang = navigator.language;
  recognizer.continuous = true;
  recognizer.interimResults = true;
  recognizer.onresult = ({ resultIndex, results }) => {
    const fresh = Array.from(results).slice(resultIndex);
    const said = (isFinal: boolean) =>
      fresh
        .filter((result) => result.isFinal === isFinal)
        .map((result) => result[0]?.transcript.trim() ?? '')
        .filter(Boolean)
        .join(' ');
    const sure = said(true);
    if (sure) onSentence(sure);
    onHeard(said(false));
  };
  // Stopping is no error, although some browsers call it one.
  recognizer.onerror = ({ error }) => error !== 'aborted' && onError(error);
  recognizer.onend = onEnd;
}
