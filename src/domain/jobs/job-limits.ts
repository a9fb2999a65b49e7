/** How many matches a search keeps. */
export const mostMatches = 50;
/** Beyond this many, candidates aren't scored. */
export const mostCandidates = 300;
/** Of what sources are asked live, so many are read. */
export const mostLive = 100;
export const longestDescription = 12_000;
export const longestSearchTitle = 120;
export const longestLocation = 120;
/** Countries or languages that somebody may name. */
export const mostListed = 20;
