/** What LinkedIn takes, in characters as they are shown. */
export const maxHeadlineLength = 220;
export const maxAboutLength = 2_600;

/** How much the form asks for, in characters. */
export const shortestExperience = 50;
export const shortestSkills = 10;

/** What form and resume may say differently. */
export const contradictionFields = ['title', 'employer', 'years', 'dates'] as const;
export type ContradictionField = (typeof contradictionFields)[number];

/** What the person is asked for where the form and the resume don't surely tell it. */
export const profileAsks = ['title-unsure', 'little-told'] as const;
export type ProfileAsk = (typeof profileAsks)[number];
