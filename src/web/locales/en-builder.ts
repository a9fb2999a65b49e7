/** Texts of the builder part of the resume screens. */
export const builderTexts = [] as const;
