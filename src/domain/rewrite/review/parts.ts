interface Part {
  start: number;
  end: number;
}

const cut =
  /[,;:()。；，、]\s*(?!\d)|[.!?](?=\s)|\s[–—-]\s|\s(?=(?:and|but|by|which|whose|who|that|while|with|after|so|until|resulting|leading|saving|reducing)\s)/giu;

/** The parts of a sentence that each say one thing. */
export function partsOf(text: string): Part[] {
  const edges = [0, ...[...text.matchAll(cut)].map(({ index, 0: mark }) => index + mark.length), text.length];
  return edges.slice(1).map((end, at) => ({ start: edges[at] ?? 0, end }));
}
