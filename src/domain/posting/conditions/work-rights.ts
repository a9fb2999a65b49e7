import type { Lexicon } from '../../language/lexicon.ts';
import { phrasePattern } from '../../language/phrase-pattern.ts';
import { affirmedPart, quoteOf, type Sentence } from './posting-sentences.ts';

/** What a posting says about who may be hired. */
export interface WorkRights {
  isForCitizens: boolean;
  /** One has to have the right to work already. */
  isRightNeeded: boolean;
  sponsorship: { isOffered: boolean; quote: string } | null;
}

const citizenship = phrasePattern.u`(?<!\b(?:${'work-rights/citizenship'}) )\bcitizens?\b(?! (?:${'work-rights/citizenship-2'}))|(?<!\b(?:${'work-rights/citizenship-3'}) )\bcitizenship\b|\bnationals?(?= (?:only|of|required)\b)|\bnationality\b|\bu\.?s\.? persons?\b`;
const citizensOnly = phrasePattern.u`\b(?:${'work-rights/citizens-only'})\b`;
const residentsToo = phrasePattern.u`\b(?:${'work-rights/residents-too'})\b`;
/** Who may come in from abroad: visas and permits for work, not a city's permits or a credit card. */
const sponsoring = phrasePattern.u`(?<!\b(?:${'work-rights/sponsoring'}) )\bsponsor(?:s|ed|ing|ship)?\b(?! (?:${'work-rights/sponsoring-2'})|(?: (?:${'work-rights/sponsoring-3'}))+ (?!(?:[\w-]+ ){0,3}(?:visas?|permits?|work|candidates?|applicants?)))`;
const permits = phrasePattern.u`\b(?:${'work-rights/permits'}) (?:visas?|permits?)\b|\bblue card\b|\bh-?1b\b|\bcritical skills (?:employment )?permit\b|\bvisas?\b(?! (?:${'work-rights/permits-2'})|,? (?:and|or) mastercard)|\bpermits? (?:${'work-rights/permits-3'})\b`;
const offers = phrasePattern.u`\b(?:${'work-rights/offers'})\b|\b(?:${'work-rights/offers-2'}) sponsor\b|\bsponsors? (?:${'work-rights/offers-3'})`;
const denialBefore = phrasePattern.u`\b(?:${'work-rights/denial-before'})\b[^;.:()]{0,50}$`;
const denialAfter = phrasePattern.u`^[^;.:()]{0,60}?\b(?:${'work-rights/denial-after'})\b`;
const saysNo = /^\s*[:–-]\s*(?:no|none|not)\b/u;
const heldAlready = /\b(?:already|existing|valid|current|unrestricted|own)\b(?: [\w-]+){0,3} $/u;
const rightWords = phrasePattern.u`\b(?:${'work-rights/right-words'})\b`;
const needs = phrasePattern.u`\b(?:${'work-rights/needs'})\b`;

export function readWorkRights(sentences: readonly Sentence[], lexicon: Lexicon): WorkRights {
  const rights: WorkRights = { isForCitizens: false, isRightNeeded: false, sponsorship: null };
  for (const sentence of sentences) {
    const { lower } = sentence;
    if (
      citizenship.test(lower) &&
      citizensOnly.test(lower) &&
      !residentsToo.test(affirmedPart(lower)) &&
      !deniedBefore(lower, citizenship)
    )
      rights.isForCitizens = true;
    if (
      needs.test(lower) &&
      (rightWords.test(lower) || isAbleToWorkIn(sentence, lexicon)) &&
      !/\bregardless\b/u.test(lower) &&
      !/\b(?:no|don't need|do not need|not need)\b (?:[\w-]+ ){0,2}$/u.test(
        lower.slice(0, lower.search(rightWords)),
      )
    )
      rights.isRightNeeded = true;
    readSponsorship(sentence, rights);
  }
  return rights;
}

/** "Able to work in Germany" is a right, "able to work in a team" isn't. */
function isAbleToWorkIn({ lower, text }: Sentence, lexicon: Lexicon): boolean {
  const found = /\bable to (?:live and )?work in\b/u.exec(lower);
  return (
    found !== null &&
    lexicon.gazetteer.find(text.slice(found.index, found.index + 50)).some(({ level }) => level !== 'city')
  );
}

function readSponsorship(sentence: Sentence, rights: WorkRights): void {
  const found = sponsoring.exec(sentence.lower) ?? permits.exec(sentence.lower);
  if (!found) return;
  const isOffered = offerIn(sentence.lower, found.index, found.index + found[0].length);
  if (isOffered === undefined) return;
  // What is refused anywhere is refused.
  if (rights.sponsorship === null || (!isOffered && rights.sponsorship.isOffered))
    rights.sponsorship = { isOffered, quote: quoteOf(sentence, found.index) };
}

/** A clause ends where another one begins: "sponsorship is available if you do not have a permit". */
const clauseEnd =
  /[;.:()]\s|\s[–—-]\s|,?\s+but\s|,\s+(?=(?:we|you|they|our|the|this|it|and|so|then|no matter)\b)|\s+(?=(?:if|where|when)\b|(?:for|to) (?:those|people|candidates|applicants|anyone) who\b|and (?:do|does|don't|are|is|will|can)\b)/u;
const clauseStart = new RegExp(`${clauseEnd.source}|\\s+(?=we\\b)`, 'u');

function offerIn(lower: string, start: number, end: number): boolean | undefined {
  const before = lower.slice(0, start).split(clauseStart).at(-1) ?? '';
  const after = lower.slice(end).split(clauseEnd)[0] ?? '';
  if (denialBefore.test(before) || denialAfter.test(after) || saysNo.test(lower.slice(end))) return false;
  const clause = `${before}${lower.slice(start, end)}${after}`;
  if (heldAlready.test(before))
    return /\btransfer\w*|\btake over\b|\bextend\w*/u.test(clause) ? true : undefined;
  return offers.test(clause) ? true : undefined;
}

const deniedBefore = (lower: string, pattern: RegExp): boolean => {
  const found = pattern.exec(lower);
  return (
    found !== null &&
    /\b(?:no|not|without|never|don't|doesn't|isn't)\b[^,;.]{0,24}$/u.test(lower.slice(0, found.index))
  );
};
