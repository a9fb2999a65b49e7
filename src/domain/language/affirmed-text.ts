import { phrasePattern } from './phrase-pattern.ts';

/** Said of what somebody doesn't have or hasn't done. */
const denial =
  /\bnever (?:used|worked|had|done|touched|managed|learned)\b|\bno (?:\p{L}+ ){0,3}(?:experience|exposure|licen[cs]e|clients?|direct reports|use|background|knowledge|training|certification|qualification|degree)\b|\bnot (?:the |a |an )?(?:formal|yet|licensed|certified|used|responsible|qualified|trained|experienced|familiar|proficient|fluent)\b|\bnot\s*:|\bwithout (?:a |any )?(?:\p{L}+ )?(?:experience|licen[cs]e)\b|\b(?:have|has|had|do|does|did)(?:n['’]t| not) (?:\p{L}+ )?(?:used?|work(?:ed)?|know|have|h[eo]ld|done|touched|managed|learned)\b|\b(?:run|done|handled) by (?:our|the|another|an outside)\b/iu;

/** "Excel, no SAP": a few words that begin with the no. Longer ones may be praise: "no accidents in ten years on forklifts". */
const shortNo = phrasePattern.iu`^\W*(?:(?:and|but) )?(?:no|not|never|without) (?!${'affirmed-text/short-no'})(?:\S+\s*){1,4}$`;

/** Says something anew, and goes on with no list of what is denied. */
const ownStatement = phrasePattern.iu`^\s*(?:and |then )?(?:${'affirmed-text/own-statement'})\b`;

/** What a text says somebody has or has done, without what it denies: honesty is no evidence of the opposite. */
export function affirmedText(text: string): string {
  if (!/n['’]t\b|\b(?:no|not|never|without|by)\b/iu.test(text)) return text;
  // "No experience with Kafka, NetSuite or SAP" denies all three.
  let isList = false;
  return text
    .split(/(?<=[.;,:])(?=\s|$)|(?<=\()/u)
    .filter((piece) => {
      const isDenial = denial.test(piece);
      const isDenied = isDenial || shortNo.test(piece) || (isList && !ownStatement.test(piece));
      isList = isDenied && (isDenial || isList) && /[,:]$/u.test(piece.trim());
      return !isDenied;
    })
    .join('');
}
