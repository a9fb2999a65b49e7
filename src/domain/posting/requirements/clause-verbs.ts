import { phrasePattern } from '../../language/phrase-pattern.ts';

/** Small words that show that a run of words is a sentence and not a phrase. */
export const verbs = phrasePattern.u`(?<![\p{L}])(?:${'clause-verbs/verbs'})(?![\p{L}])`;
