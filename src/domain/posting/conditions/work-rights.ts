import type { Lexicon } from '../../language/lexicon.ts';
import { blocHas, isBloc } from '../../language/places/area.ts';
import { countryOfDemonym } from './demonyms.ts';
import { affirmedPart, quoteOf, type Sentence } from './posting-sentences.ts';

/** What a posting says about who may be hired. */
export interface WorkRights {
  /** Only citizens of these countries. */
  citizens: { countries: string[]; quote: string } | null;
  clearance: { quote: string } | null;
  /** One has to have the right to work already. */
  rightNeeded: { countries: string[]; quote: string } | null;
  sponsorship: { isOffered: boolean; quote: string } | null;
}

const citizenship =
  /(?<!\b(?:senior|older|elderly|corporate|global|digital|good|fellow|private|serv\w+|help\w*|support\w*|engag\w+|with|our|local|(?:services?|benefits?|care) (?:for|to)) )\bcitizens?\b(?! (?:services?|engagement|experience|inquir\w+|enquir\w+|requests?|advice|data|participation|science))|(?<!\b(?:corporate|global|digital|good) )\bcitizenship\b|\bnationals?(?= (?:only|of|required)\b)|\bnationality\b|\bu\.?s\.? persons?\b/u;
const citizensOnly =
  /\b(?:only|must|required?|requires|requirement|limited to|restricted to|need(?:ed|s)?|mandatory|sole|exclusively|open to|by law|export|itar|eligible)\b/u;
const residentsToo =
  /\b(?:permanent residents?|green card|residen(?:ts|cy)|or (?:those )?(?:authori[sz]ed|eligible|with (?:the )?right)|right to work|equal|regardless|discriminat\w+|refugees?)\b/u;
const clearance =
  /\b(?:security|secret|government|defen[cs]e|sc|dv|nv1|nv2|baseline|federal|dod|doe) clear(?:ance|ed)\b|\bts\/sci\b|\btop[- ]secret\b|\bcleared to (?:the )?(?:secret|sc|dv|level)\b|\bpublic trust (?:clearance|position|determination|level|investigation|required|is required)\b|\b(?:dv|sc)[- ]cleared\b|\bsecurity[- ]vett(?:ed|ing)\b|\bpolygraph\b|\breliability status\b|\b(?:active|existing|current|obtain|hold|holds|maintain|gain|have|requires?|needs?|needing) (?:an? |the |and maintain )?(?:active |current |full )?clearance\b(?! (?:sale|event|stock|item|rack|section|pric|merchandise|outlet))|(?<!\b(?:police|background|dbs|medical|health|criminal|children|child|customs|record|reference|occupational|check) )\bclearance (?:is |will be )?(?:required|needed|mandatory|essential|necessary|levels?|holders?)\b/u;
/** Who may come in from abroad: visas and permits for work, not a city's permits or a credit card. */
const sponsoring =
  /(?<!\b(?:executive|project|clinical|study|trial|events?|sports?|brand|corporate|club|program|programme|business|title|commercial|financial|financially) )\bsponsor(?:s|ed|ing|ship)?\b(?! (?:professional|dues|training|exams?|conference|memberships?|stud(?:y|ies)|events?|reporting|relations|bank|deals?|sales|and stakeholders)|(?: (?:an?|the|your|our|local|of))+ (?!(?:[\w-]+ ){0,3}(?:visas?|permits?|work|candidates?|applicants?)))/u;
const permits =
  /\b(?:work|working|employment|skilled worker|immigration) (?:visas?|permits?)\b|\bblue card\b|\bh-?1b\b|\bcritical skills (?:employment )?permit\b|\bvisas?\b(?! (?:cards?|inc|payments?|debit|credit|network)|,? (?:and|or) mastercard)|\bpermits? (?:support|sponsorship|costs|application)\b/u;
const offers =
  /\b(?:support\w*|offer\w*|availab\w+|provid\w+|possible|help\w*|handl\w+|arrang\w+|assist\w*|pay|pays|paid|cover|covers|covered|welcome|willing|consider\w*|take care|taken care|transfers?|take over|licen[cs]ed sponsor|sponsored|sponsoring)\b|\b(?:we|can|will|do|also|happy to|able to|glad to|and) sponsor\b|\bsponsors? (?:your |you\b|work |candidates|applicants|visas?|permits?|h-?1b|skilled)/u;
