/** Small words that show that a run of words is a sentence and not a phrase. */
export const verbs =
  /(?<![\p{L}])(?:is|are|was|were|will|would|can|could|has|have|had|we|we're|our|they|it|it's|you|you'll|there|this|that's|do|does|did|be|been|comes?|goes|runs?|means?|makes?)(?![\p{L}])/u;
