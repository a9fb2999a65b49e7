import { phrasePattern } from '../../language/phrase-pattern.ts';
import { anyOf } from './phrase-pattern.ts';

const number =
  '(?:[12]?\\d(?:[.,]\\d+)?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|(?<!\\p{L}s )an?|several|some|dos|tres|cinco|deux|trois|cinq|zwei|drei|fünf|dwa|trzy|dois|três)';

/** "5+ years of …", "at least two years as …", "6 months+ at …", "a year or two of …". */
export const yearsAsked = anyOf(
  `(?<!(?:every|first|last|past|within|after|next) )${number}(?: ?\\+|-| ?(?:-|–|to|or|and|bis|à|a|o|ou|do) ?(?:more|\\d+|one|two|three|four|five|six|seven|ten)\\+?)?(?: ?\\(\\d+\\))?(?: full| academic| solid)?[ -](?:years?'?|yrs?\\.?|months?'?|mos\\.?)(?: or (?:two|more))?\\+?(?=(?: [\\p{L}&/,-]+){0,5} (?:experience|work|background|practice)|\\+? (?:of|as|in|at|with|on|working|doing|building|using|managing|leading|shipping|teaching|minimum|supervising|or so))`,
  `${number}(?: ?\\+| ?(?:-|–|a|bis|à|do|e) ?(?:os )?(?:\\d+|cinco|fünf|cinq|pięć))? ?(?:jahren?|jahre|ans|années|años|anos|lata|lat|roku|jaar|anni)`,
);

/** Plain demands on the applicant: they ask even where a posting talks of other things. */
export const hardAsk = anyOf(
  'must',
  'required(?! by law)',
  'mandatory',
  "you(?:'ll| will)? (?:do )?(?:also )?(?:really )?need(?! to know)",
  '(?:candidates?|applicants?|the (?:successful|ideal|right) (?:candidate|applicant|person)|postholder|employees?|anybody|anyone|everyone) (?:[\\p{L}]+ ){0,2}(?:must|should (?:be|have|hold)|will (?:have|hold|possess|need)|needs?|is expected|are expected|will be expected)',
  'is expected to (?:live|reside|be|have|hold)',
  "you(?:'ll| will|'d| would)? (?:also )?(?:have to|be (?:asked|required) (?:to|for))(?! be paid)",
  '(?:a|an|pre)?-?condition (?:of|for) (?:[\\p{L}]+ ){0,2}(?:employment|hire|appointment|offer|job|role)',
  '(?:subject to|conditional (?:up)?on|contingent (?:up)?on|dependent on)',
  'compulsory|obligatory|(?:not|non-?) ?(?:optional|negotiable)|no exceptions',
  "(?:only|solely) (?:consider|accept|hire|interview|take on|want)|(?:cannot|can't|unable to|not able to|won't|will not) (?:be )?(?:consider(?:ed)?|accept(?:ed)?|interview(?:ed)?|progress(?:ed)?)",
  "(?:please )?don't apply (?:if|unless)",
  '(?:erforderlich|zwingend|obligatoire|exigée?|imprescindible|es necesario|é necessário|wymagane|niezbędne)',
);

