import { anyPhrase, phrasePattern } from '../../language/phrase-pattern.ts';

/** "5+ years of …", "at least two years as …", "6 months+ at …", "a year or two of …". */
export const yearsAsked = anyPhrase('ask-wording/years-asked');

/** Plain demands on the applicant: they ask even where a posting talks of other things. */
export const hardAsk = anyPhrase('ask-wording/hard-ask');

/** Words by which a posting asks, wherever they stand. */
export const strongAsk = anyPhrase('ask-wording/strong-ask');

/** The same in other languages of postings. */
export const strongAskAbroad = anyPhrase('ask-wording/strong-ask-abroad');

export const strongAskEast = phrasePattern.u`${'ask-wording/strong-ask-east'}`;

/** A document that says one may do something: in a short phrase without a verb it is asked for. */
export const paperAsked = anyPhrase('ask-wording/paper-asked');

/** Said of what a person is, has or can, not of what they will do. */
export const personal = anyPhrase('ask-wording/personal');

/** Said of a person in a passage that already asks: enough there, too little elsewhere. */
export const weakAsk = anyPhrase('ask-wording/weak-ask');
