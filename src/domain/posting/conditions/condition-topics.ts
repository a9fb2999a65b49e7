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
  [
    'hybrid',
    /\bhybrid\w*(?! (?:policy|cloud|vehicle|car|engine|app|event))\b|\bmix of (?:office and home|home and office)\b|\b(?:\w+|\d)(?:[- ](?:to|or|-)[- ]?\w+)?[- ](?:office|on-?site|in-office) days?\b(?! (?:off|rate))|\bdays? (?:a|per|each|every|this) ?(?:week|month)?,? ?(?:in|at|on|from) (?:the |our |a |your )?(?:[\w'-]+ ){0,2}?(?:office|site|hq|headquarters|desk|studio)\b|\b(?:\d|one|two|three|four|five)(?: or (?:\d|two|three|four|five))? days? (?:in|on-?site|at the office|in person)\b|\b(?:come|comes|coming) in (?:\w+ ){1,4}days?\b|\b(?:mon|tues|wednes|thurs|fri)day(?:s)? (?:through|to|and|-) (?:mon|tues|wednes|thurs|fri)days? (?:on[- ]site|in(?: the)? office)\b|\bpart(?:ly|ially)[- ]remote\b|\boffice days? (?:is|are|will be|on)\b|\boffice\b[^.;,]{0,24}\b(?:\d|one|two|three|four) days? (?:a|per|each) week\b|\b(?:rest|other(?:s|wise)?|remaining|remainder|balance)\b[^.;]{0,36}\b(?:at|from) home\b|\bhome (?:otherwise|the rest|for the rest|on (?:the )?other days)\b|\b(?:\d|one|two|three|four) (?:days? (?:(?:a|per|each) week )?)?(?:at|from) home\b|\bhybryd\w+|\bhíbrid\w+|\bhybride\b/u,
  ],
  [
    'onsite',
    /\bon[- ]?site\b(?! (?:parking|gym|canteen|caf|child|cr[eè]che|nursery|nurse|doctor|physio|shop|restaurant|lunch|kitchen|facilit|meals|accommodation|laundry|contractor|interview))|\bin[- ]person\b(?! (?:interview|second|meeting))|\b(?:in[- ]office|office[- ](?:based|only|bound))\b|\bno (?:remote|home ?office|wfh|work(?:ing)? from home)\b|\bnot (?:a )?remote\b|\bremote (?:work(?:ing)? )?(?:is |are )?(?:not|isn't) (?:possible|available|an option|offered)\b|\bcan(?:not|'t) be done (?:remotely|from home)\b|\bfive days (?:a week )?(?:in|at|on)\b|\b(?:on|for) all five days\b|\b(?:at|on) (?:the|our) (?:[\w-]+ )?premises\b|\bvor ort\b|\bpräsenz\w*|\bsur (?:site|place)\b|\bprésentiel\b|\bpresencial\w*|\bstacjonarn\w+|\bop locatie\b/u,
  ],
  [
    'permanent',
    /\bpermanent\b(?! (?:nights?|residen|evening|late|early|day|shift|weekend|right))|\bopen[- ]ended\b|\bindefinite\b|\bunbefristet\w*|\bfestanstellung\b|\bcdi\b|\bindefinido\b|\bumowa o pracę\b|\bdirect hire\b|\bpermanent contract\b/u,
  ],
  [
    'employed',
    /\b(?:as an? )?employees?\b(?! (?:assistance|discount|owned|benefits|handbook|relations|engagement|experience|stock|referral))|\bw-?2\b|\b(?:own|company'?s?) (?:payroll|rolls)\b|\bon payroll\b|\bsalaried\b|\bangestellt\w*|\bsozialversicherungspflichtig\b/u,
  ],
  [
    'temporary',
    /\bfixed[- ]term\b|\btemp(?:orary)?\b(?! (?:control|log|sensor|monitor|visa|protection|file|structure|works?\b|traffic|staff|workers?|employees|storage|power|housing|repairs?|fix))|\btemporary work\b(?! permit)|\b(?:maternity|paternity|parental|leave|sickness|secondment)[- ](?:leave )?cover\b|\bcover(?:s|ing)? (?:for )?(?:a |an |the |her |his |our )?(?:[\w']+ )?(?:maternity|parental|paternity|sabbatical|family leave)\b|\bwhile \w[^.;,]{0,40} (?:is|are|goes) (?:away )?on (?:[\w-]+ )?(?:leave|sabbatical|secondment)\b|\b(?:position|role|post|contract|appointment|assignment)\b(?! (?:is |remains )?open)[^.;]{0,40} (?:until|till) (?:the end\b|(?:\d{1,2} )?(?:january|february|march|april|may|june|july|august|september|october|november|december)\b)|\bfixed period\b|\b(?:interim|seasonal) (?:[\w-]+ )?(?:role|position|post|job|contract|basis|employment|assignment|appointment|cover|opportunity|vacancy|work)\b|\b(?!all|full|every|whole|mid|multi|final|first|second)(?:\w+|\d+)[- ](?:month|week|year)s?[- ](?:[\w-]+ )?(?:contract|assignment|appointment|secondment|cover|placement|ftc|role|post|position)\b|(?<!permanent |open-ended |employment |indefinite |unlimited )\bcontract (?:through|until|till|for|runs|ends|position|role|post|basis|to cover|length|duration)\b|\bshort[- ]term\b(?! (?:goals?|rentals?|incentive|disability|lets?|loans?|debt|plan))|\b(?:contract|role|position|post|job|employment|appointment|assignment) (?:ends|will end|finishes|expires|runs (?:until|till|to|through))\b|\bftc\b|\bbefristet\w*|\bzeitarbeit\b|\bcdd\b|\btemporal\b|\bintérim\b|\bzastępstwo\b|\bterm contract\b|\bcontract(?:-| )(?:to-hire|only)\b|\b(?:employed|hired|paid|payrolled|engaged|placed|work(?:ing)?) (?:by|through|via) (?:an? |our |the )?(?:external |outside )?(?:(?:staffing|recruitment|employment|temp(?:orary)?|payroll) (?:agency|partner|firm|company|provider)|agency)\b|\b(?:temp|staffing) (?:agency|work|role)\b|\b(?:bank|agency) (?:shifts|nurses?)\b/u,
  ],
  [
    'freelance',
    /\bfreelance (?:role|position|post|job|contract|basis|work|project|assignment|engagement|opportunity)s?\b|\b(?:as an?|on an?) (?:[\w-]+ )?freelancers?\b|\bfreelance\b(?=\s*(?:$|[^\s\w]))|\bself[- ]employ\w+\b(?! (?:customers|clients|people|professionals|borrowers|workers|individuals|applicants))|\bcorp[- ]to[- ]corp\b|\bc2c\b|\b1099\b(?! (?:filing|form|report|prep|process|return))|\bindependent contractor\b|\bcontractor (?:role|position|basis|rate)\b|\b(?:through|via|under|with|using|have|run) your own (?:abn|company|limited company|business)\b|\bsole trader\b|\bb2b (?:basis|agreement|invoic\w+|cooperation|co-operation)\b|\brecibos verdes\b|\bthird[- ]party payroll\b|\babn\b|\bumbrella company\b|\b(?:inside|outside) ir35\b|\binvoice us\b|\bautónomo\b|\bauto-?entrepreneur\b|\bb2b contract\b|\bfranchise (?:opportunity|package|fee)\b|\b(?:as|become|be) (?:a |our )?(?:\w+ )?franchisees?\b|\bgig work\b/u,
  ],
  [
    'internship',
    /\bintern(?:ship)?s?\b|\bworking[- ]student\b|\bwerkstudent\w*|\bpraktik(?:um|ant)\w*|\btraineeship\b|\bapprentice(?:ship)?s?\b|\bwork placement\b|\bplacement student\b|\bindustrial placement\b|\bstage de\b|\bbecari[oa]\b|\bprácticas\b|\bstudent job\b|\bstudentische\b/u,
  ],
  [
    'fulltime',
    /\bfull[- ]?time\b|\bvollzeit\b|\btemps plein\b|\btiempo completo\b|\bjornada completa\b|\bpełny etat\b|\btempo integral\b|\bpełen etat\b/u,
  ],
  [
    'parttime',
    /\bpart[- ]?time\b|\bteilzeit\b|\btemps partiel\b|\bmedia jornada\b|\btiempo parcial\b|\btempo parcial\b|\b(?:pół|część) etatu\b|\bjob[- ]share\b|\b0\.[2-8] ?fte\b|(?<!\b(?:at least|minimum(?: of)?|min\.?|more than|over|from|less than|fewer than) )\b(?:1[0-9]|2[0-9]|8|ten|twelve|fifteen|sixteen|twenty|twenty-[a-z]+) hours? (?:a|per|each) week\b/u,
  ],
  [
    'casual',
    /\bcasual (?:role|position|post|job|contract|basis|work|shifts?|employment|vacancy|rate|loading)\b|\(casual\)|\bzero[- ]hours?\b(?=\s*(?:$|[^\s\w]|contract\b|basis|role|position|agreement))|\bbank shifts?\b|\bas and when\b|\bon-demand shifts?\b|\bad hoc shifts?\b|\bminijob\b/u,
  ],
  [
    'nights',
    /(?<!\d |\d at |\d[ap]m |(?:every|each|per|last|first|opening|home|one|two|three|four|five|six|seven|date|all|friday|saturday|that|this|same|busy|busier|quiet|quieter) )(?<!closes |closed |runs |open )\b(?:permanent |rotating |some |regular |occasional )?(?:over)?nights?\b(?! (?:team|staff|crew|porter|audit|manager's team|sky|life|out\b|before|school|away|at the|per guest|stay|bus|train|in\b|time reading))(?:[- ](?:only|shifts?|work|duty|rota|roster))?|\bgraveyard\b|\bnight[- ]?(?:shift|work|duty|manager|auditor|porter|nurse|fill|crew position)s?\b|\bwaking nights?\b|\b(?:9|10|11|12)(?:[.:]\d\d)? ?(?:pm|p\.m\.)? ?(?:-|–|to|until) ?(?:5|6|7|8)(?:[.:]\d\d)? ?(?:am|a\.m\.)|\b2[0-3][:.]\d\d ?(?:-|–|to|bis) ?0?[5-8][:.]\d\d\b|\bnachtschicht\w*|\bnachtdienst\w*|\btravail de nuit\b|\bnocturno\b|\bnocne\b/u,
  ],
  [
    'evenings',
    /\bevenings?\b(?! (?:meal|class|standard|events? team))|\blate (?:finish(?:es)?|shifts?|turns?|closes?)\b|\btwilight\b|\bafter hours\b|\bspätschicht\w*|\bsoirées?\b|\btardes?\b|\b(?:until|till|to) (?:9|10|11)(?:[.:]\d\d)? ?(?:pm|p\.m\.)|\bback shift\b/u,
  ],
  ['afternoons', /\bafternoons?\b(?! tea)/u],
  [
    'mornings',
    /\b(?:early )?mornings?\b|\bearly (?:starts?|shifts?|turns?)\b|\b[3-6](?:[.:]\d\d)? ?(?:am|a\.m\.) (?:start|shift)s?\b|\bfrühschicht\w*|\bmañanas?\b|\bmatin\w*\b|\bdawn\b/u,
  ],
  [
    'days',
    /\bday ?shifts?\b|\bday ?time\b|\bdays only\b|\b(?:regular|normal|standard|office|business|school) hours\b|\b9(?::00)? ?(?:am)? ?(?:-|–|to) ?5\b|\bnine[- ]to[- ]five\b|\bterm[- ]time\b/u,
  ],
  [
    'weekends',
    /\bweek-?ends?\b(?! (?:off|free))|\bsaturdays?\b(?! (?:and sundays? )?(?:off|free)|'s)|\bsundays?\b(?! (?:and mondays? )?(?:off|free)|'s)|\bwochenend\w*|\bfines? de semana\b|\bfins de semana\b|\b(?:seven|7)[- ]day (?:rota|roster|operation|rotation|service)\b/u,
  ],
  [
    'holidays',
    /\b(?:bank|public|statutory) holidays?\b(?= (?:work|shift|cover|rota|are part|included in|and weekend))|\bwork(?:ing)? (?:some |most |all )?(?:bank |public )?holidays\b|\bholiday (?:shifts?|cover)\b/u,
  ],
  [
    'weekdays',
    /\bmonday (?:to|through|-|–) (?:friday|thursday)\b|\bmon ?(?:-|–|to) ?fri\b|\bweekdays?\b|\bno weekends?\b|\bweekends (?:off|free)\b/u,
  ],
  [
    'shifts',
    /\b(?:rotating|swing|alternating|twelve-hour|12[- ]hour|three|two|continental|4 on 4 off|24\/7) (?:shifts?|rota|roster)\b|\bshift (?:work|pattern|rota|roster|system|basis|allowance|premium|rotation|worker)s?\b|\bwork(?:ing)? shifts\b|(?<!\b(?:split|straight) )\bshifts\b|\bon a rota\b|\brotas?\b|\brotating roster\b|\bschicht(?:dienst|arbeit|betrieb|system)\w*|\btrabajo por turnos\b|\bturnos\b|\bpraca zmianowa\b|\btravail posté\b|\bshift leader\b/u,
  ],
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
    /\bovertime\b|\bextended hours\b|\blong (?:hours|days)\b|\b(?:4[5-9]|5\d|6\d|forty-[5-9]\w*|fifty|fifty-\w+|sixty)[- ]hours?\b|\bheures supplémentaires\b|\büberstunden\b/u,
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
  [
    'driving',
    /\bdriv(?:er'?s?|ing|e)'? ?licen[cs]es?\b|\bfull (?:uk |eu |clean |valid )*licen[cs]e\b|\b(?:own|reliable|use of a|access to a|your own) (?:transport(?:ation)?|car|vehicle|van)\b|\bcar (?:driver|owner|essential|required|needed)\b|\bdrivers? only\b|\bmust drive\b|\bdriving (?:is |will be )?(?:required|essential|needed|between|to (?:client|site|customer))|\bführerschein\b|\bpermis (?:de conduire|b)\b|\bcar(?:né|net) de conducir\b|\bcarta de condução\b|\bprawo jazdy\b|\bclean driving record\b/u,
  ],
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
    temporary:
      /\b(?:season(?:al)?(?! tickets?)|interim|locum|reliever)\b|(?<!\b(?:debt|tax|pain|stress|disaster|humanitarian|emergency|flood|pressure|loan) )\brelief\b(?! (?:valve|fund|program))/u,
    freelance: /\bfreelance\b/u,
    casual: /\bcasual\b(?! (?:dining|wear|apparel|fashion|footwear|games?))/u,
  },
  wish: {
    temporary:
      /\b(?:seasonal|interim|relief|locum|temps?|(?<!(?:ad|advertising|marketing|digital|creative|travel) )agency|bank work|project work|contract work)\b/u,
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
