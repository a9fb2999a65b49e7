/** One figure, and of how many things it tells. */
export interface Figure {
  value: number;
  n: number;
}

/** Figures by name, in groups. */
export interface FigureTree {
  [name: string]: Figure | FigureTree;
}

/** One part of the evaluation: measures a corpus folder, and says what it found wrong. */
export interface Part {
  name: string;
  /** Warnings are always told, findings on demand. */
  measure(folder: string): Promise<{ figures: FigureTree; warnings: string[]; findings: string[] }>;
}

export const isFigure = (node: Figure | FigureTree): node is Figure =>
  typeof node.value === 'number' && typeof node.n === 'number';
