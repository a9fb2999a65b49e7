import { wordsOf } from '../../language/words.ts';
import { isRespelled } from '../../rewrite/is-respelled.ts';
import type { Ledger, LedgerLine } from '../ledger.ts';
import type { ResumeEvidence } from '../resume-evidence.ts';

/** Fewer words are said by chance. */
const fewestWords = 4;

/** As somebody tells a line of theirs: "In charge of 8 cashiers" is "I am in charge of 8 cashiers" where that goes on. */
const afterI = /^I(?:['’]ve| have)?\s+(?=\p{L})/u;
const afterIAm = /^I(?:['’]m| am)\s+(?=\p{L})/u;

/** The number of the line that is this sentence, whole, or with nothing but its spelling mended. */
export function ownLine(text: string, words: ResumeEvidence): number | undefined {
  const ledger = words.ledger();
  const found = ledger.lines.findIndex(
    (line) =>
      isNarrated(line) &&
      waysOf(text, line, ledger).some((way) =>
        partsOf(line.text).some((own) => isAsLong(way, own) && isRespelled(own, way, words.knowledge.words)),
      ),
  );
  return found < 0 ? undefined : found;
}

/** A wish isn't told as what somebody is, nor where they live. */
const isNarrated = ({ kind, tokens, wishFrom }: LedgerLine): boolean =>
  kind !== 'contact' && kind !== 'skill' && wishFrom >= tokens.length;

/** What stands behind a semicolon is a sentence of its own. */
const partsOf = (text: string): string[] => (text.includes(';') ? [text, ...text.split(/;\s+/u)] : [text]);

/** Most lines aren't: they needn't be read word by word. */
function isAsLong(way: string, own: string): boolean {
  const maxApart = 12;
  return Math.abs(way.length - own.length) <= maxApart && wordsOf(way).length >= fewestWords;
}

/** The sentence without what only says who did it, and where. */
function waysOf(text: string, { job }: LedgerLine, { jobs }: Ledger): string[] {
  const { company = '', range } = jobs[job] ?? {};
  if (job < 0) return [text];
  const at = company === '' ? -1 : text.indexOf(` ${company}`);
  const isPlaced = /^(?:At|For|With|In)$/u.test(text.slice(0, Math.max(0, at)));
  const rest = isPlaced ? text.slice(at + company.length + 1).replace(/^,?\s+/u, '') : text;
  return [
    text,
    ...(afterI.test(rest) ? [rest.replace(afterI, '')] : []),
    ...(range && !range.to && afterIAm.test(rest) ? [rest.replace(afterIAm, '')] : []),
  ];
}
