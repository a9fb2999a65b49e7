export const maxAnswerLength = 8_000;
export const maxJobTitleLength = 200;
/** How many questions a session may have. */
export const sessionLengths = [5, 8, 12] as const;
