import { phrasePattern } from '../../language/phrase-pattern.ts';
import { anyOf, longestClause } from './phrase-pattern.ts';

// Families of words that tell what kind of thing an ask is, in the languages of the product and some more.
// None decides alone: what each is worth is learned.

export const languageWording = anyOf(
  '(?:english|spanish|french|german|portuguese|polish|italian|dutch|flemish|mandarin|cantonese|chinese|japanese|korean|arabic|farsi|persian|dari|pashto|russian|ukrainian|vietnamese|tagalog|hindi|urdu|punjabi|bengali|gujarati|tamil|somali|nepali|swahili|amharic|tigrinya|yoruba|igbo|twi|hausa|haitian creole|creole|turkish|greek|hebrew|yiddish|swedish|danish|norwegian|finnish|czech|slovak|romanian|bulgarian|croatian|serbian|hungarian|irish|welsh|gaelic|gaeilge|catalan|basque|galician|māori|maori|hawaiian|navajo|cree|inuktitut|hmong|khmer|lao|thai|burmese|indonesian|malay|asl|bsl|auslan)(?! (?:law|accounting|tax|standards?|labor|employment|lit|literature|teacher))',
  '(?:second|third|another|foreign|additional|community|home|sign|native|other) languages?|bilingual|multilingual|trilingual|native (?:speaker|level)|mother tongue',
  '(?:deutsch|englisch|französisch|spanisch|polnisch)(?:kenntnisse)?|sprachkenntnisse',
  'anglais|français|allemand|espagnol|inglés|francés|alemán|español|japonés|italiano|valenciano|catalán|inglês|francês|alemão|espanhol|língua \\p{L}+|lengua \\p{L}+|angielski\\p{L}*|niemiecki\\p{L}*|polski\\p{L}*',
);

export const educationWording = anyOf(
  "(?:bachelor|master|associate)'?s?|degrees?|diploma|dipl|ged|ph\\.?d|doctorate|mba|bsc|msc|b\\.?s|m\\.?s|b\\.?a|bsn|msn|mph|mpa|msw|dpt|pharmd|j\\.?d|undergraduate|postgraduate|graduate of|graduation|graduated|gcses?|a-levels?|high school|hs",
  'licenciatura|mestrado|grado|titulación|bachillerato|diplôme|bac(?: ?\\+ ?\\d)?|licence en|studium|hochschul\\p{L}+|ausbildung|wykształcenie|studia|ensino (?:médio|superior)|superior (?:completo|incompleto|cursando|em)|tertiary|qualification in|dec ou|dep|bts|cégep|curso superior|graduação|formação em|bacharelado|máster|mestre',
);

export const certificationWording = anyOf(
  'licen[cs]es?|licen[cs]ed|licensure|certificat(?:e|es|ion|ions)|certified|certs?|registration|registered|credentials?|accredit(?:ed|ation)|chartered|endorsements?|tickets?',
  'führerschein|permis|carné|carta de condução|prawo jazdy|zertifi\\p{L}+|certifica\\p{L}+|inscrição|habilitation|uprawnienia|cédula|colegiación|licencia de|cnh',
);

export const experienceWording = anyOf(
  '(?:experience|background|exposure|track record|record of|years?|yrs?|worked|have (?:done|run|built|led|held)|internship|supervision of)',
  'erfahrung|berufserfahrung|[\\p{L}-]+erfahrung|expérience|experiencia|experiência|doświadczenie|anos|años|ans|jahre',
);

