import type { Lexicon } from '../../language/lexicon.ts';
import { wordsOf } from '../../language/words.ts';
import { countryOfDemonym } from './demonyms.ts';
import { quoteOf, type Sentence } from './posting-sentences.ts';

/** A language that a posting asks for. */
export interface LanguageDemand {
  language: string;
  /** As in the European framework: 1 is A1, 6 is C2 or native. */
  level: number;
  isMust: boolean;
  quote: string;
}

const levels: readonly (readonly [number, RegExp])[] = [
  [
    6,
    /\bc2\b|\bnative\b|\bmother tongue\b|\bmuttersprach\w*|\bbilingual\b|\bbilingue\b|\blangue maternelle\b/u,
  ],
  [
    5,
    /\bc1\b|\bfluen\w+|\bfließend\w*|\bverhandlungssicher\w*|\bcourant\b|\bexcellent\b|\bperfect\b|\bflawless\b|\bproficien\w+|\bbiegł\w+|\bfluid\w+|\bvery good\b|\bsehr gut\w*/u,
  ],
  [
    4,
    /\bb2\b|\bbusiness\b|\bprofessional\b|\bstrong\b|\bgood\b|\bgut\w*|\badvanced\b|\bcommand\b|\bconfident\b|\bsicher\w*/u,
  ],
  [
    3,
    /\bb1\b|\bconversational\b|\bworking knowledge\b|\bintermediate\b|\bsolid\b|\beveryday\b|\bcommunicative\b/u,
  ],
  [2, /\ba2\b|\bbasic\w*|\bsome\b|\belementary\b|\ba little\b|\bgrundkenntnisse\b/u],
  [1, /\ba1\b|\bbeginner\w*/u],
];

export const levelIn = (lower: string): number | undefined =>
  levels.find(([, words]) => words.test(lower))?.[0];

const demand =
  /\b(?:fluen\w+|speak\w*|spoken|bilingual|bilingue|native|proficien\w+|written|[abc][12]|languages?|required?|requires|essential|must|mandatory|working knowledge|conversational|command|mother tongue|needed|necessary|level|kenntnisse|fließend|verhandlungssicher|sprach\w*|niveau|courant|maîtrise|idioma|nivel|język\w*|correspondence|customers in|meetings (?:are )?in|reports in|day-to-day|everyday|speaking|working language|stakeholders|clients|customers)\b/u;
const wish =
  /\b(?:plus|asset|advantages?|advantageous|preferred|bonus|nice|helpful|helps|welcome|desirable|ideally|beneficial|von vorteil|wünschenswert|un atout|useful|preferable|a benefit|appreciated|not (?:required|needed|necessary|essential|a must)|no \w+ (?:required|needed|necessary)|isn't (?:required|needed|necessary)|classes|course|lessons|learn)\b/u;

/** Names that ordinary sentences use for other things. */
const notSpoken = /^(?:polish|latin|sign language|go|esperanto)$/iu;

/** The languages that a text names, each with the words around it. */
export function languagesIn(text: string, lexicon: Lexicon): { name: string; start: number; end: number }[] {
  return lexicon.skills
    .find(wordsOf(text))
    .filter(
      ({ value, start }) =>
        value.type === 'human-language' &&
        (!notSpoken.test(value.name) || /^\p{Lu}/u.test(text.slice(start))),
    )
    .map(({ value, start, end }) => ({ name: value.name, start, end }));
}

/** Which languages a posting demands or wishes for, and how well. */
export function readLanguageDemands(sentences: readonly Sentence[], lexicon: Lexicon): LanguageDemand[] {
  return sentences.flatMap((sentence, place) => {
    const named = languagesIn(sentence.text, lexicon);
    if (named.length === 0) return [];
    return named.flatMap(({ name, start, end }) => {
      const clause = clauseAround(sentence.lower, start, end);
      const isTitle = place === 0;
      if (!isTitle && isOfCountry(sentence.lower, start, end)) return [];
      if (!demand.test(clause) && !isTitle && !isShort(sentence)) return [];
      const isWish = wish.test(clause) || /\bno\b|\bnot\b|\bwithout\b/u.test(clause.slice(0, 40));
      const isMust = !isWish && (demand.test(clause) || isTitle || isShort(sentence));
      return [{ language: name, level: levelIn(clause) ?? 4, isMust, quote: quoteOf(sentence, start, end) }];
    });
  });
}

/** What may follow a language where the language is meant. */
const goesOn =
  /^(?:$|[^\s\w-]|\s+(?:[^\s\w]|(?:is|are|and|or|nor|at|on|in|to|for|with|as|of|from|but|if|when|while|both|plus|also|too|only|not|isn't|a|an|you|we|well|very|has|have|should|will|would|can|could|may|must|requir\w+|need\w*|prefer\w*|desir\w+|essential|mandatory|necessary|welcome|useful|helpful|helps?|beneficial|advantage\w*|skills?|languages?|level|proficien\w+|fluen\w+|knowledge|command|abilit\w+|communicat\w+|conversation\w*|correspondence|speak\w*|spoken|writ\w+|reading|native\w*|translat\w+|interpret\w+|teach\w*|tutor\w*|lecturer|instructor|classes|lessons|courses?|literacy|[abc][12])\b)|-(?:speak\w*|language|fluent))/u;

/** "Our German customers" says where they are, not what is spoken. */
const isOfCountry = (lower: string, start: number, end: number): boolean =>
  countryOfDemonym(lower.slice(start, end)) !== undefined && !goesOn.test(lower.slice(end));

/** "English." or "German C1, English." stands for a demand. */
const isShort = ({ lower }: Sentence) => lower.split(/\s+/u).length <= 6;

/** The part of the sentence that speaks of it: up to the next full break. */
function clauseAround(lower: string, start: number, end: number): string {
  const before = lower.slice(0, start);
  const after = lower.slice(end);
  const from =
    Math.max(
      before.lastIndexOf(';'),
      before.lastIndexOf(' but '),
      before.lastIndexOf('. '),
      before.lastIndexOf(' – '),
    ) + 1;
  const to = after.search(/[;]| but | – |\. /u);
  return lower.slice(from, to === -1 ? undefined : end + to);
}
