/** Texts of the page of saved documents. */
export const documentsTexts = [] as const;
