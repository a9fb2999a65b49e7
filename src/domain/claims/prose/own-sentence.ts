import { wordsOf } from '../../language/words.ts';
import { isRespelled } from '../../rewrite/is-respelled.ts';
import type { LedgerLine } from '../ledger.ts';
import type { PersonsWords } from '../persons-words.ts';

/** Fewer words are said by chance. */
const fewestWords = 4;

/** As somebody tells a line of theirs: "In charge of 8 cashiers" is "I am in charge of 8 cashiers" where that goes on. */
const afterI = /^I(?:['’]ve| have)?\s+(?=\p{L})/u;
const afterIAm = /^I(?:['’]m| am)\s+(?=\p{L})/u;

/** The number of the line that is this sentence, whole, or with nothing but its spelling mended. */
export function ownLine(text: string, words: PersonsWords): number | undefined {
  const { lines, jobs } = words.ledger();
  const found = lines.findIndex(
    (line) =>
      isTold(line) &&
      waysOf(text, line, jobs[line.job]?.range?.to.present === true).some(
        (way) => isAsLong(way, line) && isRespelled(line.text, way, words.knowledge.words),
      ),
  );
  return found < 0 ? undefined : found;
}

/** A wish isn't told as what somebody is, nor where they live. */
const isTold = ({ kind, tokens, wishFrom }: LedgerLine): boolean =>
  kind !== 'contact' && kind !== 'skill' && wishFrom >= tokens.length;

/** Most lines aren't: they needn't be read word by word. */
function isAsLong(way: string, { text }: LedgerLine): boolean {
  const mostApart = 12;
  return Math.abs(way.length - text.length) <= mostApart && wordsOf(way).length >= fewestWords;
}

function waysOf(text: string, { job }: LedgerLine, goesOn: boolean): string[] {
  if (job < 0) return [text];
  return [
    text,
    ...(afterI.test(text) ? [text.replace(afterI, '')] : []),
    ...(goesOn && afterIAm.test(text) ? [text.replace(afterIAm, '')] : []),
  ];
}
