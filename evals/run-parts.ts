import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { linesOf } from './figure-lines.ts';
import { findingsRefused, recordFirstFigures } from './first-figures.ts';
import { type FigureTree, isFigure, type Part } from './part.ts';
import { openSet } from './set-files.ts';
import { splits } from './split.ts';

/**
 * Runs parts over the corpus folder that the command line names. Prints one line per figure as `name value n`,
 * or one JSON object with `--json`; with `--findings`, everything that was found wrong, on the other stream.
 * `--split` measures one part of the corpus alone. `--seed` is a number or `random`, for what is made by chance.
 */
export async function runParts(parts: readonly Part[]): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      json: { type: 'boolean' },
      findings: { type: 'boolean' },
      split: { type: 'string' },
      seed: { type: 'string', default: '1' },
    },
  });
  const [folder] = positionals;
  if (!folder || !openSet(folder).has())
    throw new Error(
      'Name a corpus folder: npm run eval -- [<part>] <folder> [--json] [--split tune|held] [--findings] [--seed N|random]',
    );
  const split = splits.find((name) => name === values.split);
  if (values.split !== undefined && !split) throw new Error(`A split is one of ${splits.join(', ')}.`);
  if (values.findings && split === 'held') throw new Error('Findings of what is held out are not shown.');
  const seed = seedOf(values.seed);
  const all: FigureTree = {};
  for (const part of parts) {
    const refused = values.findings ? findingsRefused(folder, part.name) : undefined;
    if (refused) throw new Error(refused);
    const { figures, warnings = [], findings } = await part.measure(folder, split, seed);
    all[part.name] = figures;
    recordFirstFigures(folder, part.name, figures);
    for (const warning of warnings) console.error(`warning: ${warning}`);
    if (values.findings) for (const finding of findings) console.error(finding);
  }
  console.log(values.json ? JSON.stringify(valuesOf(all)) : linesOf(all).join('\n'));
}

function seedOf(given: string): number {
  const seed = given === 'random' ? randomInt(2 ** 31) : Number(given);
  if (!Number.isSafeInteger(seed)) throw new Error('A seed is a whole number, or random.');
  return seed;
}

interface ValueTree {
  [name: string]: number | ValueTree;
}

const valuesOf = (tree: FigureTree): ValueTree =>
  Object.fromEntries(
    Object.entries(tree).map(([name, node]) => [name, isFigure(node) ? node.value : valuesOf(node)]),
  );
