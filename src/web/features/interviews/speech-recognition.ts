interface RecognitionResult {
  readonly isFinal: boolean;
  readonly [alternative: number]: { readonly transcript: string } | undefined;
}

/** As much of the browser's own interface as is used here; not every browser has it, and no two name it alike. */
export interface Recognizer {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  onresult: ((event: { resultIndex: number; results: ArrayLike<RecognitionResult> }) => void) | null;
  onerror: ((event: { error: string }) => void) | null;
  onend: (() => void) | null;
  start(): void;
  stop(): void;
  abort(): void;
}

interface Speaking {
  SpeechRecognition?: new () => Recognizer;
  webkitSpeechRecognition?: new () => Recognizer;
}

/** Undefined where the browser can't do it. */
export function recognizerOf(browser: Window): (new () => Recognizer) | undefined {
  const { SpeechRecognition, webkitSpeechRecognition } = browser as Window & Speaking;
  return SpeechRecognition ?? webkitSpeechRecognition;
}
