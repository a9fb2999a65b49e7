import { anyPhrase, phrasePattern } from '../../language/phrase-pattern.ts';

// How postings head what they ask, in the languages of the product and some more.

export const niceHeadings = anyPhrase('ask-headings/nice-headings');

export const niceHeadingsEast = /歓迎|尚可|あると|あれば|加分|优先|優先/u;

/** Headings of demands that would otherwise be taken for something else: "you should apply if". */
export const plainMustHeadings = anyPhrase('ask-headings/plain-must-headings');

export const mustHeadings = anyPhrase('ask-headings/must-headings');

export const mustHeadingsEast = phrasePattern.u`${'ask-headings/must-headings-east'}`;
