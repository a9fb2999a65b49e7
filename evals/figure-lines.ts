import { type FigureTree, isFigure } from './part.ts';

/** One line per figure: `name value n`. */
export const linesOf = (tree: FigureTree, path: readonly string[] = []): string[] =>
  Object.entries(tree).flatMap(([name, node]) => {
    const names = [...path, name];
    return isFigure(node) ? [`${names.join('.')} ${round(node.value)} ${node.n}`] : linesOf(node, names);
  });

/** Rounded down, so that nothing is called whole that is not. */
const round = (value: number) => Math.floor(value * 10_000) / 10_000;
