import type { Passage } from './passages.ts';
import type { TextWord } from './text-words.ts';

export interface Clause {
  start: number;
  end: number;
  words: TextWord[];
}

const cut =
  /[,;:()]\s+|\s[–—]\s|(?<=\s)(?=(?:which|whose|who|while|with|and|by|that|resulting|leading|enabling|allowing|ensuring|so|thereby|plus|y|et|und|oraz|podczas|lo que|ce qui|was|dzięki|reduciendo|logrando)\s)/giu;

/** Parts of a sentence that each say one thing. */
export function clausesOf(passage: Passage): Clause[] {
  const edges = [
    0,
    ...[...passage.text.matchAll(cut)].map(({ index, 0: mark }) => index + mark.length),
    passage.text.length,
  ];
  return edges.slice(0, -1).flatMap((start, place) => {
    const end = edges[place + 1] ?? passage.text.length;
    const words = passage.words.filter((word) => word.start >= start && word.end <= end);
    return words.length > 0 ? [{ start, end, words }] : [];
  });
}