const denialBefore =
  /\b(?:no|not|cannot|can't|unable|without|don't|doesn't|never|won't|isn't|aren't|nor|neither)\b[^;.:()]{0,50}$/u;
const denialAfter =
  /^[^;.:()]{0,60}?\b(?:not|cannot|can't|isn't|aren't|won't|never|unavailable|declined|rejected)\b/u;
const saysNo = /^\s*[:–-]\s*(?:no|none|not)\b/u;
const heldAlready = /\b(?:already|existing|valid|current|unrestricted|own)\b(?: [\w-]+){0,3} $/u;
const rightWords =
  /\b(?:right to (?:live and )?work|work(?:ing)? rights|(?:authori[sz]ed|eligible|entitled|permitted|allowed) to (?:legally )?work(?! (?:from|remote|hybrid|overtime|weekend|night|shift|flex|on\b|at\b))|legally (?:able|entitled|authori[sz]ed)|able to (?:legally work|work legally)|work (?:authori[sz]ation|permission|entitlement)|permission to work|legal right|arbeitserlaubnis|arbeitsgenehmigung|titre de séjour|permiso de trabajo|pozwolenie na pracę|work permit|aufenthaltstitel)\b/u;
const needs =
  /\b(?:required?|requires|needed?|must|essential|necessary|mandatory|only|proof of|will be (?:asked|considered|required)|should (?:have|already|hold)|have (?:the )?|hold|already|prerequisite|candidates with|applicants with|existing|valid|unrestricted|full|current)\b/u;

export function readWorkRights(sentences: readonly Sentence[], lexicon: Lexicon): WorkRights {
  const rights: WorkRights = { citizens: null, clearance: null, rightNeeded: null, sponsorship: null };
  for (const sentence of sentences) {
    const { lower } = sentence;
    if (
      citizenship.test(lower) &&
      citizensOnly.test(lower) &&
      !residentsToo.test(affirmedPart(lower)) &&
      !deniedBefore(lower, citizenship)
    )
      rights.citizens ??= { countries: countriesIn(sentence.text, lexicon), quote: quoteOf(sentence) };
    if (clearance.test(lower) && !deniedBefore(lower, clearance))
      rights.clearance ??= { quote: quoteOf(sentence) };
    if (
      needs.test(lower) &&
      (rightWords.test(lower) || isAbleToWorkIn(sentence, lexicon)) &&
      !/\bregardless\b/u.test(lower) &&
      !/\b(?:no|don't need|do not need|not need)\b (?:[\w-]+ ){0,2}$/u.test(
        lower.slice(0, lower.search(rightWords)),
      )
    )
      rights.rightNeeded ??= { countries: countriesIn(sentence.text, lexicon), quote: quoteOf(sentence) };
    readSponsorship(sentence, rights);
  }
  return rights;
}

/** "Able to work in Germany" is a right, "able to work in a team" isn't. */
function isAbleToWorkIn({ lower, text }: Sentence, lexicon: Lexicon): boolean {
  const found = /\bable to (?:live and )?work in\b/u.exec(lower);
  return found !== null && countriesIn(text.slice(found.index, found.index + 50), lexicon).length > 0;
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

/** Countries by their names and by what their people are called. */
export function countriesIn(text: string, lexicon: Lexicon): string[] {
  const named = lexicon.gazetteer
    .find(text)
    .filter(({ level }) => level !== 'city')
    .flatMap(({ areas }) => (areas[0] ? [areas[0].country] : []));
  const people = text.split(/[^\p{L}./-]+/u).flatMap((word) => {
    const whole = countryOfDemonym(word.replace(/^non-/iu, '').replace(/(?<!\b\p{L})\.$/u, ''));
    return whole === undefined || /^(?:us|it)$/u.test(word) || /^non-/iu.test(word) ? [] : [whole];
  });
  return [...new Set([...named, ...people])];
}

/** Whether somebody with rights in some countries may work in another. */
export const mayWorkIn = (rights: readonly string[], country: string): boolean =>
  rights.some(
    (own) =>
      own === country ||
      (isBloc(own) && blocHas(own, country)) ||
      (blocHas('EEA', own) && own !== country && blocHas('EEA', country)),
  );
