/** What the rules of splitting must know of a text. */
export interface TextSense {
  lower: string;
  /** Says whether a known skill is named in a run of the text. */
  hasSkill(start: number, end: number): boolean;
  /** Says whether a licence or certificate is named in a run of the text. */
  hasCredential(start: number, end: number): boolean;
  isVerb(word: string): boolean;
}
