/** A letter without a resume's template, for page and Word alike. */
export interface PlainLetterLook {
  font: string;
  pt: number;
  leading: number;
  marginIn: number;
}

export const plainLetter: PlainLetterLook = { font: 'Arial', pt: 11, leading: 1.5, marginIn: 1 };
