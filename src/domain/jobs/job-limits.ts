/** How many matches a search keeps. */
export const maxMatches = 50;
/** Beyond this many, candidates aren't scored. */
export const maxCandidates = 300;
/** Of what sources are asked live, so many are read. */
export const maxLive = 100;
export const maxDescriptionLength = 12_000;
export const maxSearchTitleLength = 120;
export const maxLocationLength = 120;
/** Countries or languages that somebody may name. */
export const maxListed = 20;
