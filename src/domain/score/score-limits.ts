/** Of a score with a posting; the match is the rest. */
export const readabilityWeight = 0.3;
