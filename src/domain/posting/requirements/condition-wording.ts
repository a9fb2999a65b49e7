import { anyOf } from './phrase-pattern.ts';

/** Conditions of a job that may stand anywhere in a posting, outside every list of requirements. */
export const conditionKinds = [
  'authorization',
  'location',
  'check',
  'schedule',
  'travel',
  'physical',
  'age',
  'driving',
  'sample',
] as const;
export type ConditionKind = (typeof conditionKinds)[number];

const weekday = '(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|satur|sun)(?:day)?s?';

const conditions: readonly (readonly [ConditionKind, RegExp])[] = [
  [
    'authorization',
    anyOf(
      '(?:legally )?(?:authori[sz]ed|eligible|entitled|able|permitted) to work (?:in|for)',
      '(?:legal |full |valid |unrestricted )?right to (?:live and )?work',
      'work (?:authori[sz]ation|permit|visa)',
      'visa sponsorship|no sponsorship|permission to work',
      'sponsor(?:ship)? licen[cs]e',
      '(?:sponsor|sponsorship|support)(?:s|ed)? (?:[\\p{L}\\d-]+ ){0,3}(?:visas?|h-1b|tn|tier 2|skilled worker|petitions?)',
      "(?:unable|not able|cannot|can't|do not|don't) (?:to )?(?:offer (?:visa )?|provide (?:visa )?)?sponsor(?:ship)?",
      '(?:citizen(?:s|ship)?|permanent residents?|u\\.s\\. person|us person)(?= |,|$)',
      'security clearance',
      '(?:eu|eea|eu/eea) (?:citizen(?:s|ship)?|national(?:s|ity)?)',
      '(?:autorisée?|berechtigt|autorizad[oa]) (?:à|zu|para) (?:travailler|arbeiten|trabajar|trabalhar)',
      'nationalité|titre de séjour|permis de travail|arbeitserlaubnis|aufenthaltstitel|permiso de trabajo|autorização de residência|pozwolenie na pracę',
      'legally (?:work|employ)',
    ),
  ],
  [
    'check',
    anyOf(
      '(?:background|reference|credit|criminal(?: record| history| background)?|police|dbs|security|garda|drug|disclosure|right-to-work) (?:checks?|investigation|clearance|vetting|verification|screen(?:ing)?|tests?)',
      'fingerprint(?:s|ing|-based)?',
      'drug[ -](?:screen(?:ing)?|test(?:ing)?)',
      '(?:enhanced|basic|standard) dbs',
      'pre-employment (?:physical|medical|screening)',
      'vetting|polygraph|psychological (?:evaluation|exam|screening)|(?:no|without) (?:[\\p{L}]+ ){0,3}(?:felon(?:y|ies)|convictions?|dui|dwi)(?: [\\p{L}]+)?|clearances|motor vehicle (?:report|record)|dot physical|hair test|non-?smok(?:er|ers|ing)',
      'enhanced checks?|references (?:will be|are|is|must be) (?:taken|checked|required|requested|sought|needed)',
      '(?:drug|medical|physical|tb|health)(?: and alcohol)? (?:tests?|exam(?:ination)?s?|assessment|clearance)',
      '(?:proof of |status of )?(?:vaccinations?|immuni[sz]ations?|vaccinated|titers?)',
      'non-disclosure agreement|confidentiality agreement|examen médico|visite médicale|badania (?:lekarskie|sanitarne)',
      'führungszeugnis|casier judiciaire|antecedentes penales|registo criminal|zaświadczenie o niekaralności',
    ),
  ],
  [
    'location',
    anyOf(
      '(?:fully |entirely |100% )?(?:on[ -]?site)',
      'in[ -]person(?= |$|[.;,])',
      '(?:in|at) (?:the|our) (?:[\\p{L}]+ )?(?:office|studio|clinic|shop|plant|lab)(?= (?:[\\p{L}\\d-]+ ){0,3}(?:days?|mon|tue|wed|thu|fri))',
      'in (?:the )?office (?:mon|tue|wed|thu|fri|\\d|two|three|four|five)',
      'hybrid(?= |,|:|$|\\.)',
      '(?:one|two|three|four|five|\\d) (?:set |fixed )?days? (?:a week |per week |each week )?(?:in|at|from|on)(?: the| our)? (?:office|site|[\\p{L}]+)',
      'physical location',
      '(?:reside|residence|residency|relocate) (?:in|within|near|to)',
      '(?:must|should|expected to|need to|have to|ideally|you|you should) live (?:in|within|near)',
      "(?:role|position|post|job|work|you(?:'ll| will)? be) (?:is |are )?(?:based|located) (?:in|at)",
      'commut(?:e|able|ing)',
      "in-office|from home (?:is|isn't) (?:not )?(?:possible|an option|available)|(?:can't|cannot) be done (?:from home|remotely)",
      'works? (?:in|at|from|out of) (?:our|the) (?:[\\p{L}-]+ ){0,3}(?:office|centre|center|site|studio|workshop|hub|headquarters)',
      "(?:must be|should be|you(?:'re| are)|you(?:'ll| will) be|be) (?:based|located|resident|living) (?:in|within|near|close)",
      'not a (?:home|remote|hybrid|work-from-home)[\\p{L} -]*',
      '(?:no|not a|never) (?:wfh|remote|hybrid)',
      'sur site|présentiel|vor ort|presencial(?:mente)?|híbrido|stacjonarn\\p{L}+|hybrydow\\p{L}+|homeoffice|télétravail|teletrabajo|teletrabalho',
      '(?:dias no|días en la|tage im|tage pro woche im|jours (?:sur site|au bureau)|dni w biurze)',
    ),
  ],
  [
    'travel',
    anyOf(
      'travel (?:is |of |up to |about |around |approximately |approx\\.? |estimated |required|as |roughly |to (?:client|customer|site)|between|within|at |~)',
      '(?:some|occasional|regular|frequent|light|monthly|weekly|quarterly|international|domestic|overnight|up to) (?:[\\p{L}\\d%]+ )?travel',
      '\\d+ ?% travel',
      'travel to [^.;]{2,50}(?:every|once|twice|times|a month|a year|per year|monthly|quarterly|weekly)',
      '(?:trips|visits) (?:a|per|each|every) (?:year|month|quarter|week)',
      'client visits',
      'reisebereitschaft|reisen etwa|reiseanteil|reisetätigkeit|déplacements|disponibilidad para viajar|deslocações|wyjazdy|gotowość do podróży',
    ),
  ],
  [
    'physical',
    anyOf(
      '(?:lift|lifting|carry|carrying|push|pull|move)(?: (?:and|or|/) ?[\\p{L}]+)?(?: [\\p{L}]+){0,4} (?:up to |to )?\\d+ ?(?:lbs?\\.?|pounds?|kg|kilos?)',
      '\\d+ ?(?:lbs?|pounds?|kg)(?:\\.)?(?: [\\p{L}]+)?',
      '(?:stand|standing|on (?:your )?feet) (?:for )?(?:up to |all |long |most |\\d+)',
      'heavy lifting|manual handling|lots? of (?:standing|lifting|bending|kneeling|walking|stairs)|on (?:your|their) feet|physically (?:fit|demanding|able|strong)|physical (?:work|job|role|fitness|stamina)',
      'work(?:ing)? at heights?|climb(?:ing)? (?:stairs|ladders|scaffold\\p{L}*)|confined spaces|uneven ground|in all weathers?|in (?:the )?(?:heat|cold|rain)|(?:stand|walk|kneel|bend|climb|crouch)(?:ing)?(?:,| and| or|/)',
    ),
  ],
  [
    'schedule',
    anyOf(
      `(?:some|occasional|alternate|rotating|weekend|evening|every|all|most|two|one|${weekday}) (?:[\\p{L}]+ )?(?:${weekday}|weekends?|evenings?|nights?|overnights?|holidays|overtime|shifts?)(?= |,|\\.|;|$|/)`,
      'overtime as (?:needed|required)',
      `(?:one|two|three|every|alternate|some|most) (?:${weekday}|weekends?|evenings?|nights?)(?= (?:in|a|per|out of|every|each|off))`,
      `(?:weekends?|evenings?|nights?|${weekday}) (?:are|is) (?:part|included|required|expected|worked|shared)`,
      '(?:any|all) shifts?|shift pattern|rotating (?:rota|shifts?|schedule)|early (?:starts?|mornings?)|antisocial hours|unsociable hours',
      '(?:shift|weekend|evening|night) (?:work|shifts?|rota|rotation|availability)',
      'on[ -]call|call[- ]?back|(?:rotating|split|swing|graveyard|swing|late|early|twelve-hour|\\d+-hour) shifts?|(?:duty|weekend|evening|night|shift|call)?[ -]?rotation|extended hours|outside (?:normal|regular|office) hours',
      '\\d{1,2}(?:[:.]\\d\\d)? ?(?:[ap]\\.?m?\\.?)? ?(?:-|–|to|until) ?\\d{1,2}(?:[:.]\\d\\d)? ?[ap]\\.?m?\\.?(?= |,|\\.|;|$|\\))',
      `(?:mostly |some |occasional |and |including )(?:evenings?|nights?|weekends?|${weekday}|holidays)`,
      'weekends? (?:and|or|/|&) (?:evenings?|holidays|nights?|bank holidays)',
      'overnights?',
      'schichtdienst|schichtarbeit|rufbereitschaft|wochenend\\p{L}*|week-ends?|fines de semana|turnos|fins de semana|weekendy|praca zmianowa',
    ),
  ],
  [
    'age',
    anyOf(
      '(?:under|below|younger than) (?:1[68]|2[135])(?= |,|\\.|$)',
      '(?:at least|over|aged|minimum age(?: of)?|be) (?:1[68]|21|25)(?: years| or|s|\\+)?(?= |,|\\.|$)',
      '(?:1[68]|2[135])\\+?(?: ?(?:years?|yrs?))? (?:of age|or older|or over|old|and (?:up|over|older))|age (?:1[68]|2[135])|(?:1[68]|2[135])\\+',
    ),
  ],
  [
    'driving',
    anyOf(
      "driv(?:er'?s?|ing)'? licen[cs]e",
      '(?:own|reliable) (?:transport(?:ation)?|car|vehicle)',
      'führerschein|permis (?:de conduire|b)|carné de conducir|carta de condução|prawo jazdy',
    ),
  ],
  [
    'sample',
    anyOf(
      '(?:writing|work|code|design|teaching) samples?',
      'portfolio',
      'links? to (?:your|work|projects?|code|a project)',
      '(?:show|demo) ?reel',
      'cover letter is required',
    ),
  ],
];

/** Which conditions a run of text names. */
export const conditionsIn = (lower: string): ConditionKind[] =>
  conditions.filter(([, pattern]) => pattern.test(lower)).map(([kind]) => kind);
