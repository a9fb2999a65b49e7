import { textKey } from '../../language/text-key.ts';
import type { ProseOffer } from './prose.ts';

export const offerOfSentence = (
  sentence: Pick<ProseOffer, 'text' | 'paragraph' | 'faults' | 'sources'>,
): ProseOffer => ({
  id: `sentence:${textKey(sentence.text)}`,
  ...sentence,
  instead: '',
  answer: null,
  words: '',
  answeredAt: null,
});
