import { phrasePattern } from '../../language/phrase-pattern.ts';

/** What a job may be like, beyond the work itself. Postings and people's must-haves are read by the same words. */
export type Topic =
  | 'remote'
  | 'hybrid'
  | 'onsite'
  | 'permanent'
  | 'employed'
  | 'temporary'
  | 'freelance'
  | 'internship'
  | 'fulltime'
  | 'parttime'
  | 'casual'
  | 'nights'
  | 'evenings'
  | 'afternoons'
  | 'mornings'
  | 'days'
  | 'weekends'
  | 'holidays'
  | 'weekdays'
  | 'shifts'
  | 'splits'
  | 'oncall'
  | 'overtime'
  | 'travel'
  | 'relocation'
  | 'livein'
  | 'driving'
  | 'management'
  | 'commission'
  | 'calling'
  | 'lifting'
  | 'heights';

/** Looked for in small letters with straight apostrophes. */
export const topicPatterns: readonly (readonly [Topic, RegExp])[] = [
  [
    'remote',
    /\b(?:fully |100 ?% |entirely |completely )?remote(?:ly)?\b(?! (?:island|communit|site|area|location|monitor|patient|sensing|desktop|control|support|region|village|town|post\b|posts\b|station|mine))|\bwork(?:ing)?[- ]from[- ]home\b|\bwfh\b|\bhome[- ]?based\b|\btele(?:work|commut)\w*|\bfully distributed\b|(?<!\b(?:away|far|hours?|minutes?|miles|km|drive|ride|weeks?|days?|nights?) )\bfrom (?:anywhere|home)\b|\bhome ?office\b(?! allowance| budget| stipend| equipment| set)|\btélétravail\b|\bteletrabajo\b|\bteletrabalho\b|\bpraca zdalna\b|\bzdaln\w+|\bremoto\b|\bortsunabhängig\b/u,
  ],
  ['hybrid', phrasePattern.u`${'condition-topics/topic-patterns-hybrid'}`],
  [
    'onsite',
    /\bon[- ]?site\b(?! (?:parking|gym|canteen|caf|child|cr[eè]che|nursery|nurse|doctor|physio|shop|restaurant|lunch|kitchen|facilit|meals|accommodation|laundry|contractor|interview))|\bin[- ]person\b(?! (?:interview|second|meeting))|\b(?:in[- ]office|office[- ](?:based|only|bound))\b|\bno (?:remote|home ?office|wfh|work(?:ing)? from home)\b|\bnot (?:a )?remote\b|\bremote (?:work(?:ing)? )?(?:is |are )?(?:not|isn't) (?:possible|available|an option|offered)\b|\bcan(?:not|'t) be done (?:remotely|from home)\b|\bfive days (?:a week )?(?:in|at|on)\b|\b(?:on|for) all five days\b|\b(?:at|on) (?:the|our) (?:[\w-]+ )?premises\b|\bvor ort\b|\bpräsenz\w*|\bsur (?:site|place)\b|\bprésentiel\b|\bpresencial\w*|\bstacjonarn\w+|\bop locatie\b/u,
  ],
  ['permanent', phrasePattern.u`${'condition-topics/topic-patterns-permanent'}`],
  [
    'employed',
    phrasePattern.u`\b(?:as an? )?employees?\b(?! (?:${'condition-topics/topic-patterns-employed'}))|\bw-?2\b|\b(?:own|company'?s?) (?:payroll|rolls)\b|\bon payroll\b|\bsalaried\b|\bangestellt\w*|\bsozialversicherungspflichtig\b`,
  ],
  ['temporary', phrasePattern.u`${'condition-topics/topic-patterns-temporary'}`],
  ['freelance', phrasePattern.u`${'condition-topics/topic-patterns-freelance'}`],
  ['internship', phrasePattern.u`${'condition-topics/topic-patterns-internship'}`],
  [
    'fulltime',
    /\bfull[- ]?time\b|\bvollzeit\b|\btemps plein\b|\btiempo completo\b|\bjornada completa\b|\bpełny etat\b|\btempo integral\b|\bpełen etat\b/u,
  ],
  ['parttime', phrasePattern.u`${'condition-topics/topic-patterns-parttime'}`],
  [
    'casual',
    phrasePattern.u`\bcasual (?:${'condition-topics/topic-patterns-casual'})\b|\(casual\)|\bzero[- ]hours?\b(?=\s*(?:${'condition-topics/topic-patterns-casual-2'}))|\bbank shifts?\b|\bas and when\b|\bon-demand shifts?\b|\bad hoc shifts?\b|\bminijob\b`,
  ],
  [
    'nights',
    /(?<!\d |\d at |\d[ap]m |(?:every|each|per|last|first|opening|home|one|two|three|four|five|six|seven|date|all|friday|saturday|that|this|same|busy|busier|quiet|quieter) )(?<!closes |closed |runs |open )\b(?:permanent |rotating |some |regular |occasional )?(?:over)?nights?\b(?! (?:team|staff|crew|porter|audit|manager's team|sky|life|out\b|before|school|away|at the|per guest|stay|bus|train|in\b|time reading))(?:[- ](?:only|shifts?|work|duty|rota|roster))?|\bgraveyard\b|\bnight[- ]?(?:shift|work|duty|manager|auditor|porter|nurse|fill|crew position)s?\b|\bwaking nights?\b|\b(?:9|10|11|12)(?:[.:]\d\d)? ?(?:pm|p\.m\.)? ?(?:-|–|to|until) ?(?:5|6|7|8)(?:[.:]\d\d)? ?(?:am|a\.m\.)|\b2[0-3][:.]\d\d ?(?:-|–|to|bis) ?0?[5-8][:.]\d\d\b|\bnachtschicht\w*|\bnachtdienst\w*|\btravail de nuit\b|\bnocturno\b|\bnocne\b/u,
  ],
  ['evenings', phrasePattern.u`${'condition-topics/topic-patterns-evenings'}`],
  ['afternoons', /\bafternoons?\b(?! tea)/u],
  ['mornings', phrasePattern.u`${'condition-topics/topic-patterns-mornings'}`],
  ['days', phrasePattern.u`${'condition-topics/topic-patterns-days'}`],
  ['weekends', phrasePattern.u`${'condition-topics/topic-patterns-weekends'}`],
  [
    'holidays',
    phrasePattern.u`\b(?:bank|public|statutory) holidays?\b(?= (?:${'condition-topics/topic-patterns-holidays'}))|\bwork(?:ing)? (?:some |most |all )?(?:bank |public )?holidays\b|\bholiday (?:shifts?|cover)\b`,
  ],
  [
    'weekdays',
    /\bmonday (?:to|through|-|–) (?:friday|thursday)\b|\bmon ?(?:-|–|to) ?fri\b|\bweekdays?\b|\bno weekends?\b|\bweekends (?:off|free)\b/u,
  ],
  ['shifts', phrasePattern.u`${'condition-topics/topic-patterns-shifts'}`],
  [
    'splits',
    /\bsplit (?:shifts?|rota|roster|days?)\b|\b\d{1,2}(?:[:.]\d\d)? ?(?:am|pm)? ?(?:to|-|–|until) ?\d{1,2}(?:[:.]\d\d)? ?(?:am|pm)? and (?:from |again )?\d{1,2}(?:[:.]\d\d)? ?(?:am|pm)? ?(?:to|-|–|until) ?\d/u,
  ],
  [
    'oncall',
    /\bon[- ]?call\b|\bcall[- ]?outs?\b|\bstand-?by\b(?! generator)|\bpager\b|\brufbereitschaft\b|\bbereitschaftsdienst\w*|\bastreintes?\b|\bguardias?\b|\bcall rota\b/u,
  ],
  [
    'overtime',
    phrasePattern.u`\bovertime\b|\bextended hours\b|\blong (?:hours|days)\b|\b(?:${'condition-topics/topic-patterns-overtime'})[- ]hours?\b|\bheures supplémentaires\b|\büberstunden\b`,
  ],
  [
    'travel',
    /\btravel(?:l?ing|s)?\b(?=\s*(?:$|[^\s\w-]|[–—-]\s)|\s+(?:\d|(?:is|are|was|may|might|will|would|can|could|to|for|within|across|between|throughout|through|around|about|approximately|roughly|up|of|or|nor|in|on|by|at|from|into|as|if|when|both|with|required?|requires|requirements?|needed|necessary|expected|involved|included|takes?|makes|accounts|involves|includes|regularly|frequently|occasionally|extensively|often|sometimes|nationally|nationwide|internationally|domestically|locally|regionally|overseas|abroad|away|daily|weekly|monthly|only|jobs?|roles?|work|each|every|once|twice|most|some|a|an|the|our|your|time (?:is|will|of))\b|and (?!expenses?|hospitality|leisure|tourism|accommodation|subsistence|entertainment)))|\b(?:client|customer|site|field|store|home) visits?\b|\bregular trips\b|\boverseas trips\b|\bnights away\b|\baway (?:for )?(?:[\w-]+ ){1,4}nights?\b|\baway from home\b|\bout[- ]of[- ]town\b|\bovernight stays?\b|\bstay(?:ing|s)? (?:away|overnight)\b|\bon the road\b|\breise(?:bereitschaft|tätigkeit|anteil)\b|\bdéplacements\b|\bviajes?\b|\bviajar\b|\bdelegacj\w+/u,
  ],
  [
    'relocation',
    /\b(?:must|need to|have to|has to|required to|willing(?:ness)? to|able to|prepared to|ready to|open to|expected to|will|would|you'll|you|candidates|and) (?:be )?(?:relocat(?:e|ing)|mov(?:e|ing) (?:house|home|to(?! (?:an?|the|our|your|new|next|more|other|another|different|senior|lead|management)\b)))\b|\brelocation (?:is |will be )?(?:required|needed|necessary|expected|mandatory|essential|to)\b|\brelocating to\b|\bumzug\b|\bdéménag\w+|\breubicaci\w+/u,
  ],
  [
    'livein',
    /\blive-ins?\b|\blive on[- ]site\b|\blive[- ]in (?:role|position|post|job|accommodation|manager|required|carer|nanny|basis)\b|\bresidential post\b|\baccommodation (?:is )?(?:provided|included|on site)\b|\bsleep[- ]?ins?\b|\bfly[- ]in[- ]fly[- ]out\b|\bfifo\b/u,
  ],
  ['driving', phrasePattern.u`${'condition-topics/topic-patterns-driving'}`],
  [
    'management',
    /\bpeople (?:manage\w+|lead\w+)|\bline manage\w+|\bmanag(?:e|es|ing|ement of|er of) (?:a |an |the |your |our )?(?:(?:\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|small|large|growing|whole) )?(?:[\w-]+ ){0,2}?(?:people|team(?:s)?|staff|engineers|developers|accountants|analysts|nurses|reports|employees|clerks|consultants|designers|crew|supervisors|technicians)\b|\b(?:hiring|hire), (?:growth|firing|coaching|performance)|\b(?:performance|staff) (?:reviews?|appraisals?)[^.;]{0,30}(?:hiring|process|team)|\bdirect reports\b|\bteam (?:manage\w+|lead\w*)\b|\bmanage\w* (?:of )?(?:people|others)\b|\bpersonalführung\b|\bpersonalverantwortung\b|\bführungsverantwortung\b|\bmanager of (?:a team|people)\b/u,
  ],
  [
    'commission',
    /\bcommission[- ]only\b|\b100 ?% commission\b|\buncapped commission\b|\bno base\b|\bprovisionsbasis\b/u,
  ],
  ['calling', /\bcold[- ]?call\w*|\btelemarketing\b|\bdoor[- ]to[- ]door\b|\boutbound calls?\b/u],
  [
    'lifting',
    /\bheavy lifting\b|\b(?:lift|carry)(?:ing)? (?:[\w-]+ ){0,4}(?:\d+ ?(?:kg|lbs?|pounds|kilos)|heavy)\b|\bmanual handling\b|\bphysically demanding\b|\bphysical (?:work|labou?r)\b/u,
  ],
  ['heights', /\bat heights?\b|\bscaffold\w*|\bladders?\b|\broof work\b/u],
];

/** Words that name the terms of a job where a title has them or a person says them. In running text they may be about the business: "seasonal menus", "a franchise", "casual staff". */
export const bareTerms: Readonly<Record<'title' | 'wish', Readonly<Partial<Record<Topic, RegExp>>>>> = {
  title: {
    temporary: phrasePattern.u`\b(?:season(?:al)?(?! tickets?)|interim|locum|reliever)\b|(?<!\b(?:${'condition-topics/bare-terms-title-temporary'}) )\brelief\b(?! (?:valve|fund|program))`,
    freelance: /\bfreelance\b/u,
    casual: /\bcasual\b(?! (?:dining|wear|apparel|fashion|footwear|games?))/u,
  },
  wish: {
    temporary: phrasePattern.u`\b(?:${'condition-topics/bare-terms-wish-temporary'})\b`,
    freelance: /\bfreelanc\w+|\b1099\b|\bfranchis\w+|\bown boss\b|\binvoic\w+|\bcontractors?\b|\bgig\b/u,
    casual: /\bcasual\b/u,
    holidays: /\bholidays\b/u,
    travel: /\btravel(?:l?ing)?\b(?! (?:agen|industr|compan|sector|tech|insur))/u,
    relocation: /\brelocat\w+|\bmov(?:e|ing)(?: (?:house|home|to|away|cit\w+|elsewhere)\b|\s*$)/u,
  },
};

/** What doesn't serve somebody who needs something. */
export const contraries: Readonly<Partial<Record<Topic, readonly Topic[]>>> = {
  remote: ['hybrid', 'onsite'],
  hybrid: ['onsite'],
  permanent: ['temporary', 'freelance', 'internship', 'casual'],
  employed: ['freelance', 'internship', 'casual'],
  fulltime: ['parttime'],
  parttime: ['fulltime'],
  days: ['nights'],
  mornings: ['nights'],
  afternoons: ['nights'],
};

/** And what doesn't either where it's said that nothing else will do. */
export const strictContraries: Readonly<Partial<Record<Topic, readonly Topic[]>>> = {
  onsite: ['remote'],
  hybrid: ['remote'],
  temporary: ['permanent'],
  freelance: ['permanent'],
  internship: ['permanent'],
  days: ['evenings', 'weekends'],
  mornings: ['evenings', 'afternoons'],
  afternoons: ['evenings', 'mornings'],
  evenings: ['nights', 'mornings'],
  nights: ['days', 'mornings'],
  weekdays: ['weekends'],
  weekends: ['weekdays'],
};
