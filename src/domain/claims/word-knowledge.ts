/**
 * What is known of ordinary English words: how close two are in meaning (vectors), and whether one is a synonym of the
 * other, a broader word for it, or its opposite (WordNet). Made by `npm run import:words`.
 */
export interface WordKnowledge {
  /** Whether it's an ordinary word of the dictionary. */
  isWord(word: string): boolean;
  /** Place in the order of how often words are used; Infinity for unknown ones. */
  rankOf(word: string): number;
  /** 0 to 1; 0 where either word is unknown. */
  similarity(a: string, b: string): number;
  isSynonym(a: string, b: string): boolean;
  /** "animal" is broader than "kitten". */
  isBroader(broad: string, narrow: string): boolean;
  isOpposite(a: string, b: string): boolean;
}

const dimensions = 100;
/** Of a word's senses only the common ones, so that a rare sense makes no synonym. */
const commonSenses = 3;
const mostSteps = 3;

export function createWordKnowledge(vectors: Uint8Array, senses: string, dictionary: string): WordKnowledge {
  const others = new Set(dictionary.split('\n'));
  const { places, similarityAt } = readVectors(vectors);
  const { sensesOf, parents, opposites } = readSenses(senses);
  const cache = new Map<string, number>();
  const shares = (a: readonly string[], b: readonly string[]) => a.some((sense) => b.includes(sense));
  const similarity = (a: string, b: string) => {
    const [x, y] = [places.get(a), places.get(b)];
    if (x === undefined || y === undefined) return 0;
    const key = x < y ? `${x} ${y}` : `${y} ${x}`;
    const known = cache.get(key) ?? similarityAt(x, y);
    if (cache.size > 500_000) cache.clear();
    cache.set(key, known);
    return known;
  };
  return {
    isWord: (word) => formsOf(word).some((form) => places.has(form) || others.has(form)),
    rankOf: (word) => places.get(word) ?? Number.POSITIVE_INFINITY,
    similarity,
    isSynonym: (a, b) => shares(sensesOf(a), sensesOf(b)),
    isBroader: (broad, narrow) => {
      const wanted = sensesOf(broad);
      let reached = sensesOf(narrow);
      for (let step = 0; step < mostSteps && reached.length > 0; step += 1) {
        reached = reached.flatMap((sense) => parents.get(sense) ?? []);
        if (shares(wanted, reached)) return true;
      }
      return false;
    },
    isOpposite: (a, b) => sensesOf(a).some((sense) => shares(opposites.get(sense) ?? [], sensesOf(b))),
  };
}

/** The word itself, and what it may be an inflection of. */
const formsOf = (word: string): string[] => [
  word,
  ...['s', 'es', 'ed', 'd', 'ing', 'ly', 'er', 'ers'].flatMap((end) => {
    if (!word.endsWith(end)) return [];
    const bare = word.slice(0, -end.length);
    return bare.length < 3 ? [] : [bare, `${bare}e`, bare.replace(/(.)\1$/u, '$1'), bare.replace(/i$/u, 'y')];
  }),
];

/** The words, one a line, a blank line, then a row of signed bytes for each. */
function readVectors(bytes: Uint8Array) {
  const end = bytes.findIndex((byte, place) => byte === 10 && bytes[place + 1] === 10);
  const words = new TextDecoder('latin1').decode(bytes.subarray(0, end)).split('\n');
  const rows = new Int8Array(bytes.buffer, bytes.byteOffset + end + 2);
  const dot = (a: number, b: number) => {
    let sum = 0;
    for (let at = 0; at < dimensions; at += 1)
      sum += (rows[a * dimensions + at] ?? 0) * (rows[b * dimensions + at] ?? 0);
    return sum;
  };
  const lengths = words.map((_, place) => Math.sqrt(dot(place, place)));
  return {
    places: new Map(words.map((word, place) => [word, place])),
    similarityAt: (a: number, b: number) => Math.max(0, dot(a, b) / ((lengths[a] ?? 1) * (lengths[b] ?? 1))),
  };
}

/** Three tables parted by blank lines: senses of words, broader senses, opposite senses. */
function readSenses(text: string) {
  const [words = '', broader = '', opposite = ''] = text.split('\n\n');
  const table = (rows: string) =>
    new Map(
      rows
        .split('\n')
        .filter(Boolean)
        .map((row): [string, string[]] => {
          const [sense = '', part = '', to = ''] = row.split('\t');
          return [part + sense, to.split(' ').map((one) => part + one)];
        }),
    );
  const own = new Map<string, string[]>();
  for (const row of words.split('\n').slice(1)) {
    const [word = '', part = '', list = ''] = row.split('\t');
    const senses = list
      .split(' ')
      .slice(0, commonSenses)
      .map((sense) => part + sense);
    own.set(word, [...(own.get(word) ?? []), ...senses]);
  }
  return {
    sensesOf: (word: string): readonly string[] => own.get(word) ?? [],
    parents: table(broader),
    opposites: table(opposite),
  };
}
