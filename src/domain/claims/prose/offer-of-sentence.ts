import { textKey } from '../../language/text-key.ts';
import type { ProseOffer } from './prose.ts';

export const offerOfSentence = (
  told: Pick<ProseOffer, 'text' | 'paragraph' | 'faults' | 'sources'>,
): ProseOffer => ({
  id: `sentence:${textKey(told.text)}`,
  ...told,
  instead: '',
  answer: null,
  words: '',
  answeredAt: null,
});
