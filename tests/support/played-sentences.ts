import type { SentenceKind } from '#domain/claims/prose/prose.ts';
import type { FakeModelCall } from '#server/providers/model-wire.fake.ts';
import { promptLines } from './played-edits.ts';

interface PlayedSentence {
  text: string;
  /** Words of the person's line that it rests on; '' for none. */
  on: string;
  /** About the person where it rests on a line, else a courtesy. */
  about?: SentenceKind;
  /** Two in each, unless told. */
  paragraph?: number;
}

/** What a played model answers when a letter is to be written: these sentences, each on the line that holds its words. */
export const playSentences =
  (...sentences: PlayedSentence[]) =>
  (call: FakeModelCall) => {
    const numberOf = (words: string): number[] =>
      words === ''
        ? []
        : promptLines(call)
            .flatMap(({ line, text }) => (text.includes(words) ? [line] : []))
            .slice(0, 1);
    return {
      sentences: sentences.map(({ text, on, about, paragraph }, index) => ({
        text,
        about: about ?? (on === '' ? 'courtesy' : 'you'),
        rests: numberOf(on),
        paragraph: paragraph ?? Math.floor(index / 2),
      })),
    };
  };
