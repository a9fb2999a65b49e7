import type { WordForms } from '../../guard/word-forms.ts';
import { wordsOf } from '../../text/words.ts';

/** The words of a text that tell something, each as its stem. */
export const tellingStems = (text: string, forms: WordForms): string[] =>
  wordsOf(text)
    .filter(({ key }) => !forms.isSmall(key))
    .map(({ key }) => forms.stem(key));
