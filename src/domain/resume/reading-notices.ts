/** What a person must know of how their resume and the posting were read: text that was cut, checks that do not apply. */
export const readingNotices = ['resume-cut', 'hidden-text', 'not-english', 'posting-cut'] as const;
export type ReadingNotice = (typeof readingNotices)[number];

/** Why somebody should look at what was read of their text before it's worked with. */
export const readingDoubts = ['left-over', 'no-job', 'job', 'unsure'] as const;
export type ReadingDoubt = (typeof readingDoubts)[number];
