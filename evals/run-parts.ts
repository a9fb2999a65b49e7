import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type FigureTree, isFigure, type Part } from './part.ts';

/**
 * Runs parts over the corpus folder that the command line names. Prints one line per figure as `name value n`,
 * or one JSON object with `--json`; with `--findings`, everything that was found wrong, on the other stream.
 */
export async function runParts(parts: readonly Part[]): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { json: { type: 'boolean' }, findings: { type: 'boolean' } },
  });
  const [folder] = positionals;
  if (!folder || !existsSync(folder))
    throw new Error('Name a corpus folder: npm run eval -- <folder> [--json]');
  const all: FigureTree = {};
  for (const part of parts) {
    const { figures, warnings, findings } = await part.measure(folder);
    all[part.name] = figures;
    for (const warning of warnings) console.error(`warning: ${warning}`);
    if (values.findings) for (const finding of findings) console.error(finding);
  }
  console.log(values.json ? JSON.stringify(valuesOf(all)) : linesOf(all).join('\n'));
}

interface ValueTree {
  [name: string]: number | ValueTree;
}

const valuesOf = (tree: FigureTree): ValueTree =>
  Object.fromEntries(
    Object.entries(tree).map(([name, node]) => [name, isFigure(node) ? node.value : valuesOf(node)]),
  );

const linesOf = (tree: FigureTree, path: readonly string[] = []): string[] =>
  Object.entries(tree).flatMap(([name, node]) => {
    const names = [...path, name];
    return isFigure(node) ? [`${names.join('.')} ${round(node.value)} ${node.n}`] : linesOf(node, names);
  });

/** Rounded down, so that nothing is called whole that is not. */
const round = (value: number) => Math.floor(value * 10_000) / 10_000;
