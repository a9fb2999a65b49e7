/** What the person fills in. All of it is their own words but the target role, which is a wish. */
export interface ProfileForm {
  currentHeadline?: string | undefined;
  currentAbout?: string | undefined;
  jobTitle: string;
  industry: string;
  experience: string;
  skills: string;
  targetRole?: string | undefined;
  /** Only then may the profile say that the person is looking. */
  openToWork?: boolean | undefined;
}

/** What the person has said when asked about earlier results. */
export interface ProfileAnswers {
  /** Suggested skills that are true. */
  skills: readonly string[];
  /** Offered sentences that are true, in the person's words. */
  lines: readonly string[];
  /** Offered sentences that aren't. */
  refused: readonly string[];
  /** Which of two statements counts, by the contradiction. */
  choices: Readonly<Record<string, 'form' | 'resume'>>;
}
