import { anyPhrase, phrasePattern } from '../../language/phrase-pattern.ts';

/** Not asked after all. */
export const notAsked = anyPhrase('other-wording/not-asked');

export const notAskedEast = phrasePattern.u`${'other-wording/not-asked-east'}`;

/** What the employer gives, is, or will do. */
export const perkWording = anyPhrase('other-wording/perk-wording');

/** Work to be done. */
export const dutyWording = anyPhrase('other-wording/duty-wording');

/** Equal opportunity, privacy, notices to agencies: said in every posting and asked of nobody. */
export const boilerplate = anyPhrase('other-wording/boilerplate');
