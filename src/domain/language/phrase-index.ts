import { type Word, wordsOf } from './words.ts';

/** Where a phrase of a list was found: a run of words of the text. */
export interface Mention<T> {
  value: T;
  /** The phrase as the list has it. */
  phrase: string;
  start: number;
  end: number;
}

interface Node<T> {
  /** Most phrases end where no other goes on: those need none. */
  next: Map<string, Node<T>> | undefined;
  /** The phrase that ends here. */
  end: { phrase: string; value: T; length: number } | undefined;
}

const bareNode = <T>(): Node<T> => ({ next: undefined, end: undefined });

/** Finds the phrases of a list in texts: the longest at each place, none inside another. */
export interface PhraseIndex<T> {
  find(words: readonly Word[]): Mention<T>[];
  /** The value of a phrase that is the whole text. */
  whole(text: string): T | undefined;
  /** Every phrase of the list with its value, in no particular order. */
  all(): Iterable<{ phrase: string; value: T }>;
}

function* endsBelow<T>({ end, next }: Node<T>): Generator<{ phrase: string; value: T }> {
  if (end) yield end;
  for (const node of next?.values() ?? []) yield* endsBelow(node);
}

export function createPhraseIndex<T>(phrases: Iterable<readonly [string, T]>): PhraseIndex<T> {
  const root = bareNode<T>();
  for (const [phrase, value] of phrases) {
    let node = root;
    const keys = wordsOf(phrase);
    for (const { key } of keys) {
      node.next ??= new Map();
      let next = node.next.get(key);
      if (!next) {
        next = bareNode();
        node.next.set(key, next);
      }
      node = next;
    }
    // Of two values for the same words the first stands.
    if (keys.length > 0) node.end ??= { phrase, value, length: keys.length };
  }
  const at = (words: readonly Word[], place: number) => {
    let longest: Node<T>['end'];
    let node = root.next?.get(words[place]?.key ?? '');
    for (let step = place + 1; node; step += 1) {
      longest = node.end ?? longest;
      node = node.next?.get(words[step]?.key ?? '');
    }
    return longest;
  };
  return {
    find: (words) => {
      const found: Mention<T>[] = [];
      for (let place = 0; place < words.length; place += 1) {
        const entry = at(words, place);
        const first = words[place];
        if (!entry || !first) continue;
        const last = words[place + entry.length - 1] ?? first;
        found.push({ value: entry.value, phrase: entry.phrase, start: first.start, end: last.end });
        place += entry.length - 1;
      }
      return found;
    },
    whole: (text) => {
      const words = wordsOf(text);
      const entry = at(words, 0);
      return entry && entry.length === words.length ? entry.value : undefined;
    },
    all: () => endsBelow(root),
  };
}
