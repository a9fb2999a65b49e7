import { phrasePattern } from '../../language/phrase-pattern.ts';
import { quoteOf, type Sentence } from './posting-sentences.ts';

/** Where and when one works, as far as somebody's must-haves ask for it. */
export type WorkingTerm = 'remote' | 'hybrid' | 'onsite' | 'nights' | 'weekends' | 'travel';

/** What a posting says about one of them. */
export interface StatedTerm {
  term: WorkingTerm;
  /** "No nights". */
  isDenied: boolean;
  /** "Remote work possible": may be had, isn't promised. */
  isOption: boolean;
  /** Once a month or less. */
  isRare: boolean;
  quote: string;
}

/** Looked for in small letters with straight apostrophes. */
const patterns: readonly (readonly [WorkingTerm, RegExp])[] = [
  [
    'remote',
    /\b(?:fully |100 ?% |entirely |completely )?remote(?:ly)?\b(?! (?:island|communit|site|area|location|monitor|patient|sensing|desktop|control|support|region|village|town|post\b|posts\b|station|mine))|\bwork(?:ing)?[- ]from[- ]home\b|\bwfh\b|\bhome[- ]?based\b|\btele(?:work|commut)\w*|\bfully distributed\b|(?<!\b(?:away|far|hours?|minutes?|miles|km|drive|ride|weeks?|days?|nights?) )\bfrom (?:anywhere|home)\b|\bhome ?office\b(?! allowance| budget| stipend| equipment| set)|\btélétravail\b|\bteletrabajo\b|\bteletrabalho\b|\bpraca zdalna\b|\bzdaln\w+|\bremoto\b|\bortsunabhängig\b/u,
  ],
  ['hybrid', phrasePattern.u`${'working-terms/hybrid'}`],
  [
    'onsite',
    /\bon[- ]?site\b(?! (?:parking|gym|canteen|caf|child|cr[eè]che|nursery|nurse|doctor|physio|shop|restaurant|lunch|kitchen|facilit|meals|accommodation|laundry|contractor|interview))|\bin[- ]person\b(?! (?:interview|second|meeting))|\b(?:in[- ]office|office[- ](?:based|only|bound))\b|\bno (?:remote|home ?office|wfh|work(?:ing)? from home)\b|\bnot (?:a )?remote\b|\bremote (?:work(?:ing)? )?(?:is |are )?(?:not|isn't) (?:possible|available|an option|offered)\b|\bcan(?:not|'t) be done (?:remotely|from home)\b|\bfive days (?:a week )?(?:in|at|on)\b|\b(?:on|for) all five days\b|\b(?:at|on) (?:the|our) (?:[\w-]+ )?premises\b|\bvor ort\b|\bpräsenz\w*|\bsur (?:site|place)\b|\bprésentiel\b|\bpresencial\w*|\bstacjonarn\w+|\bop locatie\b/u,
  ],
  [
    'nights',
    /(?<!\d |\d at |\d[ap]m |(?:every|each|per|last|first|opening|home|one|two|three|four|five|six|seven|date|all|friday|saturday|that|this|same|busy|busier|quiet|quieter) )(?<!closes |closed |runs |open )\b(?:permanent |rotating |some |regular |occasional )?(?:over)?nights?\b(?! (?:team|staff|crew|porter|audit|manager's team|sky|life|out\b|before|school|away|at the|per guest|stay|bus|train|in\b|time reading))(?:[- ](?:only|shifts?|work|duty|rota|roster))?|\bgraveyard\b|\bnight[- ]?(?:shift|work|duty|manager|auditor|porter|nurse|fill|crew position)s?\b|\bwaking nights?\b|\b(?:9|10|11|12)(?:[.:]\d\d)? ?(?:pm|p\.m\.)? ?(?:-|–|to|until) ?(?:5|6|7|8)(?:[.:]\d\d)? ?(?:am|a\.m\.)|\b2[0-3][:.]\d\d ?(?:-|–|to|bis) ?0?[5-8][:.]\d\d\b|\bnachtschicht\w*|\bnachtdienst\w*|\btravail de nuit\b|\bnocturno\b|\bnocne\b/u,
  ],
  ['weekends', phrasePattern.u`${'working-terms/weekends'}`],
  [
    'travel',
    /\btravel(?:l?ing|s)?\b(?=\s*(?:$|[^\s\w-]|[–—-]\s)|\s+(?:\d|(?:is|are|was|may|might|will|would|can|could|to|for|within|across|between|throughout|through|around|about|approximately|roughly|up|of|or|nor|in|on|by|at|from|into|as|if|when|both|with|required?|requires|requirements?|needed|necessary|expected|involved|included|takes?|makes|accounts|involves|includes|regularly|frequently|occasionally|extensively|often|sometimes|nationally|nationwide|internationally|domestically|locally|regionally|overseas|abroad|away|daily|weekly|monthly|only|jobs?|roles?|work|each|every|once|twice|most|some|a|an|the|our|your|time (?:is|will|of))\b|and (?!expenses?|hospitality|leisure|tourism|accommodation|subsistence|entertainment)))|\bregular trips\b|\boverseas trips\b|\bnights away\b|\baway (?:for )?(?:[\w-]+ ){1,4}nights?\b|\baway from home\b|\bout[- ]of[- ]town\b|\bovernight stays?\b|\bstay(?:ing|s)? (?:away|overnight)\b|\bon the road\b|\breise(?:bereitschaft|tätigkeit|anteil)\b|\bdéplacements\b|\bviajes?\b|\bviajar\b|\bdelegacj\w+/u,
  ],
];

const denialBefore = phrasePattern.u`\b(?:nobody|no one|no longer|stopped|ended|scrapped|abolished)\b[^;.:()]{0,48}$|\b(?:${'working-terms/denial-before'})\b(?:(?! but )[^,;.:()]){0,26}$`;
const denialAfter =
  /^[^,;.]{0,16}?(?:\b(?:is|are|will be) (?:not|never)\b|\b(?:isn't|aren't|not) (?:required|needed|expected|involved|offered|possible|part|necessary|planned)|\bnot (?:required|needed)\b|\bnever\b|\bexcluded\b|\bunlikely\b)|^[- ]free\b|^ (?:and \w+ )?(?:off|free|none)\b/u;
const optionNear = phrasePattern.u`^[^,;.]{0,14}?\b(?:${'working-terms/option-near'})\b`;
const optionBefore = phrasePattern.u`\b(?:${'working-terms/option-before'})\s+(?:[\w-]+ ){0,2}$`;

const rare = /\b(?:a|per|every|each) (?:month|quarter|year)|\b(?:occasional|quarterly|annual|optional)/u;

/** What the sentences of a posting say about where and when one works. */
export function readWorkingTerms(sentences: readonly Sentence[]): StatedTerm[] {
  return sentences.flatMap((sentence) =>
    patterns.flatMap(([term, pattern]) => {
      const found = pattern.exec(sentence.lower);
      return found ? [statedTerm(term, sentence, found.index, found.index + found[0].length)] : [];
    }),
  );
}

function statedTerm(term: WorkingTerm, sentence: Sentence, start: number, end: number): StatedTerm {
  const before = sentence.lower.slice(Math.max(0, start - 60), start);
  const after = sentence.lower.slice(end, end + 60);
  const named = sentence.lower.slice(start, end);
  // A denial may be part of what the term is told by: "no remote" means on site.
  const ownDenial = /^(?:no|not|cannot|can't|without)\b/u.test(named);
  return {
    term,
    isDenied: !ownDenial && (denialBefore.test(before) || denialAfter.test(after)),
    isOption: optionNear.test(after) || optionBefore.test(before),
    isRare: rare.test(`${before.slice(-28)}${named}${after.slice(0, 24)}`),
    quote: quoteOf(sentence, start, end),
  };
}
