import { createHash } from 'node:crypto';
import { parseArgs } from 'node:util';
import { createLocalEngine } from '#server/engine/local-engine.ts';
import { loadLexicon } from '#server/process/load-lexicon.ts';
import { pairsOf } from './pairs.ts';
import { outputsOf } from './tool-outputs.ts';

/**
 * What the engine says over our corpora, as one hash for each tool: a move that should change nothing is seen to change
 * nothing. `npm run eval -- hashes [-- --each]` prints every pair apart. The day is fixed, so that it's the same tomorrow.
 */
const { values } = parseArgs({ options: { each: { type: 'boolean' } } });
const lexicon = loadLexicon();
const now = new Date('2026-11-16');
const hashes = new Map<string, ReturnType<typeof createHash>>();
const pairs = pairsOf('../shared');
for (const pair of pairs) {
  const engine = createLocalEngine(lexicon, () => now);
  for (const [tool, output] of Object.entries(outputsOf(engine, pair, now))) {
    const text = JSON.stringify(output);
    const whole = hashes.get(tool) ?? createHash('sha256');
    hashes.set(tool, whole.update(text));
    if (values.each) console.log(`${shortHash(createHash('sha256').update(text))}  ${tool}  ${pair.name}`);
  }
}
for (const [tool, hash] of hashes) console.log(`${shortHash(hash)}  ${tool}, ${pairs.length} pairs`);

function shortHash(hash: ReturnType<typeof createHash>): string {
  return hash.digest('hex').slice(0, 16);
}
