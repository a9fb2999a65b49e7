export const askLevels = ['must', 'nice'] as const;

/** met: a line shows it. listed: it is only named. */
export const keywordStates = ['met', 'listed', 'missing'] as const;
export type KeywordState = (typeof keywordStates)[number];

/** What points cannot make up for. */
export const constraintKinds = ['license', 'clearance', 'place', 'shift', 'authorization'] as const;
export type ConstraintKind = (typeof constraintKinds)[number];

/** unknown: the resume does not say. */
export const constraintStates = ['met', 'unknown', 'unmet'] as const;
export type ConstraintState = (typeof constraintStates)[number];
