/** How much of a text is read at once, in characters. What is longer is cut by section, and the person is told. */
export const longestResume = 12_000;
export const longestPosting = 12_000;
