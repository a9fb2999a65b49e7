/** Tone and length change the wording of a letter, never what it says of the person. */
export const letterTones = ['plain', 'warm', 'formal'] as const;
export type LetterTone = (typeof letterTones)[number];

export const letterLengths = ['short', 'standard', 'long'] as const;
export type LetterLength = (typeof letterLengths)[number];

/** The page as specified, or the head and type of the resume's template. */
export const letterLooks = ['plain', 'resume'] as const;
export type LetterLook = (typeof letterLooks)[number];

/** How long a letter may grow by hand, in characters. */
export const maxLetterLength = 20_000;

/** How many things the person is asked to tell before a letter is written. */
export const maxAsks = 3;
/** In characters. */
export const maxAskLength = 200;
