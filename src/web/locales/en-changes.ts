/** Texts of the changes part of the resume screens. */
export const changesTexts = ['{count} to review', 'Changes', 'Keep', 'Summary'] as const;
