import type { FakeModelCall } from '#server/providers/model-wire.fake.ts';

interface PlayedSentence {
  text: string;
  /** Words of the person's line that it rests on; '' for none. */
  on: string;
}

/** What a played model answers when a letter is to be written: these sentences, each on the line that holds its words. */
export const playSentences =
  (...sentences: PlayedSentence[]) =>
  ({ data }: FakeModelCall) => {
    const lines = (data['lines of the person'] ?? '').split('\n').map((line) => JSON.parse(line));
    const numberOf = (words: string): number[] =>
      words === '' ? [] : lines.flatMap(({ line, text }) => (text.includes(words) ? [line] : [])).slice(0, 1);
    return {
      sentences: sentences.map(({ text, on }, index) => ({
        text,
        lines: numberOf(on),
        paragraph: Math.floor(index / 2),
      })),
    };
  };