/** Words by which a posting asks, wherever they stand. */
export const strongAsk = anyOf(
  "must(?:n't)? (?:already |also |not |have |be |hold |possess |live |reside |pass |know |speak |own |provide |complete |show |bring |enjoy |love |like |like to )?",
  'musts?',
  'required(?! by law)',
  'requires(?! (?:us|the company))',
  'mandatory',
  'prerequisites?',
  "we(?:'d| would|'ll| will)? (?:expect|need|require|want|ask)(?: that)?(?: you| someone| somebody| candidates| applicants| people| a | an )",
  "(?:we're|we are|they're) (?:looking for|after|seeking)(?= (?:someone|somebody|people|a person|candidates))",
  "you(?:'ll| will)? (?:do )?(?:also )?(?:really )?(?:need|must have)(?! to know)",
  "you(?:'ll| will|'d| would) (?:also )?(?:have|bring|hold|possess)(?! the (?:chance|opportunity))",
  "you(?:'ve| have)(?: already| also)? (?:done|worked|run|built|shipped|led|managed|used|held|had|got|taught|written|been|spent|owned|experience|a |an |at least|strong|solid|good|excellent|the right|proven)",
  "you(?:'ll| will|'d| would) be (?:an? (?!part|member|key|vital|central)|comfortable|happy|confident|fluent|good|used)",
  '(?:our|the|your|a) (?:new|next|ideal|right|successful|perfect|best|future|strongest) [\\p{L}-]+(?: [\\p{L}-]+)?(?= (?:will (?:be|have|hold|know|bring|need|enjoy)|would (?:be|have)|has|holds|brings|knows|is (?:an?|someone|somebody|not|likely|able|comfortable|fluent)|should|must|can))',
  'you should (?:already |also |ideally )?(?:have|be|know|hold|enjoy|bring|feel)',
  '(?:candidates?|applicants?|the (?:successful|ideal|right) (?:candidate|applicant|person|executive|colleague)|postholder|employees?) (?:must|should|will (?:have|be|hold|possess)|needs?|is expected|are expected|will be expected)',
  '(?:ideal|right|successful) (?:candidate|colleague|person|applicant)(?= (?:will|would|has|holds|is (?:an?|someone|somebody|not)|should|must|can))',
  '(?:contractor|person|candidate|executive) (?:we (?:select|hire|choose|want|need)|will (?:have|be|hold))',
  'at least (?:one|two|three|four|five|six|\\d+)',
  'minimum(?: of)?',
  '(?:proven|demonstrated|demonstrable|prior|previous|hands-on|solid|relevant|extensive|strong|some) (?:[\\p{L}-]+ ){0,3}(?:experience|skills?|knowledge|record|ability|background|understanding|exposure)',
  'experience (?:with|in|of|as|on|at|using|working|managing|leading|building|is)',
  '(?:knowledge|understanding|grasp|command|mastery) of',
  '(?:familiarity|familiar|proficiency|proficient|competence|competent|competency|expertise|fluency|fluent|skilled?|literate) (?:with|in|using|at)',
  'ability to',
  '(?:able|willing|willingness|prepared|happy|available|eligible|expected|ready|licensed|certified|authori[sz]ed|qualified|registered) (?:to(?! (?:answer|help|talk|discuss|hear|chat|apply))|for|in|as|with|under)',
  '(?:comfortable|confident|confidence|at ease|at home|ok|okay|good) (?:with|in|working|standing|walking|driving|planning|using|speaking)',
  "(?:valid|current|active|clean|full) (?:[\\p{L}\\d'-]+ ){0,4}(?:licen[cs]e|licensure|certificat(?:e|ion)|registration|permit|passport|card)",
  "(?:bachelor|master)(?:'?s)?(?: degree)?(?: in| of| or|$)",
  '(?:degree|diploma|qualification|certificate) in',
  'high school diploma|ged|undergraduate degree',
  "(?:is|are|'s|will be|would be) (?:[\\p{L}]+ )?(?:essential|an? (?:must|necessity|prerequisite|requirement)|needed|necessary|expected|vital|crucial|critical|key|paramount|indispensable|important|part of (?:it|the (?:job|deal|work|role|week|post)))",
  "it(?:'s| is) (?:[\\p{L}]+ )?(?:essential|vital|crucial|important|necessary|critical) (?:that|to|for)",
  '(?:role|job|position|post|work|this|it|vacancy) (?:[\\p{L}]+ )?(?:calls? for|demands?|requires?|needs?|takes|asks for|suits?|would suit|is (?:ideal|perfect|right|suited|suitable|best) (?:for|to))(?= (?:a|an|someone|somebody|people|you|physical|good|strong|the|some|\\p{L}+))',
  '(?:would|will|might|may) suit',
  "(?:we|i)(?:'ll| will)? ask (?:you )?(?:for|to|that)",
  'what (?:matters|counts|we (?:need|want|look for|care about|value))(?: [\\p{L}]+){0,3} (?:is|are)',
  '(?:someone|somebody|anyone|a person) (?:with|who|whose|able|willing|comfortable)',
  'we (?:also |really )?(?:value|prize|hire for|appreciate) (?!diversity|inclusion|our|your|each|every|the|different|all|feedback)[\\p{L}]+',
  '(?:is|are) (?:looked for|sought|wanted|asked for)',
  'educated to|qualified as|trained (?:as|in)|a (?:trained|qualified|certified|licensed|registered|chartered|native)',
  '(?:expect|be ready|be prepared) to (?:travel|work|lift|stand|walk|be)',
  '(?:proof|evidence) of',
  'bring (?:a|an|your|at least|some)(?= )',
  '(?:have|has) (?:used|worked|done|held|run|completed|passed)',
  "who(?:'s| is| has| can| have| are|'ve)",
  "(?:please )?don't apply (?:if|unless)",
  'only (?:apply if|consider)',
  "(?:we|i)(?:'d| would)? (?:do |really |also |mainly |only )?(?:expect|require|ask for|insist on|look for|hope for|hope (?:you|to (?:find|meet))|care about|want someone|need someone|want somebody|need somebody)",
  "(?:we're|we are|i'm|i am) hoping (?:for|to (?:find|meet))",
  '(?:candidates?|applicants?) (?:who|with|have|hold|are|from)',
  '(?:head|eye|feel|knack|nose|passion|taste|memory|stomach|aptitude|talent) for',
  'under your belt|behind you',
  '(?:know|knows|knowing) (?:your|their|a) way (?:around|round|about)',
  '(?:is|are) (?:a given|taken for granted|assumed)|goes without saying',
  '(?:hold|holds|holding) (?:a|an|the|at least|current|valid)',
  'qualified (?:to level|to nvq|by experience)|time[- ]served',
  '(?:you|who) (?:come|comes|bring|brings) (?:with|to)',
  'should be (?:familiar|second nature|comfortable|fluent|confident|able|happy|part of)',
  'interest in',
  "(?:i|we)(?:'d| would) like (?:you|someone|somebody|a person) (?:to|who|with)",
  '(?:really |also )(?:matters?|counts?)|(?:matters?|counts?) (?:a lot|more|most|to us|here)(?=[.,;!]|$)',
  "won't do",
);

