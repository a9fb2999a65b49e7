import { anyPhrase, phrasePattern } from '../../language/phrase-pattern.ts';

/** "5+ years of …", "at least two years as …", "6 months+ at …", "a year or two of …". */
export const yearsAsked = anyPhrase('ask-wording/years-asked');

/** Plain demands on the applicant: they ask even where a posting talks of other things. */
export const hardAsk = anyPhrase('ask-wording/hard-ask');

/** Words by which a posting asks, wherever they stand, in the languages of postings. */
export const strongAsks = [
  anyPhrase('ask-wording/strong-ask'),
  anyPhrase('ask-wording/strong-ask-abroad'),
  phrasePattern.u`${'ask-wording/strong-ask-east'}`,
];

/** A document that says one may do something: in a short phrase without a verb it is asked for. */
export const paperAsked = anyPhrase('ask-wording/paper-asked');

/** Said of what a person is, has or can, not of what they will do. */
export const personal = anyPhrase('ask-wording/personal');

/** Said of a person in a passage that already asks: enough there, too little elsewhere. */
export const weakAsk = anyPhrase('ask-wording/weak-ask');

/** Not asked after all. */
export const notAsked = [
  anyPhrase('other-wording/not-asked'),
  phrasePattern.u`${'other-wording/not-asked-east'}`,
];

/** What the employer gives, is, or will do. */
export const perkWording = anyPhrase('other-wording/perk-wording');

/** Work to be done. */
export const dutyWording = anyPhrase('other-wording/duty-wording');

/** Equal opportunity, privacy, notices to agencies: said in every posting and asked of nobody. */
export const boilerplate = anyPhrase('other-wording/boilerplate');

/** Small words that show that a run of words is a sentence and not a phrase. */
export const verbs = phrasePattern.u`(?<![\p{L}])(?:${'clause-verbs/verbs'})(?![\p{L}])`;
