/** A longer text hardly comes again, and many of them would fill the memory. */
const maxKeptLength = 1_000;

/**
 * Keeps what was read of the last texts: while a resume is rewritten, almost the same lines are read again and again.
 * Two halves, of which the older one goes as a whole: keeping costs nothing where something is found.
 */
export function memoize<T extends object | string | boolean>(
  read: (text: string) => T,
  most: number,
  longest = maxKeptLength,
): (text: string) => T {
  let young = new Map<string, T>();
  let old = new Map<string, T>();
  return (text) => {
    const known = young.get(text);
    if (known !== undefined) return known;
    const value = old.get(text) ?? read(text);
    if (text.length > longest) return value;
    if (young.size >= most / 2) {
      old = young;
      young = new Map();
    }
    young.set(text, value);
    return value;
  };
}

/** What is worked out once for each thing, as long as that thing is there. */
export function onceFor<Thing extends object, T, Rest extends readonly unknown[]>(
  make: (thing: Thing, ...rest: Rest) => T,
): (thing: Thing, ...rest: Rest) => T {
  const made = new WeakMap<Thing, T>();
  return (thing, ...rest) => {
    const known = made.get(thing) ?? make(thing, ...rest);
    made.set(thing, known);
    return known;
  };
}

/** One such memory for each owner, such as the word lists that a text is read by. */
export function memoizeFor<Owner extends object, T extends object>(
  read: (text: string, owner: Owner) => T,
  most: number,
  longest?: number,
): (owner: Owner) => (text: string) => T {
  return onceFor((owner) => memoize((text) => read(text, owner), most, longest));
}
