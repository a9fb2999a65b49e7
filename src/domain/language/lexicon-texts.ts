/**
 * The word lists the engine reads, as their files' texts. They are data of the product (public-data/), loaded
 * by whoever calls: rules here read no files.
 */
export interface LexiconTexts {
  skills: string;
  titles: string;
  titleWords: string;
  organizationWords: string;
  degrees: string;
  places: string;
  metroAreas: string;
  certifications: string;
  actionVerbs: string;
  cliches: string;
  synonyms: string;
  softWords: string;
  translations: string;
  phrasalVerbs: string;
  personNames: string;
  employers: string;
  usualSkills: string;
  broaderSkills: string;
  claimWords: string;
  letterPhrases: string;
  wordSenses: string;
  dictionary: string;
  /** Words and a row of bytes for each. */
  wordVectors: Uint8Array;
  /** JSON. */
  judgeWeights: string;
  evidenceWeights: string;
  parserWeights: string;
  requirementWeights: string;
}
