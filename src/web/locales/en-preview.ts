/** Texts of the preview part of the resume screens. */
export const previewTexts = [] as const;
