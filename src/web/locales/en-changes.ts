/** Texts of the changes part of the resume screens. */
export const changesTexts = [] as const;
