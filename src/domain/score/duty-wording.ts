/** Openings that name a duty and not a deed; also "I", which every line of a resume has in mind anyway. */
export const dutyOpening =
  /^\W*(?:(?:i|we)\s+(?!\p{Lu})|(?:i\s+)?(?:was|were|am|being|been|have been)?\s*(?:(?:also|mainly|solely|primarily|directly|jointly)\s+)?(?:responsible\s+for|in\s+charge\s+of|tasked\s+with|charged\s+with|accountable\s+for|involved\s+in)\b|(?:my\s+|job\s+|key\s+|main\s+|daily\s+|primary\s+)?(?:duties|responsibilities|tasks)\b[^.]{0,25}?\b(?:included?|including|were|was|involved)\b|responsibilities:|duties:|helped\s+(?:out\s+)?with\b|worked\s+on\b)/iu;
