import type { Split } from './split.ts';

/** One figure, and of how many things it tells. */
export interface Figure {
  value: number;
  n: number;
}

/** Figures by name, in groups. */
export interface FigureTree {
  [name: string]: Figure | FigureTree;
}

export interface Measured {
  figures: FigureTree;
  /** Always told. */
  warnings?: string[];
  /** Told on demand, and never of what is held out. */
  findings: string[];
}

/** One part of the evaluation: measures a corpus folder, and says what it found wrong. What is made by chance hangs on `seed`. */
export interface Part {
  name: string;
  measure(folder: string, split: Split | undefined, seed: number): Promise<Measured> | Measured;
}

export const isFigure = (node: Figure | FigureTree): node is Figure =>
  typeof node.value === 'number' && typeof node.n === 'number';
