import { wordsOf } from '#domain/language/words.ts';

/** A skill as a download has it. */
export interface FoundSkill {
  name: string;
  type: string;
  /** The families of the occupations that it belongs to, one for each. */
  families: readonly string[];
  /** Written as part of a sentence, or rare and plain: it needs its context before it counts. */
  ambiguous: boolean;
  aliases: readonly string[];
}

/** A job title as a download has it. */
export interface FoundTitle {
  title: string;
  language: string;
  families: readonly string[];
  aliases: readonly string[];
}

export interface Found {
  skills: FoundSkill[];
  titles: FoundTitle[];
  /** The files that were read, and those that would have been. */
  read: string[];
  missing: string[];
}

/** More words than a resume or posting would ever repeat in the same order. */
const maxFormWords = 6;

/** The form in which two spellings are the same; empty for what no text can contain or repeat. */
export function formKey(form: string): string {
  const words = wordsOf(form);
  if (words.length > maxFormWords || !/\p{L}/u.test(form)) return '';
  return words.map(({ key }) => key).join(' ');
}

/** "Python (computer programming)": the brackets tell meanings apart, and no resume writes them. */
export function withoutBrackets(label: string): string {
  return label
    .replace(/\s*[([][^)\]]*[)\]]/g, ' ')
    .replace(/[|\t\r\n]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

export const capitalised = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1);
