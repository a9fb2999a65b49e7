import { type Comparison, type Finding, finding } from './comparison.ts';

const promotion =
  /\b(?:promot(?:ed|ion)|rose (?:from|to)|advanced to|elevated to|ascend\p{L}*|promu\p{L}*|beförder\p{L}*|ascendid[oa]|promovid[oa]|awans\p{L}*)\b|晋升|昇進/iu;

const risen =
  /\b(?:(?:came|worked|moved|went|moving|working) (?:(?:my|his|her|their) way )?up|started (?:as|on|in|out)|began as)\b/iu;

/** A promotion is told of, or two posts at one employer show it. */
export function comparePromotion(comparison: Comparison): Finding[] {
  const { ledger, text } = comparison;
  const found = promotion.exec(text);
  if (
    !found ||
    promotion.test(ledger.text) ||
    (/^rose|^advanced/iu.test(found[0]) && risen.test(ledger.text))
  )
    return [];
  const employers = ledger.jobs.map(({ company }) => company).filter(Boolean);
  const isStepped = new Set(employers).size < employers.length;
  return [
    finding(comparison, { start: found.index, end: found.index + found[0].length }, 'title', {
      strength: isStepped ? 0.2 : 1,
    }),
  ];
}

const standing =
  /\b(?:(?:executive|principal|senior|director|expert|manager|c|vp|partner|master)[- ](?:level|grade|caliber|calibre|tier))\b/iu;

/** "Executive-level" ranks the person as no title of theirs does. */
export function compareStanding(comparison: Comparison): Finding[] {
  const found = standing.exec(comparison.text);
  return found && !comparison.ledger.text.toLowerCase().includes(found[0].toLowerCase())
    ? [finding(comparison, { start: found.index, end: found.index + found[0].length }, 'level')]
    : [];
}