/** The same in other languages of postings. */
export const strongAskAbroad = anyOf(
  '(?:du|sie) (?:bringst|bringen|hast|haben|verfügst|verfügen|bist|sind|sprichst|sprechen|kennst|kennen|beherrschst|beherrschen|kannst|können)',
  '(?:voraussetzung|erforderlich|zwingend|notwendig|mindestens|vorausgesetzt|unerlässlich)',
  '(?:abgeschlossene[sr]?|erfahrung|berufserfahrung|kenntnisse|[\\p{L}-]+kenntnisse|[\\p{L}-]+erfahrung|führerschein|bereitschaft|fähigkeit|ausbildung als|studium)',
  'vous (?:avez|êtes|maîtrisez|possédez|justifiez|disposez|parlez|savez|connaissez|aimez)',
  '(?:exigée?s?|requise?s?|obligatoires?|indispensables?|impératif|il faut|nécessaires?|minimum|au moins)',
  "(?:expérience (?:de|en|dans|professionnelle|d'|confirmée|réussie)|maîtrise d|connaissances? (?:de|des|en)|diplôme|titulaire|permis b|formation (?:en|de)|capacité à|anglais)",
  '(?:se requiere|requerid[oa]s?|imprescindibles?|obligatori[oa]s?|necesari[oa]s?|mínim[oa]|al menos|hace falta|buscamos|pedimos|necesitamos|tienes|debes|deberás|manejas|dominas|hablas|sabes|conoces)',
  '(?:experiencia (?:en|de|con|mínima|previa|como)|conocimientos? (?:de|en|sobre)|titulación|título de|grado en|licenciatura|carné de|permiso de|capacidad de|dominio de|manejo de|nivel (?:alto|medio|avanzado)|inglés)',
  '(?:exige-se|exigimos|é necessári[oa]|é preciso|obrigatóri[oa]s?|mínim[oa]|pelo menos|espera-se|esperamos|procuramos alguém|tem de (?:ser|ter)|deverá|terá de)',
  '(?:experiência (?:em|de|com|no|na|mínima|que procuramos)|conhecimentos? (?:de|em)|licenciatura|mestrado|carta de condução|capacidade de|domínio de|inglês|disponibilidade)',
  '(?:wymagan[aey]|wymagamy|niezbędn[aey]|konieczn[aey]|oczekujemy|minimum|co najmniej|musisz|masz|znasz|potrafisz|posiadasz)',
  '(?:esperienza (?:di|in|nel|come|maturata)|conoscenza (?:di|del|della|dei)|laurea|diploma di|patente b|inglese|capacità di|disponibilità|almeno)',
  '(?:ervaring (?:met|in|als)|kennis van|opleiding|rijbewijs|minimaal|vloeiend|je (?:hebt|bent|spreekt|beschikt|kunt)|bereid om)',
  '(?:doświadczenie (?:w|z|na)|znajomość|umiejętność|wykształcenie|prawo jazdy|gotowość|biegł[aey]|dyspozycyjność)',
);

export const strongAskEast = phrasePattern.u`${'ask-wording/strong-ask-east'}`;

/** A document that says one may do something: in a short phrase without a verb it is asked for. */
export const paperAsked = anyOf(
  '(?:licen[cs]e|licensure|certificat(?:e|ion)|certified|endorsement|registration|permit|ticket|card|passport|clearance|diploma|degree|cdl(?:-a|-b)?|class [abc])',
  '(?:\\d{1,2}\\+?|one|two|three|four|five|six|seven|eight|ten)(?: ?[-–] ?\\d+)? (?:years?|yrs?\\.?|months?)',
  'clean (?:[\\p{L}]+ )?(?:mvr|record|licen[cs]e|driving)',
);

/** Said of what a person is, has or can, not of what they will do. */
export const personal = anyOf(
  "you(?:'re| are)(?: also| not| a| an| the kind)? (?!joining|working|part of|responsible|going|welcome|invited|free|based|alone|paid)[\\p{L}]+",
  "you (?:can|know|speak|understand|enjoy|like|love|don't mind|care|hold|think|have|own|already|notice|never|always)",
  "you've",
);

/** Said of a person in a passage that already asks: enough there, too little elsewhere. */
export const weakAsk = anyOf(
  "you(?:'re| are| can| could| write| read| pull| know| speak| think| enjoy| like| love| take| keep| care| hold| have| own| live| drive| turn up| understand| don't mind)",
  "you(?:'ve| have)",
  'your (?:writing|english|spanish|french|german|communication|spreadsheets?|handwriting|work|judgment|judgement)',
  '(?:organi[sz]ed|patient|patience|careful|calm|reliable|reliability|punctual|kind|tact|discretion|accuracy|attention to detail|team player|curious|curiosity|honest|honesty|humou?r|empathy|rigor|self-motivated|detail-oriented|tactful|flexible|resilient|friendly)',
  '(?:skills?|experience|background|knowledge|portfolio|fluency|degree|diploma|certification|licen[cs]e|qualified|training|record)',
);