const families: readonly (readonly [string, RegExp])[] = [
  ['language', languageWording],
  ['education', educationWording],
  ['certification', certificationWording],
  ['experience', experienceWording],
  [
    'school',
    anyOf(
      'school|college|university|coursework|courses?|studies|studied|studying|students?|major(?:ing)?|program|credits|transcripts?|academic|thesis|trained at|apprenticeship|gpa',
    ),
  ],
  [
    'card',
    anyOf(
      'card|cdl(?:-[ab])?|class [a-d]|cpr|bls|acls|pals|nrp|first aid|osha(?:[ -]\\d+)?|twic|hazmat|tanker|cpa|cfa|pmp|shrm-s?cp|s?phr|notary|servsafe|nvq|cvt|cna|rn|lpn|pe|fe|ase|aws|nate|epa \\d+|cissp|permit|current|valid|in good standing|unrestricted|active',
    ),
  ],
  [
    'deed',
    phrasePattern.u`(?:^|(?:${'kind-wording/families-deed'}) (?:[\p{L}]+ly |already |also |ever |personally )?)(?:${'kind-wording/families-deed-2'})(?![\p{L}])`,
  ],
  [
    'past',
    anyOf(
      "behind you|under your belt|track record|proven|previous(?:ly)?|prior|history of|history in|time (?:in|on|at|as)|years'?|yrs|months'?|seasons|spent|exposure|setting|environment|sector|industry|field|full[- ]cycle|end[- ]to[- ]end|in production|at scale|at least (?:one|two|three) [\\p{L}]+s|worked|working (?:in|with|for)|supervis(?:ed|ing|ion|ory)|volunteer(?:ing|ed)?|post-?doc(?:toral)?|pqe|tenure|portfolio of|record of",
    ),
  ],
  [
    'residence',
    anyOf(
      'live|lives|living|lived|reside|resides|residing|residents?|residency|residence|relocat(?:e|ing|ion)|local(?: to)?|commut(?:e|ing|able)|based|located|within (?:[\\p{L}\\d-]+ ){1,3}(?:miles|minutes|hours?|km|kilometers|drive|driving|commute)(?: (?:of|from))?|reach the|get to the|resided|morar|reside|residir|residência|residencia|vivir|wohn\\p{L}+|habiter|mieszka\\p{L}+',
    ),
  ],
  [
    'worksite',
    anyOf(
      'on[- ]?site|in[- ]person|in[- ]office|office(?:-based)?|hybrid|remote(?:ly)?|telework|work from home|wfh|headquarters|head office|campus|days? (?:a|per|each) week|all five days|five days|duty station|presencial|híbrido|remoto|vor ort|présentiel|no remote|downtown',
    ),
  ],
  [
    'timezone',
    anyOf(
      'time ?zones?|utc|gmt|cet|cest|est|pst|pt|et|(?:central|eastern|pacific|mountain|atlantic) time|overlap|hours of',
    ),
  ],
  [
    'permission',
    anyOf(
      'authori[sz](?:ed|ation)|eligible to work|right to (?:live and )?work|legal(?:ly)?|allowed to work|visas?|sponsor(?:ship|ed)?|citizens?(?:hip)?|permanent resident|green card|clearance|work permit|itar|h-?1b|opt|cpt|f-1|ead|tn|o-1|stamp 4|nationals?|nationality|permission to work|settled status|jurisdictions?|permiso de trabajo|autorização|arbeitserlaubnis|titre de séjour',
    ),
  ],
  [
    'body',
    anyOf(
      'lift|lifting|carry|carrying|stand|standing|walk|walking|climb|climbing|kneel(?:ing)?|bend(?:ing)?|stoop(?:ing)?|crouch|push|pull|lbs?|pounds?|kg|kilos?|heights?|ladders?|scaffold(?:ing)?|feet|hear(?:ing)?|vision|eyesight|sight|dexterity|stamina|heat|cold|wet|weather|outdoors|swim|fitness|physical(?:ly)?|confined spaces?|tanks|respirator|terrain|ground|stairs|noise|dust|strength|medically',
    ),
  ],
  [
    'time',
    anyOf(
      '(?:mon|tues?|wednes|wed|thurs?|fri|satur|sat|sun)(?:days?|s)?|shifts?|nights?|overnights?|graveyard|weekends?|evenings?|mornings?|overtime|on[- ]call|holidays?|hours|days|weekdays?|availab(?:le|ility)|rota|rotation|rotating|split shift|flexib(?:le|ility)|start date|notice periods?|start (?:monday|immediately|asap|within)|early|late|after-hours|call-back|seasonal|turnos?|noites?|fines de semana|schicht\\p{L}*|horaires?',
    ),
  ],
  ['clock', /\d ?(?:[ap]\.?m\.?(?![\p{L}])|[ap](?![\p{L}]))|\d:\d\d/u],
  [
    'travel',
    anyOf(
      'travel(?:ing|s)?|trips?|visits?|overnight stays?|viajar|viajes|viagens|reise\\p{L}*|déplacements|away',
    ),
  ],
  [
    'check',
    anyOf(
      'background|drug|screen(?:ing)?|tests?|tested|criminal|felon(?:y|ies)|convictions?|dui|dwi|fingerprint(?:s|ing|ed)?|clearances|vaccin\\p{L}+|immuni[sz]\\p{L}+|titers?|exam(?:ination)?|credit check|polygraph|psychological|evaluation|references?|referees|dbs|vetting|checks?|tb|ppd|driving record|points|mvr|registo criminal|antecedentes|hepatitis|id|proof of address',
    ),
  ],
  ['age', phrasePattern.u`(?<!\d)(?:1[68]|2[1-5])\+|(?:${'kind-wording/families-age'})(?![\p{L}])`],
  [
    'own',
    anyOf(
      'own|reliable|(?:high-speed |home )?internet|broadband|workspace|private place|quiet|laptop|phone|equipment|tools|car|vehicle|van|truck|transport(?:ation)?|insurance|insured|boots|passport|bank account|invoice|sole trader|contractor status|cnpj|home office|wifi|wi-fi',
    ),
  ],
  ['paper', anyOf('portfolio|samples?|statement|references|reel|letters?|blurb|links?|write-up|essay')],
  [
    'manner',
    anyOf(
      'patien(?:t|ce)|calm|team|communicat\\p{L}+|organi[sz](?:ed|ation)|detail|judge?ment|kind(?:ness)?|humou?r|attitude|listen(?:er|ing)?|curi(?:ous|osity)|reliab\\p{L}+|honest\\p{L}*|empath\\p{L}+|tact(?:ful)?|discretion|confidential(?:ity)?|pressure|initiative|motivated|self-starter|coachab\\p{L}+|resilien\\p{L}+|friendly|warm|people|polite|professional(?:ism)?|punctual|leader(?:ship)?|presence|prioriti[sz]\\p{L}*|multitask\\p{L}*|problem[- ]solv\\p{L}+|interpersonal|trabajo en equipo|rigor',
    ),
  ],
  [
    'ability',
    anyOf(
      'abilit(?:y|ies)|able|can|skills?|skilled|proficien\\p{L}+|knowledge|understanding|familiar(?:ity)?|grasp|fluen(?:t|cy) in|comfort(?:able)?|confident|competen\\p{L}+|expertise|mastery|command of|literate|literacy|know|knows|working knowledge|conhecimentos?|conocimientos?|domínio|dominio|manejo|nociones|noções|kenntnisse|maîtrise|znajomość',
    ),
  ],
  [
    'willing',
    anyOf(
      "willing(?:ness)?|happy to|prepared to|ready to|open to|ok with|okay with|don't mind|commit(?:ment)?|expected|part of the|interest(?:ed)? in|disponib\\p{L}+|bereit\\p{L}*",
    ),
  ],
  ['without', anyOf('no|non-\\p{L}+|not|never|nobody|without|free')],
  [
    'software',
    anyOf(
      'software|system|platform|tools?|suite|database|crm|erp|emr|ehr|programming|code|coding|scripting|apis?|cloud|office|spreadsheets?',
    ),
  ],
];

/** The families of words that a run of text has. */
export const familiesIn = (lower: string): string[] =>
  families.filter(([, pattern]) => pattern.test(lower.slice(0, longestClause))).map(([name]) => name);
