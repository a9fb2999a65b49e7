/** What speaks for a field being right, before it is weighed. */
export interface Signs {
  /** How likely its words are what they were taken for: as the least likely of them. */
  chance: number;
  /** The same, as it looked before the document as a whole was seen. */
  earlier: number;
  /** How likely its first word begins it, and how likely a word beside it belongs to it. */
  begins: number;
  beside: number;
  /** How likely its line is what it was taken for. */
  line: number;
  /** How likely its entry begins and ends where it does, and how likely a line beside it belongs to it. */
  entry: number;
  nearby: number;
  /** Taken from the entry above, or not found at all. */
  inherits: boolean;
  isEmpty: boolean;
  /** How many of its words the lists know as words of such a field, and of another. */
  fitting: number;
  unfitting: number;
  /** Other words of the entry were taken for the same field. */
  hasRival: boolean;
  /** The share of the other entries whose fields stand in the same order. */
  alike: number;
  /** Its entry has dates; its line is a sentence. */
  isDated: boolean;
  isLong: boolean;
  words: number;
}

export const certain: Signs = {
  ...{ chance: 1, earlier: 1, begins: 1, beside: 0, line: 1, entry: 1, nearby: 0 },
  ...{ inherits: false, isEmpty: false },
  ...{ fitting: 0, unfitting: 0, hasRival: false, alike: 1, isDated: false, isLong: false, words: 0 },
};

/** By kind of field, the weights of its signs, learned from resumes that the reader had not seen. */
export type ConfidenceWeights = Readonly<Record<string, readonly number[]>>;

const most = 6;
const logit = (chance: number) => {
  const kept = Math.min(1 - 1e-4, Math.max(1e-4, chance));
  return Math.max(-most, Math.min(most, Math.log(kept / (1 - kept))));
};

/** The signs as numbers; `document` is how likely the labels of the whole text are, on average. */
export const signNumbers = (signs: Signs, document: number): number[] => [
  1,
  logit(signs.chance),
  logit(signs.line),
  logit(signs.entry),
  logit(document),
  signs.inherits ? 1 : 0,
  signs.isEmpty ? 1 : 0,
  logit(signs.earlier),
  signs.fitting,
  signs.unfitting,
  signs.hasRival ? 1 : 0,
  signs.alike,
  signs.isDated ? 1 : 0,
  signs.isLong ? 1 : 0,
  Math.min(signs.words, 8) / 8,
  signs.words > 6 ? 1 : 0,
  signs.words === 1 ? 1 : 0,
  logit(signs.begins),
  logit(signs.beside),
  logit(signs.nearby),
];

/** How likely a field is right, 0 to 1: of a hundred with 0.9, ninety are. */
export function confidenceOf(
  kind: string,
  signs: Signs,
  document: number,
  weights: ConfidenceWeights,
): number {
  const own = weights[kind] ?? weights.other;
  if (!own) return Math.min(signs.chance, signs.line, signs.entry);
  const sum = signNumbers(signs, document).reduce(
    (total, sign, place) => total + sign * (own[place] ?? 0),
    0,
  );
  return 1 / (1 + Math.exp(-sum));
}

/** The kind of a field by its path: "experience.0.title" is a title. */
export function kindOfPath(path: string): string {
  const parts = path.split('.').filter((part) => !/^\d+$/.test(part));
  return parts[0] === 'additional' ? 'additional' : (parts.at(-1) ?? 'other');
}
