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

/** Made once for each owner, such as the word lists that texts are read by. */
export function oncePer<Owner extends object, More extends unknown[], T extends object>(
  make: (owner: Owner, ...more: More) => T,
): (owner: Owner, ...more: More) => T {
  const made = new WeakMap<Owner, T>();
  return (owner, ...more) => {
    const known = made.get(owner);
    if (known) return known;
    const value = make(owner, ...more);
    made.set(owner, value);
    return value;
  };
}

/** A memory of its own for each owner. */
export const memoizeFor = <Owner extends object, T extends object>(
  read: (text: string, owner: Owner) => T,
  most: number,
  longest?: number,
): ((owner: Owner) => (text: string) => T) =>
  oncePer((owner) => memoize((text) => read(text, owner), most, longest));
