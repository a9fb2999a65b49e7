import type { Word } from '../text/words.ts';

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
  const known = new Map<string, Senses>();
  const sensesOfWord = (word: string): Senses => {
    let senses = known.get(word);
    if (senses === undefined) {
      senses = sensesWith(sensesOf(word), parents, opposites);
      if (known.size > mostKnown) known.clear();
      known.set(word, senses);
    }
    return senses;
  };
  return {
    isWord: (word) => formsOf(word).some((form) => places.has(form) || others.has(form)),
    rankOf: (word) => places.get(word) ?? Number.POSITIVE_INFINITY,
    similarity: (a, b) => {
      const x = places.get(a);
      const y = x === undefined ? undefined : places.get(b);
      return x === undefined || y === undefined ? 0 : similarityAt(x, y);
    },
    isSynonym: (a, b) => shares(sensesOfWord(a).own, sensesOfWord(b).own),
    isBroader: (broad, narrow) => shares(sensesOfWord(broad).own, sensesOfWord(narrow).broader),
    isOpposite: (a, b) => shares(sensesOfWord(b).own, sensesOfWord(a).opposite),
  };
}

const mostKnown = 50_000;

/** What one word may mean, what is broader than that, and what is its opposite. */
interface Senses {
  own: ReadonlySet<string>;
  broader: ReadonlySet<string>;
  opposite: ReadonlySet<string>;
}

function sensesWith(
  own: readonly string[],
  parents: ReadonlyMap<string, readonly string[]>,
  opposites: ReadonlyMap<string, readonly string[]>,
): Senses {
  const broader = new Set<string>();
  let reached = own;
  for (let step = 0; step < mostSteps && reached.length > 0; step += 1) {
    reached = reached.flatMap((sense) => parents.get(sense) ?? []);
    for (const sense of reached) broader.add(sense);
  }
  return {
    own: new Set(own),
    broader,
    opposite: new Set(own.flatMap((sense) => opposites.get(sense) ?? [])),
  };
}

function shares(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  if (a.size === 0 || b.size === 0) return false;
  for (const sense of a) if (b.has(sense)) return true;
  return false;
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

/** Verbs of two words, and the plain ones that say the same. */
const phrasal: Readonly<Record<string, string>> = {
  'set up': 'establish found build create configure install start introduce launch organize arrange',
  'put together': 'assemble compile build create prepare',
  'put in': 'install introduce',
  'carried out': 'perform conduct execute complete',
  'looked after': 'maintain manage oversee handle keep care supervise',
  'look after': 'maintain manage oversee handle keep care supervise',
  'took care': 'handle manage maintain care',
  'take care': 'handle manage maintain care',
  'wrote up': 'document write record',
  'write up': 'document write record',
  'handed out': 'distribute give',
  'sent out': 'send distribute mail dispatch',
  'came up': 'rise develop devise advance',
  'made sure': 'ensure verify check',
  'make sure': 'ensure verify check',
  'kept track': 'track monitor record',
  'keep track': 'track monitor record',
  'got rid': 'eliminate remove',
  'brought down': 'reduce cut lower decrease',
  'went down': 'fall drop decrease decline',
  'went up': 'rise increase grow climb',
  'worked with': 'collaborate partner',
  'work with': 'collaborate partner',
  'rolled out': 'launch introduce deploy implement',
  'filled in': 'cover substitute',
  'tried out': 'trial pilot test',
  'took part': 'participate join contribute',
  'signed off': 'approve sign',
  'phased out': 'retire replace eliminate',
  'cleaned up': 'tidy clean organize',
  'found out': 'discover identify learn',
  'checked in': 'register receive',
  'picked out': 'select choose',
  'helped out': 'assist support help',
  'in charge': 'lead manage run oversee head supervise',
  'responsible for': 'manage own handle run oversee lead',
};

const meanings = new Map(Object.entries(phrasal).map(([phrase, verbs]) => [phrase, verbs.split(' ')]));

/** What the word says together with the next one, in plain verbs. */
export const meaningsOf = (words: readonly Word[], place: number): readonly string[] =>
  meanings.get(`${words[place]?.key} ${words[place + 1]?.key}`) ?? none;

const none: readonly string[] = [];
