/**
 * What is known of ordinary English words: how close two are in meaning (vectors), and whether one is a synonym of the
 * other, a broader word for it, or its opposite (WordNet). Made by `npm run import -- words`.
 */
export interface WordKnowledge {
  /** Whether it's an ordinary word of the dictionary. */
  isWord(word: string): boolean;
  /** Whether the dictionary has it in just this form. */
  isListed(word: string): boolean;
  /** Place in the order of how often words are used; Infinity for unknown ones. */
  rankOf(word: string): number;
  meaningOf(word: string): Meaning;
}

/** What one word may mean, what is broader than that, and what is its opposite; senses have numbers. */
export interface Meaning {
  word: string;
  /** Nothing where the word is unknown. */
  vector: Int8Array | undefined;
  length: number;
  own: readonly number[];
  broader: ReadonlySet<number>;
  opposite: ReadonlySet<number>;
}

/** 0 to 1; 0 where either word is unknown. */
export const likeness = (a: Meaning, b: Meaning): number =>
  a.vector && b.vector ? Math.max(0, dot(a.vector, b.vector)) / (a.length * b.length) : 0;

export const isSynonym = (a: Meaning, b: Meaning) => a.own.some((sense) => b.own.includes(sense));
/** "animal" is broader than "kitten". */
export const isBroader = (broad: Meaning, narrow: Meaning) => shares(broad.own, narrow.broader);
export const isOpposite = (a: Meaning, b: Meaning) => shares(b.own, a.opposite);

/** Whether a word is known as one: "schedule" is both, "manage" no noun. */
export const isNoun = ({ own }: Meaning) => own.some((sense) => sense % parts.length === parts.indexOf('n'));
export const isVerb = ({ own }: Meaning) => own.some((sense) => sense % parts.length === parts.indexOf('v'));

function shares(own: readonly number[], others: ReadonlySet<number>): boolean {
  if (others.size > 0) for (const sense of own) if (others.has(sense)) return true;
  return false;
}

const dimensions = 100;

function dot(a: Int8Array, b: Int8Array): number {
  let sum = 0;
  // As whole numbers, which is four times as fast; this runs for every pair of words.
  for (let at = 0; at < dimensions; at += 1) sum = (sum + Math.imul(a[at] ?? 0, b[at] ?? 0)) | 0;
  return sum;
}

const maxKnown = 50_000;

export function createWordKnowledge(vectors: Uint8Array, senses: string, dictionary: string): WordKnowledge {
  const others = new Set(dictionary.split('\n'));
  const { places, vectorOf } = readVectors(vectors);
  const sensesOf = readSenses(senses);
  const known = new Map<string, Meaning>();
  return {
    isWord: (word) => formsOf(word).some((form) => places.has(form) || others.has(form)),
    isListed: (word) => places.has(word) || others.has(word),
    rankOf: (word) => places.get(word) ?? Number.POSITIVE_INFINITY,
    meaningOf: (word) => {
      let meaning = known.get(word);
      if (meaning === undefined) {
        const vector = vectorOf(word);
        // Some words of the list have an empty vector.
        const length = vector ? Math.sqrt(dot(vector, vector)) || 1 : 0;
        meaning = { word, vector, length, ...sensesOf(word) };
        if (known.size > maxKnown) known.clear();
        known.set(word, meaning);
      }
      return meaning;
    },
  };
}

/** Plurals that no rule makes. */
const irregular: Readonly<Record<string, string>> = {
  ...{ children: 'child', women: 'woman', men: 'man', feet: 'foot' },
  ...{ teeth: 'tooth', mice: 'mouse', geese: 'goose' },
};

/** The word itself, and what it may be an inflection of. */
const formsOf = (word: string): string[] => [
  word,
  ...(Object.hasOwn(irregular, word) ? [irregular[word] ?? word] : []),
  ...['s', 'es', 'ed', 'd', 'ing', 'ly', 'er', 'ers'].flatMap((end) => {
    if (!word.endsWith(end)) return [];
    const bare = word.slice(0, -end.length);
    return bare.length < 3 ? [] : [bare, `${bare}e`, bare.replace(/(.)\1$/u, '$1'), bare.replace(/i$/u, 'y')];
  }),
];

/** The words, one a line, a blank line, then a row of signed bytes for each. */
function readVectors(bytes: Uint8Array) {
  let end = bytes.indexOf(10);
  while (bytes[end + 1] !== 10) end = bytes.indexOf(10, end + 1);
  const words = new TextDecoder('latin1').decode(bytes.subarray(0, end)).split('\n');
  const rows = new Int8Array(bytes.buffer, bytes.byteOffset + end + 2);
  const places = new Map(words.map((word, place) => [word, place]));
  return {
    places,
    vectorOf: (word: string) => {
      const place = places.get(word);
      return place === undefined ? undefined : rows.subarray(place * dimensions, (place + 1) * dimensions);
    },
  };
}

/** Of a word's senses only the common ones, so that a rare sense makes no synonym. */
const commonSenses = 3;
const maxSteps = 3;

/** Three tables parted by blank lines: senses of words, broader senses, opposite senses. Rows are read when asked for. */
function readSenses(text: string): (word: string) => Pick<Meaning, 'own' | 'broader' | 'opposite'> {
  const [words = '', broader = '', opposite = ''] = text.split('\n\n');
  const byWord = Map.groupBy(words.split('\n').slice(1), (row) => row.slice(0, row.indexOf('\t')));
  const [parents, opposites] = [broader, opposite].map(
    (table) => new Map(table.split('\n').map((row) => [senseOf(row, row[row.indexOf('\t') + 1]), row])),
  );
  const to = (links: typeof parents, senses: readonly number[]) =>
    senses.flatMap((sense) => sensesIn(links?.get(sense) ?? ''));
  return (word) => {
    const own = (byWord.get(word) ?? []).flatMap((row) => sensesIn(row).slice(0, commonSenses));
    const reached = [own];
    for (let step = 0; step < maxSteps; step += 1) reached.push(to(parents, reached[step] ?? []));
    return { own, broader: new Set(reached.slice(1).flat()), opposite: new Set(to(opposites, own)) };
  };
}

/** Noun, adjective, adverb, verb. */
const parts = 'narv';
/** Senses of different parts of speech differ. */
const senseOf = (id: string, part = '') => Number.parseInt(id, 36) * parts.length + parts.indexOf(part);

function sensesIn(row: string): number[] {
  const [, part, list] = row.split('\t');
  return list?.split(' ').map((id) => senseOf(id, part)) ?? [];
}
