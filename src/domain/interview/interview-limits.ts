export const longestAnswer = 8_000;
export const longestJobTitle = 200;
