/**
 * Characters that nobody sees: zero-width and bidirectional marks, soft hyphens, tags, fillers, variation
 * selectors. Every reader of pasted text takes them out by this one list.
 */
const invisible = String.raw`[\p{Default_Ignorable_Code_Point}\p{Cf}\u2800]`;

/** Some of them change how their neighbors look: joiners, directions, the selector of a colored picture. */
const shaping = String.raw`[\u061C\u200C-\u200F\u202A-\u202E\u2066-\u2069\uFE0F]`;

export const invisibleRuns = new RegExp(`${invisible}+`, 'gu');

/** Those that a document can lose without a change of its look. */
export const idleCharacters = new RegExp(`(?!${shaping})${invisible}`, 'gu');

const oneInvisible = new RegExp(`^${invisible}$`, 'u');

export const isInvisible = (character: string): boolean => oneInvisible.test(character);
