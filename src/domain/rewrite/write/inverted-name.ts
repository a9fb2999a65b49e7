import type { Lexicon } from '../../language/lexicon.ts';
import { isNoun } from '../../language/word-knowledge.ts';

/** What can be done to a thing that is named before it. */
const done =
  /^(?:handling|keeping|picking|fixing|planning|scheduling|processing|counting|loading|unloading|packing|stocking|filing|ordering|cutting|writing|making|taking|washing|folding|labell?ing|sorting|monitoring|tracking|updating|editing|hanging|laying|hiring|answering|booking|cleaning)$/u;
/** Not done to, or said of how, or a verb that opens the line. */
const noObject =
  /^(?:night|day|part|full|fast|quality|safety|machine|team|self|public|house|time|stock|manual|general|light|heavy|deep|dry|shift|weekend|home|career|strategic|care|hand|line|spot|site|role|task|risk|capacity|sense|handle|provide|perform|support|review|plan|lead|help|schedule|use|drive|run|start|train|oversee|supervise|direct|test)$/u;
/** Without a plural. */
const mass =
  /^(?:cash|food|mail|inventory|payroll|data|equipment|staff|paperwork|furniture|money|traffic|freight|cargo|luggage|laundry|produce|meat|fish|bread|timber|hair|hardware|software|feedback|media|coffee|glass|steel|waste|linen|stationery)$/u;

/** Nobody is handled. */
const people =
  /^(?:labou?rs?|manpower|people|customers?|clients?|guests?|patients?|child|children|students?|passengers?|crew|staff|workers?|vendors?)$/u;

/** "cash handling" → "handling cash", "order picking" → "picking orders"; undefined for every other name. */
export function uninverted(name: string, lexicon: Lexicon): string | undefined {
  const [, thing = '', doing = ''] = /^(\p{Ll}+)[ -](\p{Ll}+)$/u.exec(name) ?? [];
  if (people.test(thing) && doing === 'handling') return undefined;
  if (!done.test(doing) || noObject.test(thing) || !isNoun(lexicon.words.meaningOf(thing))) return undefined;
  return `${doing} ${mass.test(thing) || thing.endsWith('s') ? thing : pluralOf(thing)}`;
}

const pluralOf = (noun: string): string => {
  if (noun === 'shelf') return 'shelves';
  if (/(?:s|sh|ch|x|z)$/u.test(noun)) return `${noun}es`;
  return /[^aeiou]y$/u.test(noun) ? `${noun.slice(0, -1)}ies` : `${noun}s`;
};
