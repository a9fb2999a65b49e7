import { phrasePattern } from '../language/phrase-pattern.ts';

/** What speaks against the person who says it. */
export const faultKinds = ['unsafe', 'dishonest', 'blaming'] as const;
export type FaultKind = (typeof faultKinds)[number];

export interface FaultWording {
  kind: FaultKind;
  /** Nobody means it well. Anything else only counts against the answer. */
  isSure: boolean;
  pattern: RegExp;
}

const wording = (kind: FaultKind, isSure: boolean, pattern: RegExp): FaultWording => ({
  kind,
  isSure,
  pattern,
});

/** Ways in which people say such things, in any trade. */
export const faultWordings: readonly FaultWording[] = [
  wording(
    'dishonest',
    true,
    /\b(?:nobody|no ?one|no-one|they|he|she|the (?:boss|manager|customer|client|inspector|auditor|guest|patient)s?) (?:(?:ever |really )?(?:checks|notices)(?: (?:it|that|anyway)){0,2}(?= and|[.,;!]|$)|(?:will|would|'ll|'d)(?: ever| really)? (?:know|notice|check|find out|see it)|(?:won't|wouldn't|will never|would never|never) (?:know|notice|notices|check|checks|find out))\b/giu,
  ),
  wording('dishonest', true, phrasePattern.giu`\b(?:${'fault-wording/fault-wordings'})\b`),
  wording('unsafe', true, phrasePattern.giu`\b(?:${'fault-wording/fault-wordings-2'})\b`),
  wording(
    'blaming',
    true,
    /\b(?:(?:(?:it's |that's |it is |was |is )?not|wasn't|isn't) (?:really )?my (?:fault|job|problem|place|business|responsibility)(?!.*\b(?:but|still|anyway|so i)\b)|(?:his|her|their|the \w+'s) (?:own )?fault|told (?:you|them|him|her) so|what do you expect|that's (?:his|her|their) (?:own )?problem|(?:had |would have |'d )done (?:his|her|their) job|under the bus|clean(?:ed|ing)? up (?:his|her|their) mess|(?:nothing|not much) (?:i|we|you) (?:can|could) (?:do|have done) about|(?:boss|manager|company|team|management|head|owner) (?:was|were|is)(?: just| really| totally| absolutely| always| a| an)* (?:terrible|toxic|awful|joke|useless|horrible|incompetent|clueless|idiot|lazy|stupid|nightmare)|(?:boss|manager|management|company|head|owner|supervisor)(?: \w+)? (?:never|didn't|doesn't|don't|wouldn't)(?: even| really)? (?:back\w*|support\w*|car\w+|listen\w*|help\w*|appreciat\w+)|(?:he|she|they) (?:was|were|is|are) (?:just |really |totally |so )?(?:useless|incompetent|clueless|lazy|stupid|an idiot|idiots))\b/giu,
  ),
  wording('blaming', false, phrasePattern.giu`\b(?:${'fault-wording/fault-wordings-3'})\b`),
  wording('dishonest', false, phrasePattern.giu`\b(?:${'fault-wording/fault-wordings-4'})\b`),
  wording('unsafe', false, phrasePattern.giu`\b(?:${'fault-wording/fault-wordings-5'})\b`),
];
